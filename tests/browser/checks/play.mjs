// Whole games against the computer through the real page, by mouse and by keyboard alone, and a
// line that breaks in between.
import { strict as assert } from 'node:assert';
import { counts, men, press, seen, START, state, until } from '../harness.mjs';

const quick = { speed: 'instant', forcedPlay: false };
/** What one click on Play starts: a short match with the cube against the simplest opponent. */
const match = { newgame: { level: 'pip-count', format: 'match', length: 2, cube: true } };

async function finish(page, step, seconds) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const now = await state(page);
    if (now === 'match-over') return;
    assert.ok(Date.now() < end, `still ${now} after ${seconds} s`);
    await step(now);
  }
}

async function quickGame(bench) {
  const page = await bench.page('/', { settings: quick });
  await page.click('[data-action="quick"]');
  await page.waitForURL('**/game/**');
  await page.waitForSelector('#board[data-state]');
  return page;
}

/** Plays a whole match by presses, made as `how` says: the cube is turned once, offers are taken. */
async function matchByPresses(page, how) {
  const button = (action) => page.locator(`.actions [data-action="${action}"]:enabled`).first();
  const once = { timeout: 500 };
  const press = (one, options = {}) => one[how]({ ...once, ...options }).catch(() => undefined);
  let doubled = false;
  await press(page.locator('[data-action="quick"]'), { timeout: 5000 });
  await page.waitForURL('**/game/**');
  await page.waitForSelector('#board[data-state]');
  await finish(page, async (now) => {
    if (now === 'moving') await press(page.locator('[data-movable]').first(), { force: true });
    else if (now === 'confirm') await press(button('play'));
    else if (now === 'double-offered') await press(button('take'));
    else if (now === 'game-over') await press(button('roll'));
    else if (now === 'to-roll' && !doubled && (await button('double').count())) {
      await press(button('double'));
      await page.waitForTimeout(350);
      await press(button('double'));
      doubled = page.sent.some((action) => action.do === 'double');
    } else if (now === 'to-roll') await press(button('roll'));
    else await page.waitForTimeout(20);
  }, 120);
  await page.waitForSelector('[data-result]');
  const words = new Set(page.sent.map((action) => action.do));
  assert.ok(words.has('play'));
  assert.match(await page.locator('[data-result] .sum').textContent(), /^(Single: 1|Gammon: 2|Backgammon: 3|Dropped: the cube) .* = \d+ points?\.$/);
}

