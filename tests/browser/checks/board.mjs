// Moving on the board: clicks, buttons, drags, keys, typed moves, undo, confirm, views.
import { strict as assert } from 'node:assert';
import { cellsWith, checkers, counts, dice, men, press, samePlaces, seen, state, until } from '../harness.mjs';

const BAR_64 = [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, 0, 0, -2, -3, 0, 1, 1];
const ONLY_62 = [0, -2, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -9, 0, 0, 0, 0, 0, 0];
const DANCE = [0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, -3, -3, -3, -2, -2, -2, 2];
const LARGER_65 = [0, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, -6, -7, 0, 0, 0, 0, 0, 0];
const OFF_64 = [0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -3, 0, 0, 0, 0, 0];
const STAND = { 24: [2, 0], 13: [5, 0], 8: [3, 0], 6: [5, 0], 1: [0, 2], 12: [0, 5], 17: [0, 3], 19: [0, 5] };
const UNUSED = [[3, false], [1, false]];
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

/** The end positions of a turn graph, walked node by node as it was sent. */
function endings({ graph, board }) {
  const found = new Set();
  const walk = (node, now) => {
    if (graph[node].length === 0) found.add(now.join());
    for (const [from, to, hit, , next] of graph[node]) {
      const after = [...now];
      after[from] -= 1;
      if (to > 0) after[to] = hit ? 1 : after[to] + 1;
      walk(next, after);
    }
  };
  walk(0, board);
  return found;
}

/** Which cell each printed point number stands at: pairs like "6@6". */
function numbered(page) {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll('#board [data-cell]')].map((cell) => [cell.dataset.cell, cell.getBoundingClientRect()]);
    const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    return [...document.querySelectorAll('#board text')]
      .map((text) => [text.textContent, text.getBoundingClientRect()])
      .filter(([text, box]) => {
        const board = document.querySelector('#board').getBoundingClientRect();
        return /^\d+$/.test(text) && Math.min(box.y - board.y, board.bottom - box.bottom) < 0.05 * board.height;
      })
      .map(([text, box]) => {
        const [x, y] = middle(box);
        const away = ([, cell]) => Math.hypot(x - middle(cell)[0], y - middle(cell)[1]);
        return `${text}@${cells.toSorted((a, b) => away(a) - away(b))[0][0]}`;
      })
      .sort();
  });
}

