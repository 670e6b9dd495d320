// What the page costs, measured in Chromium against a server on this machine, as one JSON object:
// the size of the first load, its first paint and longest task, the work of a frame while checkers
// fly, and how long the computer's reply takes. Used by web_speed.py.
//   node _web_speed.mjs URL CHROMIUM
import { Bench, chromium, START, state, until } from '../tests/browser/harness.mjs';

const [, , url, executablePath] = process.argv;
const LOADS = 7;
const FRAME_US = 16_667;
const REPLIES = 25;
const SCRIPT = new Set(['FunctionCall', 'EvaluateScript']);
const LAYOUT = new Set(['Layout', 'UpdateLayoutTree']);
const TIMELINE = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const bench = new Bench(browser, url);
const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];

/** A first visit: nothing is cached. */
async function load() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.tasks = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.tasks.push(entry.duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url);
  await page.waitForSelector('main h1');
  await page.waitForTimeout(1500);
  const found = await page.evaluate(() => ({
    bytes: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname) && !name.endsWith('/sw.js'))
      .reduce((sum, one) => sum + one.encodedBodySize, 0),
    paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    task: Math.max(0, ...globalThis.tasks),
  }));
  await context.close();
  return found;
}

/**
 * Script and layout in each frame's time while the other side's four checkers fly: from the task
 * that sets the first one off until the last has landed.
 */
async function flight() {
  const made = await bench.table({ set: { board: START, roll: [2, 2] } });
  const page = await bench.page(`/game/${made.table}`, {
    table: { ...made, keys: [null, made.keys[1]] },
    settings: { speed: 'normal', autoRoll: false },
    watched: false,
  });
  await until(page, 'waiting');
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      if ('flyer' in this.dataset) {
        console.timeStamp('flying');
        animation.addEventListener('finish', () => console.timeStamp('landed'));
      }
      return animation;
    };
  });
  await browser.startTracing(page, { categories: TIMELINE });
  const steps = [[13, 11, 2], [13, 11, 2], [6, 4, 2], [6, 4, 2]];
  await bench.act(made, [{ do: 'play', seat: 0, steps }]);
  await until(page, 'to-roll');
  const events = await mainThread();
  const stamps = (said) => events.filter((e) => e.name === 'TimeStamp' && e.args.data.message === said).map(({ ts }) => ts);
  const [first, last] = [Math.min(...stamps('flying')), Math.max(...stamps('landed'))];
  const busy = events.filter((e) => (SCRIPT.has(e.name) || LAYOUT.has(e.name)) && e.ts + e.dur > first && e.ts < last);
  const frames = new Map();
  // Processor time where it was recorded: other programs' work is no cost of ours.
  for (const { ts, dur, tdur } of busy) {
    const frame = Math.floor(ts / FRAME_US);
    frames.set(frame, (frames.get(frame) ?? 0) + (tdur ?? dur) / 1000);
  }
  const costs = [...frames.values()].sort((a, b) => a - b);
  const checkers = stamps('landed').length;
  const layouts = busy.filter((e) => e.name === 'Layout').length;
  return {
    checkers,
    frames_with_work: costs.length,
    worst_ms: costs.at(-1) ?? 0,
    p95_ms: costs[Math.floor(costs.length * 0.95)] ?? 0,
    layouts,
    // Each step draws the new counts once; what is laid out beyond that, the animation did.
    layouts_by_animation: Math.max(0, layouts - checkers),
  };
}

/** What the main thread of the page did while it was traced. */
async function mainThread() {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const work = (pid) => traceEvents.filter((e) => e.pid === pid && SCRIPT.has(e.name)).length;
  const main = traceEvents
    .filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain')
    .sort((a, b) => work(b.pid) - work(a.pid))[0];
  return traceEvents.filter((e) => e.pid === main.pid && e.tid === main.tid && (e.ph === 'X' || e.name === 'TimeStamp'));
}

/** The longest task of a first visit in processor time, so that other programs do not count. */
async function longestTask() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const page = await context.newPage();
  await browser.startTracing(page, { categories: TIMELINE });
  await page.goto(url);
  await page.waitForSelector('main h1');
  await page.waitForTimeout(1500);
  const events = await mainThread();
  await context.close();
  return Math.max(...events.map((e) => (e.tdur ?? 0) / 1000));
}

/** From sending a play to having the computer's own, at level club. */
async function replies() {
  const made = await bench.table({
    seats: [{ kind: 'person' }, { kind: 'computer', level: 'club' }],
    rules: { length: null, cube: false },
    dice: 'automatic',
  });
  const page = await bench.page('/about', { settings: { speed: 'instant', forcedPlay: false }, table: made, watched: false, reducedMotion: 'reduce' });
  const waits = [];
  let sent = 0;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(payload.toString());
      if (message.type === 'act' && message.action.do === 'play') sent = performance.now();
    });
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload.toString());
      const replied = message.events?.some(({ action }) => action.do === 'play' && action.seat === 1);
      if (message.type === 'happened' && replied && sent > 0) {
        waits.push(performance.now() - sent);
        sent = 0;
      }
    });
  });
  await page.goto(`${url}/game/${made.table}`);
  await page.waitForSelector('#board[data-state]');
  while (waits.length < REPLIES) {
    const now = await state(page);
    if (now === 'moving') await page.locator('[data-movable]').first().click({ force: true, timeout: 500 }).catch(() => undefined);
    else if (now === 'confirm') await page.locator('[data-action="play"]').click({ timeout: 500 }).catch(() => undefined);
    else if (now === 'game-over') await page.locator('[data-action="roll"]').click({ timeout: 500 }).catch(() => undefined);
    else await page.waitForTimeout(20);
  }
  const ordered = waits.toSorted((a, b) => a - b);
  return { replies: waits.length, median_ms: median(waits), worst_ms: ordered.at(-1) };
}

const loads = [];
for (let i = 0; i < LOADS; i++) loads.push(await load());
const found = {
  first_load_bytes: loads[0].bytes,
  first_paint_ms: median(loads.map(({ paint }) => paint)),
  longest_task_ms: median(loads.map(({ task }) => task)),
  longest_task_cpu_ms: await longestTask(),
  flight: await flight(),
  reply: await replies(),
};
await bench.done();
await browser.close();
console.log(JSON.stringify(found, (_, value) => (typeof value === 'number' ? Math.round(100 * value) / 100 : value)));
