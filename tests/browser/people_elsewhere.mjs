// Signing in at another site, which test_people.py runs: there, back, a name, and known again.
import { strict as assert } from 'node:assert';
import { asked } from './people.mjs';

export default {
  'who comes from the other site chooses a name, and is known again': async (bench) => {
    const page = await bench.page('/account');
    await page.getByRole('link', { name: 'Sign in with The Club' }).waitFor();
    assert.deepEqual(await bench.axe(page), []);
    await page.click('[data-action="other-site"]');
    await page.waitForURL('**/account?oidc=new&name=anna');
    assert.equal(await page.getByLabel('Name').inputValue(), 'anna');
    assert.deepEqual(await bench.axe(page), []);
    await bench.shot(page, 'people-other-site');
    await page.click('[data-action="sign"]');
    await page.waitForSelector('[data-codes] code');
    await page.click('[data-action="codes-kept"]');
    await page.waitForSelector('[data-action="other-forget"]');
    await page.click('[data-action="sign-out"]');

    const later = await bench.page('/account');
    await later.click('[data-action="other-site"]');
    await later.waitForURL('**/lobby');
    assert.equal((await asked(later, 'GET', '/api/me')).me.name, 'anna');
    await later.goto(`${bench.url}/account`);
    await later.click('[data-action="other-forget"]');
    await later.waitForSelector('[data-action="other-site"]');
  },

  'what goes wrong there is said, and nobody is signed in': async (bench) => {
    const page = await bench.page('/account?oidc=oidc-failed');
    await page.getByText('Signing in with The Club did not work').waitFor();
    assert.equal((await asked(page, 'GET', '/api/me')).me, null);
  },
};
