// Moving on the board: clicks, buttons, drags, keys, typed moves, undo, confirm, views.
import { strict as assert } from 'node:assert';
import { men, press, state, until } from '../harness.mjs';

const BAR_64 = [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, 0, 0, -2, -3, 0, 1, 1];
const ONLY_62 = [0, -2, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -9, 0, 0, 0, 0, 0, 0];
const DANCE = [0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, -3, -3, -3, -2, -2, -2, 2];
const LARGER_65 = [0, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, -6, -7, 0, 0, 0, 0, 0, 0];
const OFF_64 = [0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -3, 0, 0, 0, 0, 0];
const by31 = (bench, more = {}) => bench.board({ roll: [3, 1], ...more });
const plays = (page) => page.sent.filter((action) => action.do === 'play');

async function centre(page, cell) {
  const box = await page.locator(`[data-cell="${cell}"]`).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page, from, ...stops) {
  const start = await centre(page, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const stop of stops) {
    const at = await centre(page, stop);
    await page.mouse.move(at.x, at.y, { steps: 2 });
  }
  await page.mouse.up();
}

/** x and y of every checker in board units. */
function checkers(page) {
  return page.$$eval('[data-checker]', (all) =>
    all.map((one) => one.style.transform.match(/translate\(([\d.]+)px, ([\d.]+)px/).slice(1).map(Number)),
  );
}

export default {
  'the start stands as the rules say, with 167 pips each': async (bench) => {
    const page = await by31(bench);
    const stand = { 24: [2, 0], 13: [5, 0], 8: [3, 0], 6: [5, 0], 1: [0, 2], 12: [0, 5], 17: [0, 3], 19: [0, 5] };
    for (let point = 1; point <= 24; point++) {
      assert.deepEqual(await men(page, point), stand[point] ?? [0, 0], `point ${point}`);
    }
    assert.deepEqual(await page.locator('.pips b').allTextContents(), ['167', '167']);
    const spots = await checkers(page);
    for (const spot of [[378, 672], [378, 616], [378, 560], [862, 68], [862, 124]]) {
      assert.ok(spots.some(([x, y]) => x === spot[0] && y === spot[1]), String(spot));
    }
  },

  '3-1: exactly 24, 13, 8 and 6 can move': async (bench) => {
    const page = await by31(bench);
    const movable = await page.$$eval('[data-movable]', (all) => all.map((cell) => cell.dataset.cell));
    assert.deepEqual(movable.map(Number).sort((a, b) => b - a), [24, 13, 8, 6]);
  },

  'click 8 then 6 makes the five-point, and undo takes it back': async (bench) => {
    const page = await by31(bench);
    await press(page, 8);
    await press(page, 6);
    await until(page, 'confirm');
    assert.deepEqual(await men(page, 5), [2, 0]);
    assert.deepEqual(await page.$$eval('[data-die]', (all) => all.map((die) => die.dataset.used)), ['true', 'true']);
    await page.keyboard.press('z');
    await page.keyboard.press('Backspace');
    assert.deepEqual(await men(page, 5), [0, 0]);
    assert.equal(await state(page), 'moving');
    await press(page, 5);
    await page.keyboard.press('Shift+Z');
    assert.deepEqual(await men(page, 8), [3, 0]);
  },

  'right-click, or S and a click, plays the lower die': async (bench) => {
    const page = await by31(bench);
    await press(page, 8, { button: 'right' });
    assert.deepEqual(await men(page, 7), [1, 0]);
    await page.keyboard.press('z');
    await page.keyboard.press('s');
    await press(page, 8);
    assert.deepEqual(await men(page, 7), [1, 0]);
  },

  'a tap on 5 with nothing in hand makes the point': async (bench) => {
    const page = await by31(bench);
    await press(page, 5);
    assert.deepEqual(await men(page, 5), [2, 0]);
  },

  'a drag goes by the stop it crossed, and elsewhere it glides back': async (bench) => {
    const page = await by31(bench);
    await drag(page, 8, 7, 4);
    await page.click('[data-action="play"]');
    assert.deepEqual(plays(page).at(-1).steps, [[8, 7, 1], [7, 4, 3]]);
    const other = await by31(bench);
    await drag(other, 8, 5, 4);
    await other.click('[data-action="play"]');
    assert.deepEqual(plays(other).at(-1).steps, [[8, 5, 3], [5, 4, 1]]);
    const back = await by31(bench);
    await drag(back, 8, 2);
    assert.deepEqual(await men(back, 8), [3, 0]);
  },

  'confirm by die, by Enter and by button: one message each': async (bench) => {
    for (const how of ['die', 'enter', 'button']) {
      const page = await by31(bench);
      await press(page, 5);
      await until(page, 'confirm');
      if (how === 'die') await page.locator('[data-die]').first().dblclick({ force: true });
      if (how === 'enter') await page.keyboard.press('Enter');
      if (how === 'button') await page.click('[data-action="play"]', { clickCount: 2 });
      await page.waitForTimeout(300);
      assert.equal(plays(page).length, 1, how);
    }
  },

  'typed moves appear as they are typed, with reasons where they cannot': async (bench) => {
    const page = await by31(bench);
    const field = page.getByPlaceholder('Type a move');
    await field.fill('8/2');
    await page.getByText('8/2: no die shows that number.').waitFor();
    await field.fill('13/12');
    await page.getByText('13/12: black holds point 12.').waitFor();
    await field.fill('8/4*');
    assert.deepEqual(await men(page, 4), [1, 0]);
    await field.fill('8/5 6/5');
    assert.deepEqual(await men(page, 5), [2, 0]);
    await field.press('Enter');
    await field.press('Enter');
    await page.waitForTimeout(200);
    assert.equal(plays(page).length, 1);
  },

  'from the bar only the entry, played by itself and still taken back': async (bench) => {
    const page = await bench.board({ board: BAR_64, roll: [6, 4] });
    assert.deepEqual(await page.$$eval('[data-movable]', (all) => all.map((c) => c.dataset.cell)), ['bar-w']);
    await page.waitForFunction(() => document.querySelector('[data-cell="19"]').dataset.white === '1');
    await page.keyboard.press('z');
    assert.deepEqual(await men(page, 'bar-w'), [1, 0]);
  },

  'the only turn is played and sent, but not before it can be seen': async (bench) => {
    const page = await bench.board({ board: ONLY_62, roll: [6, 2] });
    const shown = Date.now();
    await page.waitForFunction(() => document.querySelector('#board').dataset.turn === 'b', null, { timeout: 9000 });
    assert.ok(Date.now() - shown >= 1300, `sent after ${Date.now() - shown} ms`);
    assert.deepEqual(plays(page)[0].steps, [[7, 5, 2], [6, 0, 6]]);
    const stopped = await bench.board({ board: ONLY_62, roll: [6, 2] });
    await until(stopped, 'confirm');
    await press(stopped, 12);
    await stopped.waitForTimeout(1500);
    assert.equal(plays(stopped).length, 0);
  },

  'what the dice force is all that is offered, and a choice in bearing off stays one': async (bench) => {
    const ways = async (board, roll, ...expected) => {
      const page = await bench.board({ board, roll, page: { settings: { textBoard: true, forcedPlay: false } } });
      await until(page, 'moving');
      const plays = page.locator('.text-board button:not([data-text-action])');
      assert.deepEqual((await plays.allTextContents()).map((one) => one.trim()).sort(), expected.sort());
      return page;
    };
    const only = await ways(ONLY_62, [6, 2], '7/5 6/off');
    assert.deepEqual(await only.$$eval('[data-movable]', (all) => all.map((one) => one.dataset.cell)), ['7']);
    await ways(LARGER_65, [6, 5], '13/7');
    await ways(OFF_64, [6, 4], '5/off 3/off', '5/1 3/off');
    // Choosing the larger die for the 5 leaves 3/off; the 4 first leaves it too.
    const second = await bench.board({ board: OFF_64, roll: [6, 4], page: { settings: { forcedPlay: false } } });
    await until(second, 'moving');
    await press(second, 5, { button: 'right' });
    assert.deepEqual(await men(second, 1), [1, 0]);
    await press(second, 3);
    await until(second, 'confirm');
    assert.deepEqual(await men(second, 'off-w'), [14, 0]);
  },

  'no legal move: a banner, then the turn passes': async (bench) => {
    const page = await bench.board({ board: DANCE, roll: [6, 5] });
    const shown = Date.now();
    await until(page, 'no-move');
    await page.getByText('No legal move', { exact: true }).first().waitFor();
    await page.waitForFunction(() => document.querySelector('#board').dataset.turn === 'b');
    // 1200 ms from its first drawing, a little of which had passed when it was looked at.
    assert.ok(Date.now() - shown >= 900);
  },

  'direction and side switches mirror the picture and nothing else': async (bench) => {
    const page = await by31(bench, { seats: [{ kind: 'person' }, { kind: 'computer', level: 'pip-count' }] });
    const before = await checkers(page);
    await page.keyboard.press('g');
    assert.deepEqual(await checkers(page), before.map(([x, y]) => [1000 - x, y]));
    await page.keyboard.press('g');
    await page.keyboard.press('f');
    assert.deepEqual(await checkers(page), before.map(([x, y]) => [x, 740 - y]));
    assert.deepEqual(await men(page, 8), [3, 0]);
    await press(page, 5);
    assert.deepEqual(await men(page, 5), [2, 0]);
  },

  'a reload in the middle of a turn keeps the steps made': async (bench) => {
    const page = await by31(bench);
    await press(page, 8);
    await page.reload();
    await page.waitForSelector('#board[data-state="moving"]');
    assert.deepEqual(await men(page, 5), [1, 0]);
  },

  'turning the screen changes the geometry and nothing else': async (bench) => {
    const page = await by31(bench, { page: { settings: { tapSelects: true } } });
    await press(page, 8);
    await press(page, 5);
    await press(page, 6);
    const targets = await page.$$eval('[data-target]', (all) => all.map((one) => one.dataset.cell));
    assert.deepEqual(targets, ['5']);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForSelector('#board[data-geometry="P"]');
    assert.deepEqual(await men(page, 5), [1, 0]);
    assert.deepEqual(await page.$$eval('[data-target]', (all) => all.map((one) => one.dataset.cell)), targets);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.waitForTimeout(100);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(over <= 0, `${width}: ${over} px too wide`);
    }
  },

  'the keyboard grid plays without a pointer': async (bench) => {
    const page = await by31(bench);
    await page.focus('[data-grid="8"]');
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.focus('[data-grid="6"]');
    await page.keyboard.press('Enter');
    await until(page, 'confirm');
    assert.deepEqual(await men(page, 5), [2, 0]);
    const name = await page.getAttribute('[data-grid="24"]', 'aria-label');
    assert.equal(name, 'Point 24, 2 white.');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('#board').dataset.turn === 'b');
  },

  'the text board alone suffices': async (bench) => {
    const page = await by31(bench, { page: { settings: { textBoard: true } } });
    await page.getByRole('heading', { name: '16 legal plays' }).waitFor();
    await page.getByRole('button', { name: '8/5 6/5', exact: true }).click();
    await until(page, 'confirm');
    assert.deepEqual(await men(page, 5), [2, 0]);
  },
};
