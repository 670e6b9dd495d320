// Recovery by mail, which test_people.py runs: it reads the mails and hands the links over.
import { strict as assert } from 'node:assert';
import { existsSync, readFileSync } from 'node:fs';
import { asked, PASSWORD } from './people.mjs';

const LINK = /\/account#(?:confirm|recover)=[\w-]+/;

/** The path of the link in the mail of this number, once it is there. */
async function linkIn(number) {
  const file = `${process.env.FIVEPOINT_MAILS}/${number}.txt`;
  while (!existsSync(file)) await new Promise((done) => setTimeout(done, 50));
  return LINK.exec(readFileSync(file, 'utf8'))[0];
}

export default {
  'an address is given at sign-up, proved by a link, and brings the account back': async (bench) => {
    const page = await bench.page('/account');
    await page.getByRole('button', { name: 'Make an account' }).first().click();
    await page.getByLabel('Name').fill('Forgetful');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Mail address').fill('forgetful@example.org');
    assert.deepEqual(await bench.axe(page), []);
    await page.click('[data-action="sign"]');
    await page.click('[data-action="codes-kept"]');
    const mail = page.getByRole('region', { name: 'Recovery by mail' });
    await mail.getByText('Without a mail address').waitFor();

    const proving = await bench.page(await linkIn(1));
    await proving.getByText('from now on').waitFor();
    assert.deepEqual(await bench.axe(proving), []);
    await page.reload();
    await mail.getByText('forgetful@example.org').waitFor();
    await bench.shot(page, 'people-mail');

    const lost = await bench.page('/account');
    await lost.getByRole('button', { name: 'Recover an account' }).first().click();
    await lost.getByLabel('Mail address').fill('forgetful@example.org');
    await lost.click('[data-action="way-back"]');
    await lost.getByText('on its way').waitFor();
    assert.deepEqual(await bench.axe(lost), []);
    await lost.goto(bench.url + (await linkIn(2)));
    await lost.getByLabel('New password', { exact: true }).fill('another long sentence');
    assert.deepEqual(await bench.axe(lost), []);
    await lost.click('[data-action="sign"]');
    await lost.waitForURL('**/lobby');
    assert.equal((await asked(lost, 'GET', '/api/me')).me.name, 'Forgetful');
    assert.equal((await asked(page, 'GET', '/api/me')).me, null, 'the browser before is signed out');
  },
};
