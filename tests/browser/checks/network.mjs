// The line breaks, the tab is hidden, the other side plays meanwhile: what the page shows then.
import { strict as assert } from 'node:assert';
import { men, press, START, until } from '../harness.mjs';

const plays = (page) => page.sent.filter((action) => action.do === 'play');

/** A page whose line to a table can be cut and mended. */
async function onALine(bench, made, keys = made.keys) {
  bench.expected = /WebSocket|ERR_/;
  const line = { open: true, cut: async () => undefined };
  const page = await bench.page('/about', { table: { ...made, keys } });
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (!line.open) {
      void socket.close();
      return;
    }
    const server = socket.connectToServer();
    line.cut = async () => {
      line.open = false;
      await server.close();
      await socket.close();
    };
  });
  await page.goto(`${bench.url}/game/${made.table}`);
  return [page, line];
}

export default {
  'eight seconds without a line: a banner, the dot, steps kept, one turn delivered': async (bench) => {
    const made = await bench.table({ set: { board: START, roll: [3, 1] } });
    const [page, line] = await onALine(bench, made);
    await until(page, 'moving');
    await page.locator('[data-link="good"], [data-link="fair"]').waitFor();
    await press(page, 8);
    await line.cut();
    await page.getByText(/Connection lost. Trying again/).first().waitFor({ timeout: 15_000 });
    await page.locator('[data-link="lost"]').waitFor();
    await press(page, 6);
    assert.deepEqual(await men(page, 5), [2, 0]);
    await page.locator('[data-action="play"]').click();
    await page.waitForTimeout(8000);
    line.open = true;
    await page.waitForFunction(() => document.querySelector('#board').dataset.turn === 'b', null, { timeout: 20_000 });
    const { events } = await bench.act(made, []);
    assert.equal(events, 2, 'the set position and one play');
  },

  'what the other side did meanwhile is shown and said; the server has the last word': async (bench) => {
    const made = await bench.table({
      seats: [{ kind: 'person', name: 'Ben' }, { kind: 'person', name: 'Anna' }],
      set: { board: START, roll: [3, 1] },
    });
    // This page is Black's; White plays from elsewhere while its line is down.
    const [page, line] = await onALine(bench, made, [null, made.keys[1]]);
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

  'steps of a turn that was played elsewhere give way to the server': async (bench) => {
    const made = await bench.table({ set: { board: START, roll: [3, 1] } });
    const [page, line] = await onALine(bench, made);
    await until(page, 'moving');
    await press(page, 13);
    await line.cut();
    await page.getByText(/Connection lost/).first().waitFor({ timeout: 15_000 });
    await bench.act(made, [{ do: 'play', seat: 0, steps: [[8, 5, 3], [6, 5, 1]] }]);
    line.open = true;
    await page.waitForFunction(() => document.querySelector('[data-cell="5"]').dataset.white === '2', null, { timeout: 20_000 });
    assert.deepEqual(await men(page, 13), [5, 0]);
    assert.equal(plays(page).length, 0);
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
    await until(page, 'to-roll', 1500);
    assert.ok(Date.now() - began < 1500, 'nothing is animated for nobody');
    assert.deepEqual(await men(page, 5), [2, 0]);
    assert.equal(await page.title(), '● Your turn – Fivepoint');
  },
};
