// Cube and resignation: care against accidents, and the arithmetic of the points.
import { strict as assert } from 'node:assert';
import { counts, press, START, state, until } from '../harness.mjs';

const MID = [0, -2, 0, 2, 2, 3, 3, 2, 2, 0, 0, 0, 0, 0, 0, 1, 0, -2, 0, -4, -3, -2, -2, 0, 0, 0];
const LAST = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, -4, -8, 0, 0, 0, 0, 0];
const LATE = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, -4, -7, 0, 0, 0];
const DEEP = [0, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, -4, -7, 0, 0, 0, 0, 0];
// White has two men off and Black none: for White a gammon is out of the question, for Black too once some are off.
const BOTH_OFF = [0, 3, 3, 3, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, -3, -3, -2, -2, 0, 0];
// White has none off, and none in Black's home or on the bar, and Black has passed it.
const NONE_OFF = [0, 3, 3, 3, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, -3, -3, -2, -2, 0, 0];
const words = (page) => page.sent.map((action) => action.do);
const act = (page, action) => page.locator(`[data-action="${action}"]:visible`);
const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

/** White ends the game from here; the sentence of the card. */
async function ended(bench, board, set, rules = {}) {
  const page = await bench.board({ board, roll: [2, 1], set, rules, page: { settings: { speed: 'instant' } } });
  await page.waitForSelector('[data-result]', { timeout: 15_000 });
  return page.locator('[data-result] .sum').textContent();
}

/** A table of White's here and Black's on a page of its own. */
async function across(bench, more = {}) {
  const made = await bench.table(more);
  const page = await bench.page(`/game/${made.table}`, { table: { ...made, keys: [null, made.keys[1]] } });
  await until(page, 'waiting');
  return [page, made];
}

