// From a position to a game, from games to statistics: the editor's identifiers and its ways on, the
// place of a review in its address, its report, and what many matches say together.
import { strict as assert } from 'node:assert';
import { MATCH, press, START } from '../harness.mjs';

const code = (page, name) =>
  page.locator('.names li', { has: page.getByText(name, { exact: true }) }).locator('code');

async function reviewed(bench, more = {}) {
  const page = await bench.page('/review', more);
  const buffer = Buffer.from(MATCH);
  await page.locator('input[type="file"]').setInputFiles({ name: 'match', mimeType: '', buffer });
  await page.waitForURL(/\/review\/[a-z2-7]+$/, { timeout: 30_000 });
  await page.locator('[data-row]').first().waitFor({ timeout: 60_000 });
  return page;
}

/** Numbers that look like chance and are the same each time. */
function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A position as XGID, both sides' checkers on points of their own. */
function position(next) {
  const places = new Array(26).fill(0);
  for (const sign of [1, -1]) {
    for (let left = 8 + next(8); left > 0; left -= 1) {
      let at = next(24) + 1;
      while (places[at] * sign < 0) at = next(24) + 1;
      places[at] += sign;
    }
  }
  const letter = (n) => (n === 0 ? '-' : String.fromCharCode(n > 0 ? 64 + n : 96 - n));
  const board = places.map(letter).join('');
  const cube = next(4);
  const owner = cube === 0 ? 0 : next(2) * 2 - 1;
  const dice = next(2) ? `${1 + next(6)}${1 + next(6)}` : '00';
  return `XGID=${board}:${cube}:${owner}:1:${dice}:${next(4)}:${next(4)}:0:7:10`;
}

