// The review of a match: a file in, decisions stepped through, candidates drawn, errors found.
import { strict as assert } from 'node:assert';
import { MATCH, START, until } from '../harness.mjs';

const rows = (page) => page.locator('[data-row]');

/** A position in a file without a play. */
const POSITION = JSON.stringify({
  format: 'fivepoint-record',
  version: 1,
  rules: {
    length: 7,
    variant: 'backgammon',
    start: null,
    crawford: true,
    cube: true,
    max_cube: null,
    jacoby: false,
    beavers: 0,
    automatic_doubles: 0,
    opening: 'plays-both',
    games: null,
  },
  players: ['Anna', 'Ben'],
  meta: {},
  actions: [
    { number: 0, do: 'set', seat: 0, board: START, men: 15, dice: [3, 1], cube: 2, owner: 0, score: [2, 4], crawford: false },
  ],
  score: [2, 4],
  winner: null,
});

/** A long match as a file: the same short game again and again, won by each in turn. */
function longMatch(games) {
  const score = [0, 0];
  const texts = Array.from({ length: games }, (_, i) => {
    const [anna, ben] = score;
    score[i % 2] += 1;
    const game = MATCH.slice(MATCH.indexOf('  1)'));
    const turns = i % 2 === 0 ? game : game.replace('  4)                                Wins', '  4) Wins');
    return ` Game ${i + 1}\n Anna : ${anna}                           Ben : ${ben}\n${turns}`;
  });
  return ` 64 point match\n\n${texts.join('\n')}`;
}

async function opened(bench, more = {}, match = MATCH) {
  const page = await bench.page('/review', more);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'match.mat',
    mimeType: 'text/plain',
    buffer: Buffer.from(match),
  });
  await page.waitForURL(/\/review\/[a-z2-7]+$/, { timeout: 30_000 });
  if (match !== POSITION) await rows(page).first().waitFor({ timeout: 60_000 });
  return page;
}