export default {
  'a double needs two presses at different places, and Esc sends nothing': async (bench) => {
    const page = await bench.board({ board: MID, dice: 'automatic' });
    await until(page, 'to-roll');
    const double = middle(await act(page, 'double').boundingBox());
    const roll = middle(await act(page, 'roll').boundingBox());
    assert.ok(roll[0] - double[0] >= 48);
    // Once more at either old place: nothing, or back to where it was.
    await page.mouse.click(...double, { clickCount: 2 });
    await page.waitForTimeout(350);
    await page.mouse.click(...double);
    assert.deepEqual(words(page), []);
    await page.getByText('Double to 2? If they drop you win 1 point.').waitFor();
    await page.mouse.click(...roll);
    await act(page, 'roll').waitFor();
    assert.deepEqual([words(page), await state(page)], [[], 'to-roll']);
    // The middle answers to no press within a quarter of a second, and Enter and Space to none at all.
    await act(page, 'double').click();
    await page.evaluate(() => {
      const button = document.querySelector('[data-action="double"]');
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button.click();
    });
    for (const key of ['Enter', ' ']) await page.keyboard.press(key);
    assert.deepEqual(words(page), []);
    await page.keyboard.press('Escape');
    await act(page, 'roll').waitFor();
    assert.deepEqual(words(page), []);
    await act(page, 'double').click();
    await page.waitForTimeout(350);
    const second = await act(page, 'double').boundingBox();
    assert.ok(second.x > double[0] && second.x + second.width < roll[0], 'the second press stands elsewhere');
    await page.mouse.click(...middle(second));
    await until(page, 'double-offered');
    assert.deepEqual(words(page), ['double']);
  },

  'a press that began before an offer, or within 600 ms of it, does not answer it': async (bench) => {
    const [page, made] = await across(bench, { set: { board: MID } });
    // Pressed down before the offer, let go after it.
    const spot = async () => middle(await act(page, 'take').boundingBox());
    const answered = page.waitForFunction(() => {
      // In the very frame in which it appears: a press that began long ago ends on it.
      const button = document.querySelector('[data-action="take"]');
      button?.click();
      return button !== null;
    });
    await page.mouse.move(640, 790);
    await page.mouse.down();
    await bench.act(made, [{ do: 'double', seat: 0 }]);
    await answered;
    await page.mouse.up();
    await page.evaluate(() => {
      // Begun at once after it, by pointer and by key.
      const { shown } = globalThis.seen;
      const offered = shown.find((one) => one.state === 'double-offered').at;
      if (performance.now() - offered > 550) throw new Error('too slow to try');
      for (const action of ['take', 'drop']) {
        const button = document.querySelector(`[data-action="${action}"]`);
        button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        button.click();
      }
      for (const key of ['y', 'n']) dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
    await page.waitForTimeout(100);
    assert.deepEqual(words(page), []);
    assert.equal(await page.getByText(/Drop and lose/).count(), 0);
    await page.waitForTimeout(700);
    await page.mouse.click(...(await spot()));
    await until(page, 'waiting');
    assert.deepEqual(words(page), ['take']);
  },

  'Enter and Space never drop, and Drop asks': async (bench) => {
    const [page, made] = await across(bench, { set: { board: MID } });
    await bench.act(made, [{ do: 'double', seat: 0 }]);
    await until(page, 'double-offered');
    await page.getByText('Dropping loses 1. Taking plays for 2.').waitFor();
    assert.ok(await page.evaluate(() => document.activeElement.textContent.includes('Dropping loses 1')));
    await page.waitForTimeout(700);
    for (const key of ['Enter', ' ', 'Enter']) await page.keyboard.press(key);
    assert.deepEqual([words(page), await state(page)], [[], 'double-offered']);
    // From the button itself they only ask, and then do nothing until a button is chosen.
    await act(page, 'drop').focus();
    for (const key of ['Enter', 'Enter', ' ', 'Enter']) await page.keyboard.press(key);
    await page.getByText('Drop and lose 1 point?').waitFor();
    assert.deepEqual(words(page), []);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.keyboard.press('n');
    await page.getByText('Drop and lose 1 point?').waitFor();
    await page.keyboard.press('Escape');
    await act(page, 'take').waitFor();
    await act(page, 'drop').click();
    await page.getByText('Drop and lose 1 point?').waitFor();
    assert.deepEqual(words(page), []);
    await page.waitForTimeout(350);
    await act(page, 'drop').click();
    await until(page, 'game-over');
    assert.deepEqual(words(page), ['drop']);
  },

  'results are spelled out: single, gammon, backgammon, drop': async (bench) => {
    const drop = async () => {
      const page = await bench.board({ board: MID, set: { cube: 2, owner: 0 }, more: [{ do: 'double', seat: 0 }] });
      await until(page, 'double-offered');
      await page.waitForTimeout(700);
      await act(page, 'drop').click();
      await page.waitForTimeout(350);
      await act(page, 'drop').click();
      await page.waitForSelector('[data-result]');
      return page.locator('[data-result] .sum').textContent();
    };
    assert.deepEqual(
      await Promise.all([
        ended(bench, LATE, {}),
        ended(bench, LAST, { cube: 2, owner: 0 }),
        ended(bench, DEEP, { cube: 4, owner: 0 }, { length: 15 }),
        drop(),
        ended(bench, LAST, {}, { length: null, jacoby: true }),
      ]),
      [
        'Single: 1 × cube 1 = 1 point.',
        'Gammon: 2 × cube 2 = 4 points.',
        'Backgammon: 3 × cube 4 = 12 points.',
        'Dropped: the cube stays at 2 = 2 points.',
        'Gammon counts single, cube not turned (Jacoby): 1 × 1 = 1 point.',
      ],
    );
  },

  'in the Crawford game there is no double, after it there is': async (bench) => {
    const page = await bench.board({ board: MID, set: { score: [6, 3], crawford: true } });
    await until(page, 'to-roll');
    const chips = page.locator('.strip .chip', { hasText: 'Crawford' });
    assert.equal(await chips.count(), 2);
    assert.ok(await chips.first().isVisible());
    assert.equal(await page.locator('#board .cube').count(), 0, 'the cube is hidden');
    assert.equal(await page.locator('[data-action="double"], [data-text-action="double"]').count(), 0);
    await page.keyboard.press('d');
    assert.deepEqual(words(page), []);
    // White resigns it; in the next game, 6 to 4, both may double.
    await page.getByRole('tab', { name: 'More' }).click();
    await act(page, 'resign').click();
    await until(page, 'resign-offered');
    await page.waitForTimeout(700);
    await act(page, 'accept').click();
    await until(page, 'game-over');
    await act(page, 'roll').click();
    await until(page, 'opening');
    await page.getByLabel('First die').selectOption('3');
    await act(page, 'roll').click();
    await until(page, 'moving');
    await press(page, 5);
    await act(page, 'play').click();
    await until(page, 'to-roll');
    assert.equal(await act(page, 'double').count(), 1);
    assert.equal(await page.locator('.strip .chip').count(), 0);
    assert.equal(await page.locator('#board .cube').count(), 1);
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
    assert.deepEqual(words(page), ['beaver']);
    for (const none of [{ length: null }, { length: 7 }]) {
      const without = await bench.board({ board: MID, rules: none, more });
      await until(without, 'double-offered');
      assert.equal(await without.locator('[data-action="beaver"]').count(), 0);
      assert.equal(await without.getByText('Beaver').count(), 0);
    }
  },

  'it rolls for me when I may not double, and never when I may': async (bench) => {
    const rolls = async (why, more) => {
      const page = await bench.board({ board: MID, dice: 'automatic', ...more });
      await page.waitForFunction(() => document.querySelector('#board').dataset.state !== 'to-roll', null, { timeout: 15_000 });
      assert.deepEqual(words(page), ['roll'], why);
    };
    const waits = async (why, more) => {
      const page = await bench.board({ board: MID, dice: 'automatic', ...more });
      await until(page, 'to-roll');
      await page.waitForTimeout(2500);
      assert.deepEqual([words(page), await state(page)], [[], 'to-roll'], why);
      return page;
    };
    const [mine] = await Promise.all([
      waits('centred', {}),
      waits('mine', { set: { cube: 2, owner: 0 } }),
      waits('money', { rules: { length: null } }),
      rolls('theirs', { set: { cube: 2, owner: 1 } }),
      rolls('Crawford', { set: { score: [6, 3], crawford: true } }),
      rolls('none', { rules: { length: 7, cube: false } }),
      rolls('dead', { set: { cube: 8, owner: 0 } }),
    ]);
    await mine.getByRole('tab', { name: 'More' }).click();
    await mine.getByRole('switch', { name: 'No more doubling this game' }).click();
    await mine.waitForFunction(() => document.querySelector('#board').dataset.state !== 'to-roll', null, { timeout: 8000 });
    assert.deepEqual(words(mine), ['roll']);
  },

  'resigning offers only what is still possible': async (bench) => {
    const choices = async (board, more = {}) => {
      const page = await bench.board({ board, ...more });
      await until(page, 'to-roll');
      await page.getByRole('tab', { name: 'More' }).click();
      await act(page, 'resign').waitFor();
      const list = await page.locator('fieldset label').allTextContents();
      return list.map((one) => one.replace(/\s+/g, ' ').trim());
    };
    assert.deepEqual(
      await Promise.all([choices(BOTH_OFF), choices(NONE_OFF, { set: { cube: 2, owner: 0 } }), choices(START)]),
      [
        ['Single: 1 × 1 = 1 point'],
        ['Single: 1 × 2 = 2 points', 'Gammon: 2 × 2 = 4 points'],
        ['Single: 1 × 1 = 1 point', 'Gammon: 2 × 1 = 2 points', 'Backgammon: 3 × 1 = 3 points'],
      ],
    );
  },

  'a refused resignation goes back to where the game was, steps and all': async (bench) => {
    const offer = async (page) => {
      await page.getByRole('tab', { name: 'More' }).click();
      await act(page, 'resign').click();
      await until(page, 'resign-offered');
      await page.waitForTimeout(700);
      await act(page, 'refuse').click();
    };
    const toRoll = await bench.board({ board: MID });
    await until(toRoll, 'to-roll');
    const stood = await counts(toRoll);
    await offer(toRoll);
    await until(toRoll, 'to-roll');
    assert.deepEqual(await counts(toRoll), stood);
    assert.deepEqual(words(toRoll), ['resign', 'refuse']);
    const moving = await bench.board({ roll: [3, 1] });
    await press(moving, 8);
    const made = await counts(moving);
    await offer(moving);
    await until(moving, 'moving');
    assert.deepEqual(await counts(moving), made, 'the steps made are still there');
    await moving.keyboard.press('z');
    await press(moving, 5);
    await until(moving, 'confirm');
  },
};