export default {
  'the start stands as the rules say, with 167 pips each; 3-1 has 16 plays from 24, 13, 8 and 6': async (bench) => {
    const made = await bench.table({ set: { board: [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0], roll: [3, 1] } });
    const page = await bench.page(`/game/${made.table}`, { table: made });
    await until(page, 'moving');
    const all = await counts(page);
    assert.equal(Object.keys(all).length, 28);
    for (const [cell, count] of Object.entries(all)) assert.deepEqual(count, STAND[cell] ?? [0, 0], `cell ${cell}`);
    assert.deepEqual(await page.locator('.pips b').allTextContents(), ['167', '167']);
    const white = await checkers(page, 'w');
    assert.equal(white.length, 15);
    for (const spot of [[378, 672], [378, 616], [378, 560], [862, 68], [862, 124]]) {
      const there = white.filter((one) => samePlaces([one], [spot]));
      assert.equal(there.length, 1, `${spot}: ${JSON.stringify(white)}`);
    }
    assert.deepEqual((await cellsWith(page, 'movable')).map(Number).sort((a, b) => b - a), [24, 13, 8, 6]);
    assert.equal(endings(await bench.act(made, [])).size, 16);
  },

  'click 8 then 6 makes the five-point; undo twice, or once with Shift, restores counts and dice': async (bench) => {
    const page = await by31(bench);
    const before = await counts(page);
    const made = { ...before, 8: [2, 0], 6: [4, 0], 5: [2, 0] };
    const play = async () => {
      await press(page, 8);
      assert.deepEqual(await dice(page), [[3, true], [1, false]]);
      await press(page, 6);
      await until(page, 'confirm');
      assert.deepEqual(await counts(page), made);
      assert.deepEqual(await dice(page), [[3, true], [1, true]]);
    };
    const restored = async () => {
      assert.deepEqual(await counts(page), before);
      assert.deepEqual(await dice(page), UNUSED);
      assert.equal(await state(page), 'moving');
    };
    await play();
    await page.keyboard.press('z');
    assert.deepEqual(await counts(page), { ...before, 8: [2, 0], 5: [1, 0] });
    assert.deepEqual(await dice(page), [[3, true], [1, false]]);
    await page.keyboard.press('Backspace');
    await restored();
    await play();
    await page.locator('[data-action="undo"]').click();
    await page.locator('[data-action="undo"]').click();
    await restored();
    await play();
    await page.keyboard.press('Shift+Z');
    await restored();
    assert.deepEqual(page.sent, []);
  },

  'right-click, or S and a click, plays the lower die': async (bench) => {
    const page = await by31(bench);
    await press(page, 8, { button: 'right' });
    assert.deepEqual(await men(page, 7), [1, 0]);
    await page.keyboard.press('z');
    await page.keyboard.press('s');
    await press(page, 8);
    assert.deepEqual(await men(page, 7), [1, 0]);
    await page.keyboard.press('z');
    await page.keyboard.press('s');
    // A tap on a die, and the button, swap them too.
    await page.locator('#board [data-die]').first().click({ force: true });
    assert.deepEqual(await dice(page), [[1, false], [3, false]]);
    await page.getByRole('tab', { name: 'More' }).click();
    await page.locator('[data-action="swap"]').click();
    assert.deepEqual(await dice(page), UNUSED);
  },

  'a tap on 5 with nothing in hand makes the point': async (bench) => {
    const page = await by31(bench);
    const before = await counts(page);
    await press(page, 5);
    assert.deepEqual(await counts(page), { ...before, 8: [2, 0], 6: [4, 0], 5: [2, 0] });
    assert.equal(await state(page), 'confirm');
  },

  'a drag goes by the stop it crossed, and dropped where it cannot go it glides back': async (bench) => {
    const page = await by31(bench);
    const before = await counts(page);
    const after = { ...before, 8: [2, 0], 4: [1, 0] };
    // Dropped in turn on an empty point, one held against it, the bar, the tray and off the board.
    for (const wrong of [2, 12, 'bar-b', 'off-w']) {
      await drag(page, 8, wrong);
      assert.deepEqual(await counts(page), before, `dropped on ${wrong}`);
    }
    const from = await centre(page, 8);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, 4, { steps: 3 });
    await page.mouse.up();
    assert.deepEqual(await counts(page), before);
    assert.deepEqual(await dice(page), UNUSED);
    assert.equal(await state(page), 'moving');
    await drag(page, 8, 5, 4);
    assert.deepEqual(await counts(page), after);
    await page.keyboard.press('Shift+Z');
    await drag(page, 8, 7, 4);
    assert.deepEqual(await counts(page), after);
    await page.click('[data-action="play"]');
    await page.waitForFunction(() => document.querySelector('#board').dataset.turn === 'b');
    assert.deepEqual(plays(page).at(-1).steps, [[8, 7, 1], [7, 4, 3]]);
    const other = await by31(bench);
    await drag(other, 8, 5, 4);
    await other.click('[data-action="play"]');
    await other.waitForFunction(() => document.querySelector('#board').dataset.turn === 'b');
    assert.deepEqual(plays(other).at(-1).steps, [[8, 5, 3], [5, 4, 1]]);
  },

  'confirm by die, by Enter and by button: one message each, never two on a double press': async (bench) => {
    const ways = {
      die: (page, how) => page.locator('[data-die]').first().click({ force: true, ...how }),
      enter: async (page, { clickCount = 1, delay = 0 }) => {
        for (let i = 0; i < clickCount; i++) {
          await page.keyboard.press('Enter');
          await page.waitForTimeout(delay);
        }
      },
      button: (page, how) => page.locator('[data-action="play"]').click(how),
    };
    const presses = [{}, { clickCount: 2 }, { clickCount: 2, delay: 120 }];
    await Promise.all(
      Object.entries(ways).map(async ([how, confirm]) => {
        for (const press2 of presses) {
          // Dice by hand: after the turn Roll stands where Confirm stood, and a second press would roll.
          const page = await by31(bench, { dice: 'automatic', page: { settings: { autoRoll: false } } });
          await press(page, 5);
          await until(page, 'confirm');
          await confirm(page, press2);
          await until(page, 'to-roll');
          await page.waitForTimeout(400);
          assert.deepEqual(page.sent.map((action) => action.do), ['play'], `${how} ${JSON.stringify(press2)}`);
          await page.context().close();
        }
      }),
    );
  },

  'typed moves appear as they are typed, with reasons where they cannot; Enter plays, Enter confirms': async (bench) => {
    const page = await by31(bench);
    const before = await counts(page);
    const field = page.getByPlaceholder('Type a move');
    const reason = page.locator('.typed .why');
    const type = async (text) => {
      await field.fill('');
      await field.pressSequentially(text);
    };
    await type('8/2');
    assert.equal((await reason.textContent()).trim(), '8/2: no die shows 6.');
    assert.equal(await page.locator('.typed u').textContent(), '8/2');
    assert.deepEqual(await counts(page), before);
    await type('13/12');
    assert.equal((await reason.textContent()).trim(), '13/12: black holds point 12.');
    await type('8/4*');
    assert.equal(await field.getAttribute('aria-invalid'), 'false');
    assert.deepEqual(await counts(page), { ...before, 8: [2, 0], 4: [1, 0] });
    await type('8/5 6/5');
    assert.deepEqual(await counts(page), { ...before, 8: [2, 0], 6: [4, 0], 5: [2, 0] });
    await field.press('Enter');
    await page.waitForTimeout(150);
    assert.deepEqual(page.sent, []);
    assert.equal(await state(page), 'confirm');
    await field.press('Enter');
    await page.waitForFunction(() => document.querySelector('#board').dataset.turn === 'b');
    assert.deepEqual(plays(page).map(({ steps }) => steps), [[[8, 5, 3], [6, 5, 1]]]);
  },

  'from the bar only the entry, played by itself and still taken back': async (bench) => {
    const page = await bench.board({ board: BAR_64, roll: [6, 4] });
    const before = await counts(page);
    assert.deepEqual(await cellsWith(page, 'movable'), ['bar-w']);
    await page.waitForFunction(() => document.querySelector('[data-cell="19"]').dataset.white === '1');
    assert.equal(await state(page), 'moving');
    assert.deepEqual(await dice(page), [[6, true], [4, false]]);
    await page.keyboard.press('z');
    assert.deepEqual(await counts(page), before);
    assert.deepEqual(await dice(page), [[6, false], [4, false]]);
    // In hand, the checker has that one target.
    await page.focus('#board [data-grid="bar-w"]');
    await page.keyboard.press(' ');
    assert.deepEqual(await cellsWith(page, 'target'), ['19']);
    await page.waitForTimeout(900);
    assert.deepEqual(await counts(page), before, 'taken back, it is not played by itself again');
    assert.deepEqual(page.sent, []);
  },

  'the only turn is played and sent, but not before it can be seen; a press or a key stops it': async (bench) => {
    const open = () => bench.board({ board: ONLY_62, roll: [6, 2] });
    const sent = async () => {
      const page = await open();
      await page.waitForFunction(() => document.querySelector('#board').dataset.turn === 'b', null, { timeout: 9000 });
      const { shown, sent: messages } = await seen(page);
      const [{ at }] = messages.filter((one) => one.do === 'play');
      const dice = shown.find((one) => one.dice > 0).at;
      assert.ok(at - dice >= 1400, `sent ${at - dice} ms after the dice appeared`);
      assert.deepEqual(plays(page)[0].steps, [[7, 5, 2], [6, 0, 6]]);
    };
    /** Presses in the very moment in which what `when` selects appears. */
    const stopped = async (when, event) => {
      const made = await bench.table({ set: { board: ONLY_62, roll: [6, 2] } });
      const page = await bench.page('/about', { table: made });
      await page.addInitScript(
        ([sight, { key, on }]) => {
          const observer = new MutationObserver(() => {
            if (!document.querySelector(sight)) return;
            observer.disconnect();
            globalThis.pressed = true;
            const given = { bubbles: true, cancelable: true };
            if (key) document.body.dispatchEvent(new KeyboardEvent('keydown', { ...given, key }));
            else document.querySelector(on).dispatchEvent(new PointerEvent('pointerdown', given));
          });
          observer.observe(document, { subtree: true, childList: true, attributes: true });
        },
        [when, event],
      );
      await page.goto(`${bench.url}/game/${made.table}`);
      await page.waitForFunction(() => globalThis.pressed);
      await page.waitForTimeout(100);
      const left = [await counts(page), await dice(page)];
      await page.waitForTimeout(2000);
      const name = `${when} ${JSON.stringify(event)}`;
      assert.deepEqual(page.sent, [], name);
      assert.deepEqual([await counts(page), await dice(page)], left, name);
      assert.ok(['confirm', 'moving'].includes(await state(page)), 'the turn is the person’s');
    };
    const [begun, ring] = ['#board[data-state="moving"]', '#board .countdown'];
    await Promise.all([
      sent(),
      stopped(ring, { on: '#board > svg' }),
      stopped(ring, { key: 'z' }),
      stopped(ring, { key: 'Enter' }),
      stopped(begun, { on: '#board > svg' }),
      stopped(begun, { key: 'Backspace' }),
      stopped(begun, { on: '.strip' }),
    ]);
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
    assert.deepEqual(await cellsWith(only, 'movable'), ['7']);
    const larger = await ways(LARGER_65, [6, 5], '13/7');
    assert.deepEqual(await cellsWith(larger, 'movable'), ['13']);
    await press(larger, 13);
    await until(larger, 'confirm');
    assert.deepEqual(await men(larger, 7), [1, 0]);
    // With the 6 first both go off; with the 4 first 5/1, and the 6 takes off the 3.
    const off = await ways(OFF_64, [6, 4], '5/off 3/off', '5/1 3/off');
    await press(off, 5);
    assert.deepEqual(await men(off, 'off-w'), [14, 0]);
    await press(off, 3);
    await until(off, 'confirm');
    assert.deepEqual([await men(off, 'off-w'), await men(off, 1)], [[15, 0], [0, 0]]);
    await off.keyboard.press('Shift+Z');
    await press(off, 5, { button: 'right' });
    assert.deepEqual(await men(off, 1), [1, 0]);
    await press(off, 3);
    await until(off, 'confirm');
    assert.deepEqual([await men(off, 'off-w'), await men(off, 1)], [[14, 0], [1, 0]]);
  },

  'no legal move: a banner for 1200 ms at least, then the turn passes': async (bench) => {
    // This page is White's alone: after its turn it waits.
    const made = await bench.table({ set: { board: DANCE, roll: [6, 5] } });
    const page = await bench.page(`/game/${made.table}`, { table: { ...made, keys: [made.keys[0], null] } });
    await until(page, 'no-move');
    await page.locator('.actions', { hasText: 'No legal move' }).waitFor();
    await until(page, 'waiting');
    const { shown } = await seen(page);
    const banner = shown.filter((one) => one.state === 'no-move' && one.status === 'No legal move');
    const gone = shown.find((one) => one.at > banner[0].at && one.state !== 'no-move');
    assert.ok(gone.at - banner[0].at >= 1200, `${gone.at - banner[0].at} ms`);
    assert.equal(gone.state, 'waiting');
    assert.deepEqual(plays(page).map(({ steps }) => steps), [[]]);
  },

  'direction and side switches mirror the picture and nothing else, also in the middle of a turn': async (bench) => {
    const page = await by31(bench, { seats: [{ kind: 'person' }, { kind: 'computer', level: 'pip-count' }] });
    await press(page, 8);
    const before = await checkers(page);
    assert.equal(before.length, 30);
    const words = () => Promise.all([numbered(page), counts(page), dice(page), page.locator('.typed .why').textContent()]);
    const said = await words();
    assert.equal(said[0].length, 24);
    assert.ok(said[0].every((pair) => pair.split('@')[0] === pair.split('@')[1]), said[0].join(' '));
    assert.equal(said[3].trim(), '8/5');
    const mirrored = async (key, how) => {
      await page.keyboard.press(key);
      const after = await checkers(page);
      assert.ok(samePlaces(after, before.map(how)), `${key}: ${JSON.stringify(after)}`);
      assert.deepEqual(await words(), said, key);
    };
    await mirrored('g', ([x, y]) => [1000 - x, y]);
    await mirrored('f', ([x, y]) => [1000 - x, 740 - y]);
    await mirrored('g', ([x, y]) => [x, 740 - y]);
    await mirrored('f', ([x, y]) => [x, y]);
    await page.keyboard.press('f');
    await press(page, 6);
    await until(page, 'confirm');
    assert.deepEqual(await men(page, 5), [2, 0]);
  },

  'a reload in the middle of a turn keeps the steps made': async (bench) => {
    const page = await by31(bench);
    const before = await counts(page);
    await press(page, 8);
    const made = await counts(page);
    await page.reload();
    await until(page, 'moving');
    assert.deepEqual(await counts(page), made);
    assert.deepEqual(await dice(page), [[3, true], [1, false]]);
    await page.keyboard.press('z');
    assert.deepEqual(await counts(page), before);
    await press(page, 5);
    await page.reload();
    await until(page, 'confirm');
    assert.deepEqual(await men(page, 5), [2, 0]);
    assert.deepEqual(page.sent, []);
  },

  'turning the screen changes the geometry and nothing else': async (bench) => {
    const page = await by31(bench, { page: { settings: { tapSelects: true } } });
    await press(page, 8);
    await press(page, 5);
    await press(page, 6);
    const chosen = () => page.$$eval('#board [aria-selected="true"]', (all) => all.map((one) => one.dataset.grid));
    const look = async () => [await counts(page), await dice(page), await chosen(), await cellsWith(page, 'target')];
    const before = await look();
    assert.deepEqual([before[2], before[3]], [['6'], ['5']]);
    assert.equal(await page.getAttribute('#board', 'data-geometry'), 'W');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForSelector('#board[data-geometry="P"]');
    assert.deepEqual(await look(), before);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.waitForSelector(`#board[data-geometry="${width < 600 ? 'P' : 'W'}"]`);
      const over = await page.evaluate(() => [document.documentElement, document.body].map((one) => one.scrollWidth - innerWidth));
      assert.ok(Math.max(...over) <= 0, `${width}: ${over} px too wide`);
      assert.deepEqual(await look(), before, `${width}`);
    }
  },

  'a checker in the air comes from where it stood and lands where it stands': async (bench) => {
    const page = await by31(bench, { page: { settings: { speed: 'slow' } } });
    await press(page, 8);
    await page.waitForFunction(() => document.querySelector('[data-flyer]')?.getAnimations({ subtree: true }).length > 0 || [...document.querySelectorAll('[data-flyer]')].some((one) => one.getAnimations().length > 0));
    const ends = await page.evaluate(() => {
      const svg = document.querySelector('#board > svg');
      const box = svg.getBoundingClientRect();
      const scale = svg.viewBox.baseVal.width / box.width;
      const flyer = [...document.querySelectorAll('[data-flyer]')].find((one) => one.getAnimations().length > 0);
      const [flight] = flyer.getAnimations();
      flight.pause();
      return [0, 0.999].map((share) => {
        flight.currentTime = share * flight.effect.getComputedTiming().duration;
        const { x, y, width, height } = flyer.querySelector('.disc').getBoundingClientRect();
        return [(x + width / 2 - box.x) * scale, (y + height / 2 - box.y) * scale];
      });
    });
    assert.ok(samePlaces([ends[0]], [[378, 560]]), String(ends[0]));
    assert.ok(samePlaces([ends[1]], [[622, 672]]), String(ends[1]));
  },

  'Undo held down takes the whole turn back, by mouse and by finger': async (bench) => {
    for (const more of [{}, { width: 390, height: 844, hasTouch: true, isMobile: true }]) {
      const page = await bench.board({ roll: [3, 1], page: more });
      await press(page, 8);
      await press(page, 6);
      await until(page, 'confirm');
      const undo = page.locator('[data-action="undo"]');
      await undo.dispatchEvent('pointerdown', { button: 0, isPrimary: true, pointerType: more.hasTouch ? 'touch' : 'mouse' });
      await until(page, 'moving');
      assert.ok(await undo.isDisabled());
      assert.deepEqual([await men(page, 8), await men(page, 6)], [[3, 0], [5, 0]]);
      await undo.dispatchEvent('pointerup', { button: 0 });
    }
    // A short press takes back one step and no more.
    const page = await bench.board({ roll: [3, 1] });
    await press(page, 8);
    await press(page, 6);
    await page.click('[data-action="undo"]');
    await page.waitForTimeout(600);
    assert.deepEqual([await men(page, 8), await men(page, 6)], [[2, 0], [5, 0]]);
  },

  'a key where nothing can move says so, with the name of the place': async (bench) => {
    const page = await bench.board({ roll: [3, 1] });
    await until(page, 'moving');
    for (const cell of ['12', 'bar-w', 'bar-b', 'off-w']) {
      await page.focus(`[data-grid="${cell}"]`);
      await page.keyboard.press('Enter');
    }
    const said = await page.$$eval('#log p', (all) => all.map((one) => one.textContent.trim()));
    const bar = 'Nothing to move on the bar.';
    assert.deepEqual(said, ['Nothing to move on point 12.', bar, bar, 'Nothing to bear off.']);
  },

  'the typed move is reached before the panel': async (bench) => {
    const page = await bench.board({ roll: [3, 1] });
    await page.focus('[data-grid="6"]');
    const order = [];
    for (let i = 0; i < 12 && !order.includes('tab'); i++) {
      await page.keyboard.press('Tab');
      order.push(await page.evaluate(() => document.activeElement.getAttribute('role') ?? document.activeElement.tagName));
    }
    assert.ok(order.indexOf('INPUT') >= 0 && order.indexOf('INPUT') < order.indexOf('tab'), order.join(' '));
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
