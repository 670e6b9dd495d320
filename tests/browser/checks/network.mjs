// The line breaks, the tab is hidden, the other side plays meanwhile: what the page shows then.
import { strict as assert } from 'node:assert';
import { counts, men, press, START, until } from '../harness.mjs';

const plays = (page) => page.sent.filter((action) => action.do === 'play');

/**
 * A page whose line to a table can be cut and mended (`cut`, `open`), stopped without a word (`mute`),
 * or made slow: `lag` milliseconds each way.
 */
async function onALine(bench, made, { keys = made.keys, ...more } = {}) {
  bench.expected = /WebSocket|ERR_/;
  const line = { open: true, mute: false, lag: 0, cut: async () => undefined };
  const page = await bench.page('/about', { table: { ...made, keys }, ...more });
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (!line.open) {
      void socket.close();
      return;
    }
    const server = socket.connectToServer();
    const pass = (to) => (message) => {
      if (line.mute) return;
      if (line.lag > 0) setTimeout(() => to.send(message), line.lag);
      else to.send(message);
    };
    socket.onMessage(pass(server));
    server.onMessage(pass(socket));
    line.cut = async () => {
      line.open = false;
      await server.close();
      await socket.close();
    };
  });
  await page.goto(`${bench.url}/game/${made.table}`);
  return [page, line];
}

const said = (page) => page.$$eval('#log p', (all) => all.map((one) => one.textContent.trim()));
const times = (lines, line) => lines.filter((one) => one === line).length;

/** The board of a table as its counts stand in the page. */
async function same(page, table) {
  const here = await counts(page);
  const { board, on_roll: roller } = table;
  for (let point = 1; point <= 24; point++) {
    const white = roller === 1 ? 0 - board[25 - point] : board[point];
    assert.deepEqual(here[point], white >= 0 ? [white, 0] : [0, -white], `point ${point}`);
  }
  const onBar = [board[25], Math.abs(board[0])];
  assert.deepEqual([here['bar-w'][0], here['bar-b'][1]], roller === 1 ? onBar.toReversed() : onBar);
}

/** White's turn is made on a line that fails in some way and comes back; then Black's is seen. */
async function through(bench, fail, mend) {
  const made = await bench.table({
    seats: [{ kind: 'person', name: 'Ben' }, { kind: 'person', name: 'Anna' }],
    set: { board: START, roll: [3, 1] },
  });
  const [page, line] = await onALine(bench, made, { keys: [made.keys[0], null] });
  await until(page, 'moving');
  await page.locator('[data-link="good"], [data-link="fair"]').waitFor();
  await press(page, 8);
  const cut = Date.now();
  await fail(line);
  await page.locator('[data-link="lost"]').waitFor({ timeout: 15_000 });
  await page.locator('#status', { hasText: /^Connection lost\. Trying again \(\d+\)\.$/ }).waitFor();
  assert.deepEqual(await men(page, 5), [1, 0], 'the step made is kept');
  await press(page, 6);
  assert.deepEqual(await men(page, 5), [2, 0], 'steps are made without the line');
  await page.keyboard.press('z');
  assert.deepEqual(await men(page, 5), [1, 0], 'and taken back');
  await press(page, 6);
  await page.locator('[data-action="play"]').click();
  await page.waitForTimeout(Math.max(0, 8000 - (Date.now() - cut)));
  await mend(line);
  await page.waitForFunction(() => document.querySelector('#board').dataset.turn === 'b', null, { timeout: 25_000 });
  const table = await bench.act(made, [
    { do: 'roll', seat: 1, dice: [6, 4] },
    { do: 'play', seat: 1, steps: [[24, 18, 6], [18, 14, 4]] },
  ]);
  assert.equal(table.events, 4, 'the set position, one play of each side and one roll');
  await until(page, 'to-roll');
  const lines = await said(page);
  assert.equal(times(lines, 'Connection lost. Trying again.'), 1, lines.join('\n'));
  assert.equal(times(lines, 'Back online.'), 1, lines.join('\n'));
  assert.equal(times(lines, 'You played 8 to 5, 6 to 5.'), 1, lines.join('\n'));
  assert.equal(times(lines, 'Anna played 24 to 14. Your turn.'), 1, lines.join('\n'));
  await same(page, table);
}

