// Playing people: two browsers, each with its own account and language, from the lobby to the
// rating; a line that breaks and comes back; an invitation; every page for axe.
import { strict as assert } from 'node:assert';
import { account, lineOf, over, PASSWORD, playUntil } from '../people.mjs';

const PAGES = ['/lobby', '/account', '/leaders'];

/** Offers to resign the game at its most, from the panel that is already open. */
async function resignAll(page) {
  await page.locator('[role="tab"][id$="-more"]').click();
  await page.locator('fieldset input[type="radio"]').last().check();
  await page.click('[data-action="resign"]');
}

export default {
  'axe finds nothing on the pages about people, in any theme, and nothing is too wide': async (bench) => {
    const { page, name } = await account(bench, 'axe');
    await page.waitForSelector('[data-action="bot-club"]');
    const looks = [['light', 'en', 1280], ['dark', 'hu', 360], ['contrast', 'pl', 360], ['light', 'th', 1280]];
    for (const [theme, lang, width] of looks) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [...PAGES, `/player/${name}`]) {
        await page.goto(`${bench.url}${path}?lang=${lang}`);
        await page.waitForSelector('main h1');
        await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
        await page.waitForTimeout(400);
        await bench.shot(page, `people${path.split('/')[1]}-${theme}-${lang}-${width}`);
        assert.deepEqual(await bench.axe(page), [], `${path} ${theme}`);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(over <= 0, `${path} ${lang}: ${over} px too wide`);
      }
    }
  },

  'signing up shows the recovery codes once; signing out and in again works': async (bench) => {
    const page = await bench.page('/account');
    bench.expected = /status of 40\d/;
    const name = `Anna${Date.now() % 1_000_000}`;
    await page.getByRole('button', { name: 'Make an account' }).first().click();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.click('[data-action="sign"]');
    await page.waitForSelector('[data-codes] code');
    assert.ok((await page.locator('[data-codes] code').count()) >= 5);
    await bench.shot(page, 'people-codes');
    await page.click('[data-action="codes-kept"]');
    await page.waitForSelector('[data-action="sign-out"]');
    assert.deepEqual(await bench.axe(page), []);
    await bench.shot(page, 'people-own-account');
    await page.click('[data-action="sign-out"]');
    await page.goto(`${bench.url}/account`);
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password', { exact: true }).fill('something else');
    await page.click('[data-action="sign"]');
    await page.waitForSelector('main [role="alert"]');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.click('[data-action="sign"]');
    await page.waitForURL('**/lobby');
    await page.getByText(name).first().waitFor();
  },

  'two browsers play a rated match to 5 with cube, chat, a break and a return, in two languages': async (bench) => {
    bench.expected = /WebSocket|ERR_/;
    const anna = await account(bench, 'Anna', { lang: 'en' });
    const bela = await account(bench, 'Bela', { lang: 'hu', page: { width: 390, height: 844 } });
    const line = await lineOf(bela.page);
    await bela.page.reload();
    for (const { page } of [anna, bela]) {
      await page.getByRole('spinbutton').fill('5');
      assert.ok(await page.getByRole('switch').first().isChecked(), 'rated');
      await page.click('[data-action="seek"]');
    }
    for (const { page } of [anna, bela]) {
      await page.waitForURL('**/game/**');
      await page.waitForSelector('#board[data-state]');
    }
    const table = new URL(anna.page.url()).pathname.split('/').at(-1);
    assert.equal(new URL(bela.page.url()).pathname, `/game/${table}`);
    await bench.shot(anna.page, 'people-table');
    await bench.shot(bela.page, 'people-table-phone');

    // A set phrase is read in the reader's own language, both ways.
    await anna.page.getByRole('tab', { name: 'Chat' }).click();
    await anna.page.click('[data-phrase="good-luck"]');
    await anna.page.locator('[data-chat]').getByText('Good luck!').waitFor();
    await bela.page.locator('.handle').click();
    await bela.page.getByRole('tab', { name: 'Csevegés' }).click();
    await bela.page.locator('[data-chat]').getByText('Sok szerencsét!').waitFor();
    await bela.page.click('[data-phrase="thanks"]');
    await anna.page.locator('[data-chat]').getByText('Thank you!').waitFor();
    assert.deepEqual(await bench.axe(anna.page), [], 'chat');
    await bench.shot(anna.page, 'people-chat');
    await bench.shot(bela.page, 'people-chat-phone');
    await bela.page.locator('.handle').click();
    await playUntil(anna.page, bela.page, (states) => states.includes('double-offered'));

    // One goes offline: both pages say so; the match goes on from there when it is back.
    await line.offline();
    await bela.page.waitForSelector('[data-link="lost"]');
    await anna.page.waitForSelector('[data-presence="away"]');
    await anna.page.waitForSelector('[data-notice="away"]', { timeout: 15_000 });
    await bench.shot(anna.page, 'people-away');
    await bench.shot(bela.page, 'people-offline-phone');
    await line.online();
    await anna.page.waitForSelector('[data-presence="here"]', { timeout: 20_000 });
    await bela.page.waitForSelector('[data-link]:not([data-link="lost"])');

    // The first game is played to its end with the cube; then one side gives the others up.
    const past = async () => (await (await fetch(`${bench.url}/api/tables/${table}`)).json()).results.length > 0;
    await playUntil(anna.page, bela.page, past);
    await bela.page.locator('.handle').click();
    await playUntil(anna.page, bela.page, async (states) => {
      if (over(states)) return true;
      if (['to-roll', 'moving', 'waiting'].includes(states[1])) await resignAll(bela.page).catch(() => undefined);
      return false;
    });
    await anna.page.getByRole('tab', { name: 'Moves' }).click();
    await anna.page.waitForSelector('[data-arithmetic]');
    await bench.shot(anna.page, 'people-result');
    const state = await (await fetch(`${bench.url}/api/tables/${table}`)).json();
    assert.ok(state.rated && state.rules.length === 5 && Math.max(...state.score) >= 5, 'a rated match to 5');
    assert.ok(state.results[0].cube >= 2, 'the cube was turned');

    // Its proof holds, and the profile has the same arithmetic.
    await anna.page.goto(`${bench.url}/proof/${table}`);
    await anna.page.click('[data-action="check"]');
    await anna.page.locator('[data-verdict].good').waitFor();
    await bench.shot(anna.page, 'people-proof');
    assert.deepEqual(await bench.axe(anna.page), [], 'proof');
    await bela.page.goto(`${bench.url}/player/${bela.name}`);
    await bela.page.locator('[data-match] summary').click();
    await bela.page.waitForSelector('[data-arithmetic]');
    await bench.shot(bela.page, 'people-profile-phone');
  },

  'from the first page one press makes an invitation': async (bench) => {
    const page = await bench.page('/');
    await page.click('[data-action="invite"]');
    await page.waitForSelector('[data-invitation]');
    assert.match(await page.textContent('[data-invitation]'), /\/game\//);
  },

  'New game leads to an invitation on its terms and to the lobby, and Play stays what it was': async (bench) => {
    const page = await bench.page('/new');
    const opponent = (value) => page.locator(`input[name="opponent"][value="${value}"]`).check({ force: true });
    await opponent('invite');
    await page.getByRole('spinbutton').fill('3');
    await page.click('[data-action="start"]');
    await page.waitForSelector('[data-invitation]');
    await page.getByText('Match to 3').waitFor();
    await page.goto(`${bench.url}/new`);
    assert.ok(await page.locator('input[name="opponent"][value="computer"]').isChecked());
    await opponent('lobby');
    await page.click('[data-action="start"]');
    await page.waitForURL('**/lobby');
  },

  'an invitation is an address: whoever opens it takes the seat and plays': async (bench) => {
    const host = await bench.page('/lobby');
    await host.getByText('Rated', { exact: true }).waitFor();
    await host.click('[data-action="invite"]');
    await host.waitForSelector('[data-invitation]');
    await bench.shot(host, 'people-invite');
    assert.deepEqual(await bench.axe(host), [], 'invitation');
    const guest = await bench.page(new URL(await host.textContent('[data-invitation]')).pathname, {
      width: 390,
      height: 844,
    });
    await guest.waitForSelector('[data-action="take-seat"]');
    await guest.locator('header a[href="/"]').waitFor();
    assert.deepEqual(await bench.axe(guest), [], 'invited');
    await bench.shot(guest, 'people-invited');
    await guest.getByRole('textbox').fill('Zoé');
    await guest.click('[data-action="take-seat"]');
    for (const page of [host, guest]) await page.waitForSelector('#board[data-state]');
    await host.getByText('Zoé').first().waitFor();
    // The numbers for the dice have been sealed and shown: a roll has come.
    await host.waitForSelector('#board:not([data-state="opening"])', { timeout: 20_000 });
  },

  'where both sides add to every roll, a match is played and its proof holds': async (bench) => {
    const host = await bench.page('/lobby');
    await host.evaluate(() => localStorage.setItem('fivepoint.terms', '{"perRoll":true,"length":1}'));
    await host.reload();
    await host.click('[data-action="invite"]');
    const guest = await bench.page(new URL(await host.textContent('[data-invitation]')).pathname);
    await guest.click('[data-action="take-seat"]');
    for (const page of [host, guest]) await page.waitForSelector('#board[data-state]');
    await playUntil(host, guest, over);
    await host.goto(`${bench.url}/proof/${host.url().split('/').at(-1)}`);
    await host.click('[data-action="check"]');
    await host.locator('[data-verdict].good').waitFor();
  },
};
