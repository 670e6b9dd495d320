// Whole games against the computer through the real page, by mouse and by keyboard alone, and a
// line that breaks in between.
import { strict as assert } from 'node:assert';
import { men, press, state, until } from '../harness.mjs';

const quick = { speed: 'instant', forcedPlay: false };

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

export default {
  'a whole game by mouse': async (bench) => {
    const page = await quickGame(bench);
    await finish(page, async (now) => {
      if (now === 'moving') await page.locator('[data-movable]').first().click({ force: true, timeout: 500 }).catch(() => undefined);
      else if (now === 'confirm') await page.locator('[data-action="play"]').click({ timeout: 500 }).catch(() => undefined);
      else await page.waitForTimeout(30);
    }, 120);
    await page.waitForSelector('[data-result]');
    assert.match(await page.locator('[data-result] .sum').textContent(), /^(Single: 1|Gammon: 2|Backgammon: 3) × cube 1 = \d points?\.$/);
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

  'a whole game by keyboard alone': async (bench) => {
    const page = await quickGame(bench);
    await page.focus('#board [role="gridcell"][tabindex="0"]');
    await finish(page, async (now) => {
      if (now === 'moving') {
        await page.keyboard.press('j');
        await page.keyboard.press('Enter');
      } else if (now === 'confirm') await page.keyboard.press('Enter');
      else await page.waitForTimeout(30);
    }, 120);
  },

  'a broken line: steps are kept, and one turn is delivered once': async (bench) => {
    bench.expected = /WebSocket|ERR_/;
    const made = await bench.table({
      seats: [{ kind: 'person' }, { kind: 'person' }],
      set: { board: [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0], roll: [3, 1] },
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

  'two tabs show one table': async (bench) => {
    const made = await bench.table({ set: { board: [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0], roll: [3, 1] } });
    const first = await bench.page(`/game/${made.table}`, { table: made });
    const second = await bench.page(`/game/${made.table}`, { table: made });
    await until(second, 'moving');
    await until(first, 'moving');
    await press(first, 5);
    await first.locator('[data-action="play"]').click();
    await second.waitForFunction(() => document.querySelector('[data-cell="5"]').dataset.white === '2');
    await second.waitForFunction(() => document.querySelector('#board').dataset.turn === 'b');
  },
};