export default {
  'eight seconds without a line: a banner, the dot, steps kept, one turn delivered and one replayed': async (bench) => {
    await Promise.all([
      through(bench, (line) => line.cut(), (line) => void (line.open = true)),
      // Open but silent, as behind a dead access point.
      through(
        bench,
        (line) => Object.assign(line, { mute: true, open: false }),
        (line) => Object.assign(line, { mute: false, open: true }),
      ),
    ]);
  },

  'a slow line: its dot says so, sending is told, nothing is sent twice': async (bench) => {
    const made = await bench.table({
      seats: [{ kind: 'person' }, { kind: 'computer', level: 'pip-count' }],
      set: { board: START, roll: [3, 1] },
    });
    const [page, line] = await onALine(bench, made);
    await until(page, 'moving');
    line.lag = 600;
    await page.locator('[data-link="slow"]').waitFor({ timeout: 15_000 });
    await press(page, 8);
    await press(page, 6);
    assert.deepEqual(await men(page, 5), [2, 0], 'the turn itself waits for no line');
    await page.locator('[data-action="play"]').click({ clickCount: 2 });
    await page.getByText('Sending…').waitFor();
    await until(page, 'to-roll', 30_000);
    assert.deepEqual(page.sent.map((action) => action.do), ['play']);
    line.lag = 0;
    await page.locator('[data-link="good"], [data-link="fair"]').waitFor({ timeout: 15_000 });
    await page.locator('[data-action="roll"]').click();
    await page.waitForFunction(() => ['moving', 'no-move', 'waiting'].includes(document.querySelector('#board').dataset.state));
  },

  'what the other side did meanwhile is shown and said; the server has the last word': async (bench) => {
    const made = await bench.table({
      seats: [{ kind: 'person', name: 'Ben' }, { kind: 'person', name: 'Anna' }],
      set: { board: START, roll: [3, 1] },
    });
    // This page is Black's; White plays from elsewhere while its line is down.
    const [page, line] = await onALine(bench, made, { keys: [null, made.keys[1]] });
    await until(page, 'waiting');
    await line.cut();
    await page.getByText(/Connection lost/).first().waitFor({ timeout: 15_000 });
    await bench.act(made, [
      { do: 'play', seat: 0, steps: [[8, 5, 3], [6, 5, 1]] },
    ]);
    line.open = true;
    await page.locator('#status', { hasText: 'Back online. Ben played 8 to 5, 6 to 5.' }).waitFor({ timeout: 20_000 });
    await page.waitForFunction(() => document.querySelector('[data-cell="5"]').dataset.white === '2');
    assert.deepEqual(await men(page, 8), [2, 0]);
    assert.equal(await page.getAttribute('#board', 'data-turn'), 'b');
  },

  'a position that changed meanwhile: the server’s stands, and the sentence says what was played': async (bench) => {
    const seats = [{ kind: 'person', name: 'Ben' }, { kind: 'person', name: 'Anna' }];
    const elsewhere = [{ do: 'play', seat: 0, steps: [[8, 5, 3], [6, 5, 1]] }];
    const answer = [{ do: 'roll', seat: 1, dice: [6, 4] }, { do: 'play', seat: 1, steps: [[24, 18, 6], [13, 9, 4]] }];
    const changed = async (actions, sentence) => {
      const made = await bench.table({ seats, set: { board: START, roll: [3, 1] } });
      const [page, line] = await onALine(bench, made, { keys: [made.keys[0], null] });
      await until(page, 'moving');
      await press(page, 13);
      await line.cut();
      await page.getByText(/Connection lost/).first().waitFor({ timeout: 15_000 });
      const table = await bench.act(made, actions);
      line.open = true;
      await page.locator('#status', { hasText: sentence }).waitFor({ timeout: 20_000 });
      await page.waitForFunction(() => document.querySelector('[data-cell="5"]').dataset.white === '2');
      await until(page, actions.length === 1 ? 'waiting' : 'to-roll');
      await same(page, table);
      const lines = await said(page);
      assert.equal(times(lines, sentence), 1, lines.join('\n'));
      assert.equal(times(lines, 'Back online.'), 0, lines.join('\n'));
      assert.equal(plays(page).length, 0);
    };
    await Promise.all([
      // From another tab of the same seat; and the other side has answered besides.
      changed(elsewhere, 'Back online. Ben played 8 to 5, 6 to 5.'),
      changed([...elsewhere, ...answer], 'Back online. Anna played 24 to 18, 13 to 9.'),
    ]);
  },

  'in a hidden tab the state is applied at once, and the title says whose turn it is': async (bench) => {
    const made = await bench.table({ set: { board: START, roll: [3, 1] } });
    const page = await bench.page(`/game/${made.table}`, {
      table: { ...made, keys: [null, made.keys[1]] },
      settings: { speed: 'slow', autoRoll: false },
    });
    await until(page, 'waiting');
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const began = Date.now();
    await bench.act(made, [{ do: 'play', seat: 0, steps: [[8, 5, 3], [6, 5, 1]] }]);
    await until(page, 'to-roll');
    // At this speed two checkers would take 1.4 s to fly.
    assert.equal(await page.evaluate(() => document.getAnimations().filter((one) => one.effect.target.closest('#board')).length), 0);
    assert.ok(Date.now() - began < 1300, 'nothing is animated for nobody');
    assert.deepEqual(await men(page, 5), [2, 0]);
    assert.equal(await page.title(), '● Your turn – Fivepoint');
  },
};
