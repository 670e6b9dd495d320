// Playing people: two browsers, each with its own account and language, from the lobby to the
// rating; a line that breaks and comes back; an invitation; every page for axe.
import { strict as assert } from 'node:assert';

const PASSWORD = 'five points and a cube';
const PAGES = ['/lobby', '/account', '/leaders'];
/** The slow run plays to 5, the usual one to 2: the cube is in both. */
const LENGTH = process.env.FIVEPOINT_LONG ? 5 : 2;

let count = 0;

/** A page of a fresh browser in which a new account is signed in. */
async function person(bench, name, lang, more = {}) {
  const page = await bench.page('/lobby', { settings: { language: lang, askDouble: false }, ...more });
  count += 1;
  const own = `${name}${Date.now() % 100_000}${count}`;
  await page.evaluate(
    async ([given, password]) => {
      const answer = await fetch('/api/accounts', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: given, password }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [own, PASSWORD],
  );
  await page.reload();
  await page.waitForSelector('[data-action="seek"]');
  return { page, name: own };
}

/** One step of playing on: doubles once if asked to, takes, rolls, plays the first play there is. */
async function step(page, doubling) {
  const press = (name) => page.locator(`[data-action="${name}"]:enabled`).click({ timeout: 500 }).catch(() => undefined);
  const now = await page.getAttribute('#board', 'data-state');
  if (now === 'double-offered') await press('take');
  else if (now === 'to-roll') await press(doubling && (await page.locator('[data-action="double"]').count()) ? 'double' : 'roll');
  else if (now === 'game-over') await press('roll');
  else if (now === 'confirm') await press('play');
  else if (now === 'moving')
    await page.locator('[data-movable]').first().click({ force: true, timeout: 500 }).catch(() => undefined);
  return now;
}

/** Both play on until the match is over. */
async function finish(first, second, minutes) {
  const end = Date.now() + 60_000 * minutes;
  for (;;) {
    const states = [await step(first, true), await step(second, false)];
    if (states.every((now) => now === 'match-over')) return;
    assert.ok(Date.now() < end, `the match does not end: ${states}`);
    await first.waitForTimeout(20);
  }
}

export default {
  'axe finds nothing on the pages about people, in any theme, and nothing is too wide': async (bench) => {
    const { page, name } = await person(bench, 'axe', 'en');
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

  'two browsers play a rated match with cube, chat, a break and a return, in two languages': async (bench) => {
    const anna = await person(bench, 'Anna', 'en');
    const bela = await person(bench, 'Bela', 'hu', { width: 390, height: 844 });
    for (const { page } of [anna, bela]) {
      await page.getByRole('spinbutton').fill(String(LENGTH));
      await page.click('[data-action="seek"]');
    }
    for (const { page } of [anna, bela]) {
      await page.waitForURL('**/game/**');
      await page.waitForSelector('#board[data-state]');
    }
    assert.equal(new URL(anna.page.url()).pathname, new URL(bela.page.url()).pathname);
    await bench.shot(anna.page, 'people-table');
    await bench.shot(bela.page, 'people-table-phone');

    // A set phrase is read in the reader's own language.
    await anna.page.getByRole('tab', { name: 'Chat' }).click();
    await anna.page.click('[data-phrase="good-luck"]');
    await anna.page.locator('[data-chat]').getByText('Good luck!').waitFor();
    await bela.page.locator('.handle').click();
    await bela.page.getByRole('tab', { name: 'Csevegés' }).click();
    await bela.page.locator('[data-chat]').getByText('Sok szerencsét!').waitFor();
    assert.deepEqual(await bench.axe(anna.page), [], 'chat');
    await bench.shot(anna.page, 'people-chat');
    await bench.shot(bela.page, 'people-chat-phone');
    await bela.page.locator('.handle').click();

    // One goes away: the other is told, and the match goes on when it is back.
    const context = bela.page.context();
    await bela.page.close();
    await anna.page.waitForSelector('[data-presence="away"]');
    await anna.page.waitForSelector('[data-notice="away"]', { timeout: 15_000 });
    await bench.shot(anna.page, 'people-away');
    bela.page = await context.newPage();
    await bela.page.goto(anna.page.url());
    await bela.page.waitForSelector('#board[data-state]');
    await anna.page.waitForSelector('[data-presence="here"]');

    await finish(anna.page, bela.page, LENGTH > 2 ? 20 : 6);
    await anna.page.getByRole('tab', { name: 'Moves' }).click();
    await anna.page.waitForSelector('[data-arithmetic]');
    await bench.shot(anna.page, 'people-result');
    const record = await (await fetch(`${bench.url}/api/tables/${anna.page.url().split('/').at(-1)}/record`)).json();
    assert.ok(JSON.stringify(record).includes('"double"'), 'the cube was turned');

    // Its proof holds, and the profile has the same arithmetic.
    await anna.page.goto(`${bench.url}/proof/${anna.page.url().split('/').at(-1)}`);
    await anna.page.click('[data-action="check"]');
    await anna.page.locator('[data-verdict].good').waitFor();
    await bench.shot(anna.page, 'people-proof');
    assert.deepEqual(await bench.axe(anna.page), [], 'proof');
    await bela.page.goto(`${bench.url}/player/${bela.name}`);
    await bela.page.locator('[data-match] summary').click();
    await bela.page.waitForSelector('[data-arithmetic]');
    await bench.shot(bela.page, 'people-profile-phone');
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
    await finish(host, guest, 6);
    await host.goto(`${bench.url}/proof/${host.url().split('/').at(-1)}`);
    await host.click('[data-action="check"]');
    await host.locator('[data-verdict].good').waitFor();
  },
};