export default {
  'fifty positions come back from XGID and from GNU ID as they went in': async (bench) => {
    const page = await bench.page('/editor');
    const next = numbers(39);
    const paste = async (text) => {
      await page.getByRole('button', { name: 'Empty board' }).click();
      await page.locator('.names').waitFor({ state: 'detached' });
      await page.locator('form input').fill(text);
      await page.keyboard.press('Enter');
      await code(page, 'XGID').waitFor();
    };
    for (let i = 0; i < 50; i += 1) {
      const id = position(next);
      await paste(id);
      const [xgid, gnu] = [await code(page, 'XGID').textContent(), await code(page, 'GNU ID').textContent()];
      assert.equal(xgid.slice(0, xgid.lastIndexOf(':')), id.slice(0, id.lastIndexOf(':')));
      await paste(gnu);
      assert.equal(await code(page, 'GNU ID').textContent(), gnu, id);
      assert.equal((await code(page, 'XGID').textContent()).split(':')[0], id.split(':')[0]);
    }
  },

  'what is wrong with a position is lit, and a bad text names the character': async (bench) => {
    bench.expected = /409|400/;
    const page = await bench.page('/editor');
    await press(page, 7);
    await page.getByText('White has 16 checkers; 15 at most.').waitFor();
    assert.equal(await page.locator('[data-lit]').count(), 5, 'every place of White');
    await page.locator('[data-action="play-from"]').click();
    assert.equal(await page.evaluate(() => document.activeElement?.className.includes('faults')), true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('[data-lit]').first().waitFor({ state: 'detached' });
    await page.locator('form input').fill('XGID=-b----E-C---qE---c-e----B-:0:0:1:31:0:0:0:7:10');
    await page.keyboard.press('Enter');
    assert.match(await page.locator('[role="alert"]').innerText(), /\bq\b/);
  },

  'a position is played on from: dice, cube, score and side as they were set': async (bench) => {
    const id = 'XGID=-b----E-C---eE---c-e----B-:1:1:1:31:2:4:0:7:10';
    const page = await bench.page(`/editor?id=${encodeURIComponent(id)}`);
    await code(page, 'XGID').waitFor();
    await page.getByLabel('Against the computer').selectOption('pip-count');
    await page.locator('[data-action="play-from"]').click();
    await page.waitForURL(/\/game\//);
    await page.waitForSelector('#board[data-state="moving"]');
    const state = await (await fetch(`${bench.url}/api/tables/${page.url().split('/').pop()}`)).json();
    assert.deepEqual([state.board, state.dice, state.score], [START, [3, 1], [2, 4]]);
    assert.deepEqual([state.cube, state.owner, state.rules.length], [2, 0, 7]);
  },

  'a review keeps its place in its address, steps by keys, and is had as a report': async (bench) => {
    const page = await reviewed(bench);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/\?at=\d+$/);
    const row = await page.locator('[data-row][aria-current]').getAttribute('data-row');
    const again = await bench.page(page.url().slice(bench.url.length));
    await again.locator(`[data-row="${row}"][aria-current]`).waitFor({ timeout: 60_000 });
    await page.locator('[data-row="0"]').click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-candidate') === '1');
    await page.keyboard.press('ArrowUp');
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-candidate') === '0');
    await page.locator('[data-exports] summary').click();
    const address = await page.locator('[data-report="html"]').getAttribute('href');
    const report = await (await fetch(bench.url + address)).text();
    assert.match(report, /<html lang="en"/);
    assert.ok(!/(src|href)="https?:/.test(report), 'it needs nothing else');
    // On paper, as wide as A4 within its margins, every column is there.
    const paper = await page.context().newPage();
    await paper.setViewportSize({ width: 703, height: 1000 });
    await paper.emulateMedia({ media: 'print' });
    await paper.setContent(report);
    assert.ok((await paper.locator('.scroll').count()) > 3);
    const cut = await paper.$$eval('.scroll', (all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    assert.equal(cut, 0, 'tables that are cut in print');
    await paper.close();
    for (const link of await page.locator('[data-form]').all()) {
      const answer = await fetch(bench.url + (await link.getAttribute('href')));
      assert.equal(answer.status, 200);
      assert.ok((await answer.arrayBuffer()).byteLength > 100);
    }
    assert.deepEqual(await bench.axe(page), []);
  },

  'a review that there is not says so': async (bench) => {
    bench.expected = /400|404|409/;
    for (const id of ['nosuchreview', '%E0%A4%A']) {
      const page = await bench.page(`/review/${id}`);
      await page.locator('[role="alert"]').waitFor();
      await page.context().close();
    }
  },

  'statistics begin empty, take a match file, and hide PR below fifty decisions': async (bench) => {
    const page = await bench.page('/stats');
    await page.locator('[data-empty]').waitFor();
    assert.deepEqual(await bench.axe(page), []);
    const shown = await reviewed(bench);
    await shown.goto(`${bench.url}/stats`);
    await shown.getByLabel('In match files you are').selectOption({ label: 'Anna' });
    await shown.locator('[data-pr]').waitFor({ timeout: 120_000 });
    assert.match(await shown.locator('[data-pr]').innerText(), /Too few decisions/);
    await shown.locator('[data-error="checker"]').waitFor();
    await shown.locator('[data-every] summary').click();
    assert.equal(await shown.locator('[data-match]').count(), 1);
    for (const theme of ['light', 'dark', 'contrast']) {
      await shown.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      assert.deepEqual(await bench.axe(shown), [], theme);
    }
    for (const language of ['en', 'th', 'hu', 'pl']) {
      await shown.evaluate((lang) => {
        const kept = JSON.parse(localStorage.getItem('fivepoint.settings'));
        localStorage.setItem('fivepoint.settings', JSON.stringify({ ...kept, language: lang }));
      }, language);
      for (const [width, height] of [[390, 844], [1280, 800], [320, 640]]) {
        await shown.setViewportSize({ width, height });
        await shown.reload();
        await shown.locator('[data-pr]').waitFor();
        const over = await shown.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(over <= 0, `${language} ${width}: ${over} px too wide`);
        const text = await shown.locator('main').innerText();
        assert.ok(!/\b(stats|review|report|web|study)-[a-z-]+/.test(text), text);
        await bench.shot(shown, `stats-${language}-${width}`);
      }
    }
  },
};
