// Cube and resignation: care against accidents, and the arithmetic of the points.
import { strict as assert } from 'node:assert';
import { state, until } from '../harness.mjs';

const MID = [0, -2, 0, 2, 2, 3, 3, 2, 2, 0, 0, 0, 0, 0, 0, 1, 0, -2, 0, -4, -3, -2, -2, 0, 0, 0];
const LAST = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, -4, -8, 0, 0, 0, 0, 0];
const LATE = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, -4, -7, 0, 0, 0];
const DEEP = [0, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, -4, -7, 0, 0, 0, 0, 0];
const words = (page) => page.sent.map((action) => action.do);
const act = (page, action) => page.locator(`[data-action="${action}"]:visible`);

/** White ends the game from here; the sentence of the card. */
async function ended(bench, board, set, rules = {}) {
  const page = await bench.board({ board, roll: [2, 1], set, rules, page: { settings: { speed: 'instant' } } });
  await page.waitForSelector('[data-result]', { timeout: 9000 });
  return page.locator('[data-result] .sum').textContent();
}

export default {
  'a double needs two presses at different places': async (bench) => {
    const page = await bench.board({ board: MID });
    await until(page, 'to-roll');
    const before = await act(page, 'double').boundingBox();
    await act(page, 'double').click();
    const box = await act(page, 'double').boundingBox();
    assert.ok(box.x > before.x + before.width, 'the second press stands elsewhere');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
    assert.deepEqual(words(page), []);
    await act(page, 'double').click();
    await page.waitForTimeout(350);
    await act(page, 'double').click();
    await until(page, 'double-offered');
    assert.deepEqual(words(page), ['double']);
  },

  'a press that began before an offer, or soon after, does not answer it': async (bench) => {
    const made = await bench.table({ set: { board: MID } });
    const page = await bench.page(`/game/${made.table}`, { table: made });
    await until(page, 'to-roll');
    // A press in the very frame in which the offer appears.
    const answered = page.waitForFunction(() => {
      const button = document.querySelector('[data-action="take"]');
      button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button?.click();
      return button !== null;
    });
    await bench.act(made, [{ do: 'double', seat: 0 }]);
    await answered;
    await page.waitForTimeout(150);
    assert.deepEqual(words(page), []);
    await page.waitForTimeout(700);
    for (const key of ['Enter', ' ']) await page.keyboard.press(key);
    assert.deepEqual(words(page), []);
    await act(page, 'drop').click();
    await page.getByText('Drop and lose 1 point?').waitFor();
    assert.deepEqual(words(page), []);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await act(page, 'take').click();
    await until(page, 'to-roll');
    assert.deepEqual(words(page), ['take']);
  },

  'results are spelled out: single, gammon, backgammon, drop': async (bench) => {
    assert.equal(await ended(bench, LATE, {}), 'Single: 1 × cube 1 = 1 point.');
    assert.equal(await ended(bench, LAST, { cube: 2, owner: 0 }), 'Gammon: 2 × cube 2 = 4 points.');
    assert.equal(
      await ended(bench, DEEP, { cube: 4, owner: 0 }, { length: 15 }),
      'Backgammon: 3 × cube 4 = 12 points.',
    );
    const page = await bench.board({ board: MID, set: { cube: 2, owner: 0 }, more: [{ do: 'double', seat: 0 }] });
    await page.waitForTimeout(700);
    await act(page, 'drop').click();
    await page.waitForTimeout(350);
    await act(page, 'drop').click();
    await page.waitForSelector('[data-result]');
    assert.equal(
      await page.locator('[data-result] .sum').textContent(),
      'Dropped: the cube stays at 2 = 2 points.',
    );
  },

  'Jacoby: a gammon counts single until the cube is turned': async (bench) => {
    const said = await ended(bench, LAST, {}, { length: null, jacoby: true });
    assert.equal(said, 'Gammon counts single, cube not turned (Jacoby): 1 × 1 = 1 point.');
  },

  'in the Crawford game there is no double, after it there is': async (bench) => {
    const page = await bench.board({ board: MID, set: { score: [6, 3], crawford: true } });
    await page.getByText('Crawford', { exact: true }).first().waitFor();
    assert.equal(await act(page, 'double').count(), 0);
    const after = await bench.board({ board: MID, set: { score: [3, 6], crawford: false } });
    await until(after, 'to-roll');
    assert.equal(await act(after, 'double').count(), 1);
  },

  'beavers are offered where they were agreed, and only there': async (bench) => {
    const rules = { length: null, beavers: 1 };
    const more = [{ do: 'double', seat: 0 }];
    const page = await bench.board({ board: MID, rules, more });
    await until(page, 'double-offered');
    assert.equal(await act(page, 'beaver').count(), 1);
    await page.waitForTimeout(700);
    await act(page, 'beaver').click();
    await until(page, 'beaver-offered');
    await page.getByRole('button', { name: 'Play on' }).waitFor();
    const without = await bench.board({ board: MID, rules: { length: null }, more });
    await until(without, 'double-offered');
    assert.equal(await act(without, 'beaver').count(), 0);
  },

  'it rolls for me when I may not double, and never when I may': async (bench) => {
    const theirs = await bench.board({ board: MID, dice: 'automatic', set: { cube: 2, owner: 1 } });
    await theirs.waitForFunction(() => document.querySelector('#board').dataset.state !== 'to-roll', null, { timeout: 4000 });
    assert.deepEqual(words(theirs), ['roll']);
    const mine = await bench.board({ board: MID, dice: 'automatic' });
    await until(mine, 'to-roll');
    await mine.waitForTimeout(1500);
    assert.equal(await state(mine), 'to-roll');
    assert.deepEqual(words(mine), []);
    await mine.getByRole('tab', { name: 'More' }).click();
    await mine.getByRole('switch', { name: 'No more doubling this game' }).click();
    await mine.waitForFunction(() => document.querySelector('#board').dataset.state !== 'to-roll', null, { timeout: 4000 });
    assert.deepEqual(words(mine), ['roll']);
  },

  'resigning offers what is still possible, and refused goes back': async (bench) => {
    const page = await bench.board({ board: LATE.map((n, i) => (i === 1 ? 2 : n)), set: {} });
    await until(page, 'to-roll');
    await page.getByRole('tab', { name: 'More' }).click();
    assert.equal(await page.getByRole('radio').count(), 1);
    const whole = await bench.board({ board: MID });
    await whole.getByRole('tab', { name: 'More' }).click();
    assert.equal(await whole.getByRole('radio').count(), 3);
    await whole.getByText('Gammon: 2 × 1 = 2 points').waitFor();
    await act(whole, 'resign').click();
    await until(whole, 'resign-offered');
    await whole.waitForTimeout(700);
    await act(whole, 'refuse').click();
    await until(whole, 'to-roll');
    assert.equal(await state(whole), 'to-roll');
  },
};
