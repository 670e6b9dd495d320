// The position editor: checkers by pointer and keyboard, problems told, identifiers read and written.
import { strict as assert } from 'node:assert';
import { men, press } from '../harness.mjs';

const brush = (page, name) => page.getByRole('radio', { name, exact: true }).check({ force: true });
const name = (page, which) => page.locator('.names li', { has: page.getByText(which, { exact: true }) }).locator('code');

async function opened(bench, more = {}) {
  const page = await bench.page('/editor', more);
  await page.locator('#board').waitFor();
  return page;
}

async function paste(page, text) {
  await page.locator('form input').fill(text);
  await page.keyboard.press('Enter');
}

export default {
  'checkers are put, taken and carried, and every step can be undone': async (bench) => {
    const page = await opened(bench);
    assert.deepEqual(await men(page, 24), [2, 0]);
    await press(page, 7);
    assert.deepEqual(await men(page, 7), [1, 0]);
    await press(page, 7, { button: 'right' });
    assert.deepEqual(await men(page, 7), [0, 1], 'the other colour takes the place');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    assert.deepEqual(await men(page, 7), [0, 0]);
    await brush(page, 'Take away');
    await press(page, 6);
    assert.deepEqual(await men(page, 6), [4, 0]);
    assert.deepEqual(await men(page, 'off-w'), [1, 0]);
    const from = await page.locator('[data-cell="13"]').boundingBox();
    const to = await page.locator('[data-cell="bar-w"]').boundingBox();
    const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(...middle(from));
    await page.mouse.down();
    await page.mouse.move(...middle(to), { steps: 4 });
    await page.mouse.up();
    assert.deepEqual(await men(page, 'bar-w'), [1, 0]);
    assert.deepEqual(await men(page, 13), [4, 0]);
  },

  'what cannot be is said, all at once, and is where the focus goes': async (bench) => {
    const page = await opened(bench);
    await press(page, 7);
    await page.getByText('White has 16 checkers; 15 at most.').waitFor();
    await page.locator('[data-action="analyse"]').click();
    assert.equal(await page.evaluate(() => document.activeElement?.className.includes('faults')), true);
  },

  'the keyboard alone sets a position up, and each step is said': async (bench) => {
    const page = await opened(bench);
    await page.getByRole('button', { name: 'Empty board' }).click();
    const cell = page.locator('[data-grid="6"]');
    await cell.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+Enter');
    assert.deepEqual([await men(page, 6), await men(page, 5)], [[2, 0], [0, 1]]);
    await page.getByText('Point 5, 1 black').first().waitFor({ state: 'attached' });
    await page.keyboard.press('-');
    assert.deepEqual(await men(page, 5), [0, 0]);
  },

  'identifiers come back as they went in, and a bad one is refused': async (bench) => {
    bench.expected = /409|400/;
    const page = await opened(bench);
    for (const id of [
      'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10',
      'XGID=-b----E-C---eE---c-e----B-:1:1:1:00:2:4:0:7:10',
      'XGID=aa--BBBB----dE---d-e----B-:1:-1:-1:63:1:2:0:5:10',
    ]) {
      const position = id.split(':')[0];
      const shown = (text) =>
        page.waitForFunction((x) => document.querySelector('.names code')?.textContent?.startsWith(x), text);
      await paste(page, id);
      await shown(id.slice(0, id.lastIndexOf(':')));
      const gnu = await name(page, 'GNU ID').textContent();
      await page.getByRole('button', { name: 'Empty board' }).click();
      await page.locator('.names').waitFor({ state: 'detached' });
      await paste(page, gnu);
      await shown(position);
    }
    await paste(page, 'XGID=-b----E-C---qE---c-e----B-:0:0:1:31:0:0:0:7:10');
    await page.locator('[role="alert"]').waitFor();
    assert.match(page.url(), /\/editor$/);
    const xgid = await name(page, 'XGID').textContent();
    const linked = await bench.page(`/editor?id=${encodeURIComponent(xgid)}`);
    await linked.waitForFunction((x) => document.querySelector('.names code')?.textContent === x, xgid);
    const picture = await page.request.get(`${bench.url}/api/picture?id=${encodeURIComponent(xgid)}`);
    assert.match(await picture.text(), /^<svg/);
  },

  'a roll is judged play by play, and without one the cube': async (bench) => {
    const page = await opened(bench);
    await page.getByLabel('First die').selectOption('3');
    await page.getByLabel('Second die').selectOption('1');
    await page.locator('[data-action="analyse"]').click();
    await page.locator('tr.best', { hasText: '8/5 6/5' }).waitFor({ timeout: 60_000 });
    await page.locator('tr.best button').focus();
    await page.locator('.arrow.best').first().waitFor();
    await page.getByLabel('First die').selectOption('0');
    await page.locator('tr.best').waitFor({ state: 'detached' });
    await page.locator('[data-action="analyse"]').click();
    await page.getByText('No double').first().waitFor({ timeout: 60_000 });
    await bench.shot(page, 'editor-desktop');
    for (const theme of ['light', 'dark', 'contrast']) {
      await page.evaluate((word) => (document.documentElement.dataset.theme = word), theme);
      assert.deepEqual(await bench.axe(page), [], theme);
    }
  },

  'it fits a phone and a desk in every language, light and dark': async (bench) => {
    for (const language of ['hu', 'th', 'pl']) {
      for (const [width, height] of [[390, 844], [1280, 800], [320, 640]]) {
        const page = await opened(bench, { width, height, settings: { language, theme: width > 600 ? 'dark' : 'light' } });
        await press(page, 7);
        await page.locator('.faults').waitFor();
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(over <= 0, `${language} ${width}: ${over} px too wide`);
        const text = await page.locator('main').innerText();
        assert.ok(!/\b(editor|review|report|web)-[a-z-]+/.test(text), text);
        if (bench.shots) await page.screenshot({ path: `${bench.shots}/editor-${language}-${width}.png`, fullPage: true });
        await page.context().close();
      }
    }
  },
};
