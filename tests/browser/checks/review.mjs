// The review of a match: a file in, decisions stepped through, candidates drawn, errors found.
import { strict as assert } from 'node:assert';
import { MATCH, until } from '../harness.mjs';

const rows = (page) => page.locator('[data-row]');

async function opened(bench, more = {}) {
  const page = await bench.page('/review', more);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'match.mat',
    mimeType: 'text/plain',
    buffer: Buffer.from(MATCH),
  });
  await page.waitForURL(/\/review\/[a-z2-7]+$/, { timeout: 30_000 });
  await rows(page).first().waitFor({ timeout: 60_000 });
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