export default {
  'a match file is judged, stepped through, and its errors stand out': async (bench) => {
    const page = await opened(bench);
    await page.waitForFunction(() => document.querySelector('.progress')?.textContent === '', null, { timeout: 120_000 });
    assert.ok((await rows(page).count()) >= 6);
    assert.ok((await page.locator('[data-row][data-mark="??"]').count()) >= 1, '24/23 24/21 and 13/2 are blunders');
    await page.locator('.arrow.best').first().waitFor();
    await page.locator('main tbody tr.best').first().waitFor();
    await page.keyboard.press('ArrowRight');
    assert.equal(await page.locator('[data-row][aria-current]').getAttribute('data-row'), '1');
    await page.keyboard.press('e');
    const mark = await page.locator('[data-row][aria-current]').getAttribute('data-mark');
    assert.notEqual(mark, '');
    await page.getByText(/Too few decisions/).first().waitFor();
    await bench.shot(page, 'review-desktop');
    for (const theme of ['light', 'dark', 'contrast']) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      assert.deepEqual(await bench.axe(page), [], theme);
    }
  },

  'an analysis is stopped, keeps what it knows, and goes on to its end': async (bench) => {
    const page = await opened(bench, {}, longMatch(60));
    await page.getByLabel('Depth').selectOption('master');
    await page.locator('[data-action="stop-analysis"]').click();
    await page.getByText(/Stopped at \d+ %/).waitFor();
    const known = await rows(page).count();
    assert.ok(known > 0, 'what is known stays');
    await page.waitForTimeout(1500);
    assert.match(await page.locator('.progress').innerText(), /Stopped/, 'it does not go on by itself');
    await page.locator('[data-action="go-on"]').click();
    await page.locator('[data-action="keep-cards"]').waitFor({ timeout: 120_000 });
    await page.waitForFunction(() => document.querySelector('.progress')?.textContent === '');
    assert.ok((await rows(page).count()) >= known);
  },

  'a long list of decisions scrolls in its place and makes the page no longer': async (bench) => {
    const page = await opened(bench, {}, longMatch(60));
    assert.ok((await rows(page).count()) > 300);
    const [whole, end] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      Math.max(...[...document.querySelectorAll('main *')].filter((one) => !one.closest('.list')).map((one) => one.getBoundingClientRect().bottom)),
    ]);
    assert.ok(whole <= Math.max(800, end) + 100, `the page is ${whole} px long, what it shows ends at ${end}`);
  },

  'a file with a position alone leads to it in the editor': async (bench) => {
    const page = await opened(bench, {}, POSITION);
    await page.getByText(/holds a position and no plays/).waitFor({ timeout: 30_000 });
    await page.locator('[data-action="edit"]').click();
    await page.waitForURL(/\/editor/);
    await page.locator('.names code').first().waitFor();
    assert.match(await page.locator('.names').innerText(), /XGID=-b----E-C---eE---c-e----B-:1:-1:-1:31:4:2:0:7:/);
  },

  'on a phone nothing is wider than the page, in every language': async (bench) => {
    for (const lang of ['th', 'hu', 'pl']) {
      const page = await opened(bench, { width: 390, height: 844, settings: { language: lang } });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(over <= 0, `${lang}: ${over} px too wide`);
      const text = await page.locator('main').innerText();
      assert.ok(!/\b(review|report|web)-[a-z-]+/.test(text), text);
      await bench.shot(page, `review-${lang}-phone`);
    }
  },

  'what is no match file is refused with its place': async (bench) => {
    bench.expected = /400|409/;
    const page = await bench.page('/review');
    await page.locator('input[type="file"]').setInputFiles({ name: 'x.mat', mimeType: 'text/plain', buffer: Buffer.from('nothing of the kind') });
    await page.locator('[role="alert"]').waitFor();
    assert.match(page.url(), /\/review$/);
  },

  'one’s own side is opened on, and errors are gone through for one side, the worst first': async (bench) => {
    const page = await opened(bench, { kept: { statsname: 'Ben' } });
    await page.locator('[data-action="keep-cards"]').waitFor({ timeout: 120_000 });
    const here = page.locator('[data-row][aria-current]');
    const by = () => here.getAttribute('data-by');
    assert.equal(await by(), '1', 'it opens on a decision of Ben');
    const marked = (seat) => page.locator(`[data-row][data-by="${seat}"]:not([data-mark=""])`).count();
    const [annas, bens] = [await marked(0), await marked(1)];
    assert.ok(annas > 0 && bens > 0);
    const worst = page.locator('[data-action="worst"]');
    const gone = async (times) => {
      const found = [];
      for (let i = 0; i < times; i++) {
        await worst.click();
        found.push([await here.getAttribute('data-row'), await by(), Number((await here.locator('.mark .numbers').innerText()).replace(/[^0-9.]/g, ''))]);
      }
      return found;
    };
    const mine = await gone(bens);
    assert.ok(mine.every(([, seat]) => seat === '1'), JSON.stringify(mine));
    assert.equal(new Set(mine.map(([row]) => row)).size, bens, 'each once');
    mine.slice(1).forEach(([, , loss], i) => assert.ok(loss <= mine[i][2], JSON.stringify(mine)));
    await page.locator('[data-row="0"]').click();
    await page.keyboard.press('e');
    assert.equal(await by(), '1', 'Anna’s errors are passed over');
    await page.locator('[data-whose] select').selectOption('both');
    const all = await gone(annas + bens);
    assert.equal(new Set(all.map(([row]) => row)).size, annas + bens);
    await page.getByText('What the columns mean').first().click();
    await page.getByText(/how many turns ahead/).waitFor();
    await page.getByText('What the figures mean').click();
    await page.getByText(/500 times the average equity lost/).waitFor();
    assert.deepEqual(await bench.axe(page), []);
    await bench.shot(page, 'review-mine');
  },

  'a game against the computer is called the same in lists, its review and its files': async (bench) => {
    const made = await bench.table({
      seats: [{ kind: 'person' }, { kind: 'computer', level: 'pip-count' }],
      rules: { length: null, games: 1, cube: false },
      set: { board: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, -4, -8, 0, 0, 0, 0, 0], roll: [2, 1] },
    });
    const page = await bench.page(`/game/${made.table}`, { table: made });
    await until(page, 'match-over', 20_000);
    assert.equal(await page.locator('[data-result] .sum').innerText(), 'Gammon: 2 points.');
    assert.doesNotMatch(await page.locator('[data-result]').innerText(), /×|0 \+|cube/);
    await bench.shot(page, 'no-cube-result');
    await page.locator('[data-action="review"]').click();
    await page.getByRole('heading', { name: 'You – Computer (Pip count)' }).waitFor();
    await page.locator('main header', { hasText: 'One game' }).waitFor();
    await page.locator('th', { hasText: 'Computer (Pip count)' }).waitFor({ timeout: 60_000 });
    assert.doesNotMatch(await page.locator('main').innerText(), /White|Black|Money/);
    await bench.shot(page, 'review-computer');
    await page.locator('[data-exports] summary').click();
    for (const link of ['[data-form="mat"]', '[data-report="txt"]']) {
      const text = await (await fetch(bench.url + (await page.locator(link).getAttribute('href')))).text();
      assert.match(text, /You.*Computer \(Pip count\)/s, text.slice(0, 300));
      assert.doesNotMatch(text, /Player 1/);
    }
    await page.goto(`${bench.url}/review`);
    await page.getByText('You – Computer (Pip count)').waitFor();
  },

  'a finished match goes to its review': async (bench) => {
    const made = await bench.table({
      rules: { length: 1 },
      set: { board: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, -4, -7, 0, 0, 0, 0, 0], roll: [2, 1] },
    });
    const page = await bench.page(`/game/${made.table}`, { table: made });
    await until(page, 'match-over', 20_000);
    await page.locator('[data-action="review"]').click();
    await page.waitForURL(/\/review\/[a-z2-7]+$/, { timeout: 30_000 });
    await page.getByRole('heading', { name: 'White – Black' }).waitFor();
  },
};
