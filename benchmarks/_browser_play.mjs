// Plays GAMES whole games against the computer on PAGES pages at once, by clicks on the board, and
// prints what was found as one JSON object. Used by browser_play.py.
//   node _browser_play.mjs URL CHROMIUM GAMES PAGES
import { Bench, chromium, state } from '../tests/browser/harness.mjs';

const [, , url, executablePath, games, pages] = process.argv;
const STUCK_MS = 120_000;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const faults = [];
const found = { games: 0, stuck: [], turns: 0, tables: [], faults };
let left = Number(games);

/** One press, of whatever the state asks for. */
async function step(page, now) {
  const once = { force: true, timeout: 500 };
  if (now === 'moving') {
    const movable = page.locator('[data-movable]');
    const count = await movable.count();
    if (count > 0) await movable.nth(Math.floor(Math.random() * count)).click(once).catch(() => undefined);
  } else if (now === 'confirm') await page.locator('[data-action="play"]').click(once).catch(() => undefined);
  else await page.waitForTimeout(20);
}

async function game() {
  const bench = new Bench(browser, url);
  const page = await bench.page('/', { settings: { speed: 'instant', forcedPlay: false }, reducedMotion: 'reduce' });
  await page.click('[data-action="quick"]');
  await page.waitForURL('**/game/**');
  await page.waitForSelector('#board[data-state]');
  let [last, since] = ['', Date.now()];
  for (let now = await state(page); now !== 'match-over'; now = await state(page)) {
    const seen = `${now} ${await page.locator('.pips b').allTextContents()}`;
    if (seen !== last) [last, since] = [seen, Date.now()];
    if (Date.now() - since > STUCK_MS) {
      found.stuck.push(`${page.url()}: ${seen}`);
      break;
    }
    await step(page, now);
  }
  found.games += 1;
  found.turns += page.sent.filter((action) => action.do === 'play').length;
  found.tables.push(new URL(page.url()).pathname.split('/').at(-1));
  faults.push(...(await bench.done()));
}

await Promise.all(
  Array.from({ length: Number(pages) }, async () => {
    while (left > 0) {
      left -= 1;
      await game();
    }
  }),
);
await browser.close();
console.log(JSON.stringify(found));