export default {
  'a whole match by mouse': async (bench) => {
    const page = await bench.page('/', { settings: { ...quick, autoRoll: false }, kept: match });
    await matchByPresses(page, 'click');
  },

  'a whole match by touch, on a phone': async (bench) => {
    const page = await bench.page('/', {
      width: 390, height: 844, hasTouch: true, isMobile: true,
      settings: { ...quick, autoRoll: false }, kept: match,
    });
    await matchByPresses(page, 'tap');
    assert.equal(await page.getAttribute('#board', 'data-geometry'), 'P');
  },

  'the dice of a finished game prove themselves in the browser': async (bench) => {
    const page = await quickGame(bench);
    await page.waitForFunction(() => document.querySelector('#board').dataset.state === 'moving', null, { timeout: 30000 });
    await page.getByRole('tab', { name: 'More' }).click();
    await page.locator('[data-action="resign"]').click();
    await until(page, 'match-over', 20000);
    await page.getByRole('tab', { name: 'Moves' }).click();
    await page.getByRole('link', { name: 'Proof of the dice' }).click();
    await page.locator('[data-action="check"]').click();
    await page.getByText(/^The seal is whole/).waitFor();
    assert.equal(await page.locator('tbody tr').count(), 21);
    assert.deepEqual(await bench.axe(page), []);
  },

  'a hint lists the best plays and draws them': async (bench) => {
    const page = await bench.board({ roll: [3, 1] });
    await until(page, 'moving');
    await page.keyboard.press('h');
    const plays = page.locator('.hint li button');
    await plays.first().waitFor({ timeout: 30000 });
    assert.equal(await plays.count(), 5);
    assert.match(await plays.first().textContent(), /8\/5 6\/5/);
    await plays.first().hover();
    await page.locator('.arrow.best').first().waitFor();
    assert.equal(await state(page), 'moving');
  },

  'a whole match by keyboard alone, with no event of a pointer': async (bench) => {
    const page = await bench.page('/', { settings: { ...quick, autoRoll: false }, kept: match });
    const tabTo = async (selector) => {
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((wanted) => document.activeElement.matches(wanted), selector)) return;
      }
      assert.fail(`Tab never comes to ${selector}`);
    };
    await page.waitForSelector('[data-action="quick"]:enabled');
    await tabTo('[data-action="quick"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/game/**');
    await page.waitForSelector('#board[data-state]');
    await tabTo('.skip');
    await page.keyboard.press('Enter');
    assert.ok(await page.evaluate(() => document.activeElement.matches('#board [role="gridcell"]')), 'to the board');
    let doubled = false;
    await finish(page, async (now) => {
      if (now === 'moving') {
        await page.keyboard.press('j');
        await page.keyboard.press('Enter');
      } else if (now === 'double-offered') {
        await page.waitForTimeout(650);
        await page.keyboard.press('y');
      } else if (now === 'to-roll' && !doubled && (await page.locator('[data-action="double"]').count())) {
        await page.keyboard.press('d');
        await page.waitForTimeout(350);
        await page.keyboard.press('d');
        doubled = page.sent.some((action) => action.do === 'double');
      } else if (['to-roll', 'confirm', 'game-over'].includes(now)) await page.keyboard.press('Enter');
      else await page.waitForTimeout(20);
    }, 120);
    await page.waitForSelector('[data-result]');
    assert.equal((await seen(page)).pointers, 0);
    assert.ok(page.sent.filter((action) => action.do === 'play').length > 5);
  },

  'a broken line: steps are kept, and one turn is delivered once': async (bench) => {
    bench.expected = /WebSocket|ERR_/;
    const made = await bench.table({
      seats: [{ kind: 'person' }, { kind: 'person' }],
      set: { board: START, roll: [3, 1] },
    });
    let cut = () => undefined;
    let open = true;
    const second = await bench.page('/about', { settings: quick, table: made });
    await second.routeWebSocket(/\/ws$/, (socket) => {
      if (!open) {
        void socket.close();
        return;
      }
      const server = socket.connectToServer();
      cut = async () => {
        await server.close();
        await socket.close();
      };
    });
    await second.goto(`${bench.url}/game/${made.table}`);
    await until(second, 'moving');
    await press(second, 8);
    open = false;
    await cut();
    await second.getByText(/Connection lost/).first().waitFor({ timeout: 15000 });
    await press(second, 6);
    assert.deepEqual(await men(second, 5), [2, 0]);
    await second.locator('[data-action="play"]').click();
    open = true;
    await second.waitForFunction(() => document.querySelector('#board').dataset.turn === 'b', null, { timeout: 20000 });
    const { events } = await bench.act(made, []);
    assert.equal(events, 2, 'the set position and one play');
  },

  'two tabs show one table, and only one of them plays a turn': async (bench) => {
    const made = await bench.table({ set: { board: START, roll: [3, 1] } });
    const open = () => bench.page(`/game/${made.table}`, { table: made });
    const [first, second] = await Promise.all([open(), open()]);
    await Promise.all([until(first, 'moving'), until(second, 'moving')]);
    // Both have made a turn, each another; the first to send it has played.
    await press(first, 5);
    await press(second, 13);
    await press(second, 24);
    await until(second, 'confirm');
    await first.locator('[data-action="play"]').click();
    await second.waitForFunction(() => document.querySelector('#board').dataset.turn === 'b');
    assert.deepEqual(await counts(second), await counts(first));
    assert.deepEqual(await men(second, 5), [2, 0]);
    // At the same moment from both: one of them plays, the other is told and shows the same.
    await bench.act(made, [{ do: 'roll', seat: 1, dice: [6, 4] }]);
    await Promise.all([until(first, 'moving'), until(second, 'moving')]);
    for (const page of [first, second]) {
      await page.keyboard.press('Shift+Z');
      await page.locator('[data-movable]').first().click({ force: true });
      while ((await state(page)) === 'moving') await page.locator('[data-movable]').first().click({ force: true });
    }
    // Whichever is told first of the other's play has nothing left to press.
    await Promise.all([first, second].map((page) => page.evaluate(() => document.querySelector('[data-action="play"]')?.click())));
    await Promise.all([until(first, 'to-roll'), until(second, 'to-roll')]);
    assert.deepEqual(await counts(second), await counts(first));
    const { events } = await bench.act(made, []);
    assert.equal(events, 4, 'the set position, two plays and one roll');
  },
};
