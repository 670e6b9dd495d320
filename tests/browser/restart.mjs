// A game in the page while its server is killed and started again: the runner is told when.
//   node restart.mjs URL CHROMIUM
// Prints {"ask": "kill"} or {"ask": "start"}, each answered by a line, and {"done": true} at the end.
import { strict as assert } from 'node:assert';
import { createInterface } from 'node:readline';
import { Bench, chromium, men, press, state, until } from './harness.mjs';

const [, , url, executablePath] = process.argv;
const answers = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const bench = new Bench(browser, url);
bench.expected = /WebSocket|ERR_/;

async function ask(what) {
  console.log(JSON.stringify({ ask: what }));
  await answers.next();
}

const page = await bench.page('/', { settings: { speed: 'instant', forcedPlay: false }, reducedMotion: 'reduce' });
await page.click('[data-action="quick"]');
await page.waitForURL('**/game/**');
await page.waitForFunction(() => document.querySelector('#board')?.dataset.state === 'moving', null, { timeout: 60_000 });
const before = await page.$$eval('[data-movable]', (all) => all.map((one) => one.dataset.cell));
await press(page, before[0]);
const standing = await men(page, before[0]);
await ask('kill');
await page.getByText(/Connection lost/).first().waitFor({ timeout: 20_000 });
assert.deepEqual(await men(page, before[0]), standing, 'the steps made stay');
await ask('start');
await page.locator('[data-link="good"], [data-link="fair"], [data-link="slow"]').waitFor({ timeout: 30_000 });
assert.deepEqual(await men(page, before[0]), standing, 'the steps made stay');
const end = Date.now() + 180_000;
for (let now = await state(page); now !== 'match-over'; now = await state(page)) {
  assert.ok(Date.now() < end, `still ${now}`);
  if (now === 'moving') await page.locator('[data-movable]').first().click({ force: true, timeout: 500 }).catch(() => undefined);
  else if (now === 'confirm') await page.locator('[data-action="play"]').click({ timeout: 500 }).catch(() => undefined);
  else await page.waitForTimeout(20);
}
await until(page, 'match-over');
await page.waitForSelector('[data-result]');
assert.deepEqual(await bench.done(), []);
await browser.close();
console.log(JSON.stringify({ done: true }));
process.exit(0);
