// Runs the checks of one file in Chromium against a running server, one JSON line each.
//   node run.mjs FILE URL CHROMIUM [SHOTS]
// A check is a function of a `Bench`; it fails by throwing, or if the page said an error.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Bench, chromium } from './harness.mjs';

const [, , file, url, executablePath, shots] = process.argv;
const { default: checks } = await import(pathToFileURL(resolve(file)).href);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const [name, check] of Object.entries(checks)) {
  if (process.env.ONLY && !name.includes(process.env.ONLY)) continue;
  const bench = new Bench(browser, url, shots);
  let error = null;
  try {
    await check(bench);
  } catch (thrown) {
    const stack = String(thrown?.stack ?? thrown).slice(0, 8000);
    error = [stack, ...(await bench.standing()), ...bench.faults].join('\n');
  }
  const faults = await bench.done();
  if (error === null && faults.length > 0) error = faults.join('\n');
  console.log(JSON.stringify({ name, error }));
}
await browser.close();
