// Clocks, the list of keys, the search in the settings, offers across the table, and finishing a
// game that is decided.
import { strict as assert } from 'node:assert';
import { men, until } from '../harness.mjs';

const MID = [0, -2, 0, 2, 2, 3, 3, 2, 2, 0, 0, 0, 0, 0, 0, 1, 0, -2, 0, -4, -3, -2, -2, 0, 0, 0];
const DECIDED = [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 0, 0, 0, 0, 0, 0];
const OPEN = [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 0];
const face = (page, seat) => page.locator(`[data-clock="${seat}"] bdi`).textContent();
const delay = (reserve, free) => ({ kind: 'delay', reserve, delay: free });

export default {
  'a clock shows its delay, then runs for the side to act alone': async (bench) => {
    const free = await bench.board({ board: MID, clock: delay(120_000, 60_000) });
    await free.locator('[data-clock="0"] svg').waitFor();
    assert.equal(await face(free, 0), '2:00');
    const page = await bench.board({ board: MID, clock: delay(120_000, 0) });
    await until(page, 'to-roll');
    await page.locator('[data-clock="0"] .sign', { hasText: '▶' }).waitFor();
    await page.waitForFunction(() => document.querySelector('[data-clock="0"] bdi').textContent <= '1:58');
    assert.equal(await face(page, 1), '2:00');
    await page.keyboard.press('c');
    await page.getByText(/^Clocks: White 1:\d\d, Black 2:00\.$/).waitFor({ state: 'attached' });
    assert.deepEqual(await bench.axe(page), []);
  },

  'short of time: a sign and one sentence at thirty and at ten seconds, then the match is lost': async (bench) => {
    const page = await bench.board({ board: MID, clock: delay(31_500, 0) });
    await page.locator('[data-clock="0"].low').waitFor({ timeout: 8000 });
    assert.match(await page.locator('[data-clock="0"]').textContent(), /⚠/);
    await page.getByText('30 seconds left.').waitFor({ state: 'attached' });
    const short = await bench.board({ board: MID, clock: delay(2500, 0) });
    await until(short, 'match-over', 10_000);
    await short.getByText(/wins on time/).first().waitFor();
  },

  'New game has a clock of two minutes a point, or one of your own': async (bench) => {
    const page = await bench.page('/new');
    await page.getByText('More', { exact: true }).click();
    const clock = page.getByRole('group', { name: 'Clock' });
    await clock.getByRole('radio', { name: 'Standard' }).check();
    await page.getByText(/^2 minutes each/).waitFor();
    await clock.getByRole('radio', { name: 'Custom' }).check();
    await page.getByLabel('Minutes each').fill('3');
    await page.getByLabel('Free seconds a decision').fill('5');
    await page.click('[data-action="start"]');
    await page.locator('[data-clock="0"]').waitFor();
    await page.waitForFunction(() => /^(3:00|2:5\d)$/.test(document.querySelector('[data-clock="0"] bdi').textContent));
  },

  'the levels show their measured rating, the simple rule last': async (bench) => {
    const page = await bench.page('/new');
    await page.waitForFunction(() => document.querySelectorAll('select option').length > 3);
    const levels = await page.getByLabel('Level').locator('option').allTextContents();
    assert.match(levels.find((level) => level.startsWith('Club')), /PR \d/);
    assert.match(levels.at(-1), /^Pip count/);
  },

  'the question mark lists the keys, beside the board': async (bench) => {
    const page = await bench.board({ roll: [3, 1] });
    await until(page, 'moving');
    await page.keyboard.press('?');
    const keys = page.getByRole('region', { name: 'Keys' });
    await keys.waitFor();
    assert.equal(await keys.locator('dt').count(), 19);
    const list = await keys.boundingBox();
    const board = await page.locator('#board').boundingBox();
    assert.ok(list.x >= board.x + board.width, 'it does not cover the board');
    assert.deepEqual(await bench.axe(page), []);
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
  },

  'the settings are searched by any of their words': async (bench) => {
    const page = await bench.page('/settings');
    await page.getByPlaceholder('Search the settings').fill('walnut');
    assert.equal(await page.locator('main section').count(), 1);
    await page.getByText('Slate').waitFor();
    await page.getByPlaceholder('Search the settings').fill('nothing like it');
    await page.getByText('No setting says that.').waitFor();
    const polish = await bench.page('/settings?lang=pl');
    await polish.locator('input[type="search"]').fill('plansza');
    assert.ok((await polish.locator('main section').count()) >= 1);
  },

  'at one screen an offer is turned to whoever has to answer it': async (bench) => {
    const turned = (page) =>
      page.locator('[data-action="take"]').evaluate((one) => getComputedStyle(one).rotate);
    const more = [{ do: 'double', seat: 0 }];
    const page = await bench.board({ board: MID, more });
    await until(page, 'double-offered');
    assert.equal(await turned(page), '180deg');
    const [take, drop] = await Promise.all(
      ['take', 'drop'].map((action) => page.locator(`[data-action="${action}"]`).boundingBox()),
    );
    assert.ok(take.x < drop.x, 'seen from the other side Take stands at the right');
    await bench.shot(page, 'offer-turned');
    const board = await bench.board({ board: MID, more, page: { settings: { turnBoard: true } } });
    await until(board, 'double-offered');
    assert.equal(await turned(board), 'none');
  },

  'a game that nothing can change may be left to the program, and only such a one': async (bench) => {
    const page = await bench.board({ board: DECIDED, page: { settings: { autoRoll: false } }, dice: 'automatic', rules: { length: 1 } });
    await until(page, 'to-roll');
    await page.getByText('Nothing can change it now: White wins.').waitFor();
    assert.deepEqual(await men(page, 1), [4, 0]);
    await page.getByRole('button', { name: 'Finish the game' }).click();
    await until(page, 'match-over', 30_000);
    await page.getByRole('region', { name: 'Result' }).getByText('Single: 1 × cube 1 = 1 point.').waitFor();
    const open = await bench.board({ board: OPEN, page: { settings: { autoRoll: false } } });
    await until(open, 'to-roll');
    assert.equal(await open.getByRole('button', { name: 'Finish the game' }).count(), 0);
  },
};
