// Accounts in the browser: passkeys (Chromium's own authenticator), recovery codes, other browsers
// signed out, bots with their tokens, everything exported, everything deleted.
import { strict as assert } from 'node:assert';
import { account, asked, PASSWORD } from '../people.mjs';

/** Gives a page's browser an authenticator that says yes to everything. */
async function withPasskeys(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const signOut = async (bench, page) => {
  await page.goto(`${bench.url}/account`);
  await page.click('[data-action="sign-out"]');
  await page.waitForURL(bench.url + '/');
  await page.goto(`${bench.url}/account`);
};

export default {
  'an account by passkey alone: made, signed out, signed in again, one more key and one less': async (bench) => {
    // Passkeys are bound to names, never to numbers.
    const url = bench.url.replace('127.0.0.1', 'localhost');
    const page = await bench.page('/about');
    await page.goto(`${url}/account`);
    await withPasskeys(page);
    const name = `Key${Date.now() % 1_000_000}`;
    await page.getByRole('button', { name: 'Make an account' }).first().click();
    await page.getByLabel('Name').fill(name);
    await page.click('[data-action="passkey"]');
    await page.waitForSelector('[data-codes] code');
    await page.click('[data-action="codes-kept"]');
    await page.waitForSelector('[data-action="sign-out"]');
    assert.equal((await asked(page, 'GET', '/api/me')).me.passkeys.length, 1);
    assert.deepEqual(await bench.axe(page), []);

    await page.click('[data-action="sign-out"]');
    await page.waitForURL(`${url}/`);
    await page.goto(`${url}/account`);
    await page.click('[data-action="passkey"]');
    await page.waitForURL('**/lobby');
    const { me } = await asked(page, 'GET', '/api/me');
    assert.deepEqual([me.name, me.password], [name, false]);

    await page.goto(`${url}/account`);
    await page.getByRole('button', { name: 'Remove' }).first().click();
    await page.getByRole('button', { name: 'Remove' }).first().waitFor({ state: 'detached' });
    await page.click('[data-action="add-passkey"]');
    await page.getByRole('button', { name: 'Remove' }).first().waitFor();
  },

  'a recovery code gives a new password once, and ends what was signed in elsewhere': async (bench) => {
    bench.expected = /status of 40\d/;
    const page = await bench.page('/account');
    const name = `Lost${Date.now() % 1_000_000}`;
    await page.getByRole('button', { name: 'Make an account' }).first().click();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.click('[data-action="sign"]');
    const code = await page.locator('[data-codes] code').first().textContent();
    await page.click('[data-action="codes-kept"]');

    const other = await bench.page('/account');
    const recover = async () => {
      await other.getByRole('button', { name: 'Recover an account' }).first().click();
      await other.getByLabel('Name').fill(name);
      await other.getByLabel('Recovery code').fill(code);
      await other.getByLabel('New password', { exact: true }).fill('another long sentence');
      await other.click('[data-action="sign"]');
    };
    await recover();
    await other.waitForURL('**/lobby');
    assert.equal((await asked(page, 'GET', '/api/me')).me, null, 'the browser before is signed out');
    await signOut(bench, other);
    await recover();
    await other.waitForSelector('main [role="alert"]');
  },

  'other browsers are listed and signed out, one and all': async (bench) => {
    const one = await account(bench, 'Many', { path: '/account' });
    const others = [];
    for (let i = 0; i < 2; i++) {
      const page = await bench.page('/about');
      await asked(page, 'POST', '/api/session', { name: one.name, password: PASSWORD });
      others.push(page);
    }
    const signedIn = async () =>
      (await Promise.all(others.map((page) => asked(page, 'GET', '/api/me')))).filter(({ me }) => me !== null).length;
    await one.page.reload();
    const devices = one.page.getByRole('region', { name: 'Signed in here' });
    await devices.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await devices.getByRole('listitem').nth(2).waitFor({ state: 'detached' });
    assert.equal(await signedIn(), 1);
    await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await devices.getByRole('listitem').nth(1).waitFor({ state: 'detached' });
    assert.equal(await signedIn(), 0);
  },

  'a bot is made and its token works until there is a new one; all is exported and deleted': async (bench) => {
    const owner = await account(bench, 'Owner', { path: '/account' });
    const { page } = owner;
    const bots = page.getByRole('region', { name: 'Bots' });
    const bot = `bot_${owner.name}`.toLowerCase();
    await bots.getByLabel('Name').fill(bot);
    await bots.getByRole('button', { name: 'Make a bot' }).click();
    const first = (await bots.locator('code').textContent()).trim();
    const as = async (token) =>
      (await (await fetch(`${bench.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })).json()).me?.name;
    assert.equal(await as(first), bot);
    await bots.getByRole('button', { name: 'New token' }).click();
    await page.waitForFunction((old) => document.querySelector('code')?.textContent.trim() !== old, first);
    const second = (await bots.locator('code').textContent()).trim();
    assert.equal(await as(second), bot);
    assert.notEqual(await as(first), bot);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export everything' }).click(),
    ]);
    const { readFileSync } = await import('node:fs');
    const kept = JSON.parse(readFileSync(await download.path(), 'utf8'));
    assert.equal(kept.account.name, owner.name);
    assert.deepEqual(kept.bots.map(({ name }) => name), [bot]);
    assert.ok(!JSON.stringify(kept).includes('argon2'), 'no hash of a password');

    bench.expected = /status of 40\d/;
    const data = page.getByRole('region', { name: 'Your data' });
    await data.getByRole('button', { name: 'Delete the account' }).click();
    await data.getByLabel('Password', { exact: true }).fill('not the password');
    await data.locator('[data-action="delete"]').click();
    await page.waitForSelector('main [role="alert"]');
    await data.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await data.locator('[data-action="delete"]').click();
    await page.waitForURL(bench.url + '/');
    assert.equal((await asked(page, 'GET', '/api/me')).me, null);
    assert.equal((await fetch(`${bench.url}/api/players/${owner.name}`)).status, 404);
    assert.notEqual(await as(second), bot);
  },
};
