// The rule pages and the lessons: whole, live, named by their checkers, in four languages.
import { strict as assert } from 'node:assert';

const PAGES = [
  'start', 'moving', 'both-dice', 'hitting', 'bar', 'bearing-off', 'winning', 'cube', 'match', 'extras',
];
const LANGUAGES = ['en', 'th', 'hu', 'pl'];

const figure = (page, id) => page.locator(`#diagram-${id}`);
const cell = (page, id, at) => figure(page, id).locator(`[data-cell="${at}"]`).click({ force: true });
const said = (page, id) => figure(page, id).locator('[role=status]').innerText();

async function open(bench, path, more = {}) {
  const page = await bench.page(path, more);
  await page.waitForSelector('main h2');
  return page;
}

export default {
  'the pages show 34 positions and every clause once, in each language': async (bench) => {
    for (const language of LANGUAGES) {
      const clauses = [];
      let figures = 0;
      const page = await open(bench, `/rules/start?lang=${language}`);
      for (const name of PAGES) {
        await page.goto(`${bench.url}/rules/${name}?lang=${language}`);
        await page.waitForSelector('main h2');
        clauses.push(...(await page.$$eval('.clause', (all) => all.map((one) => one.id))));
        figures += await page.locator('figure').count();
        const text = await page.locator('main').innerText();
        assert.ok(!/\brules?-[\w-]+|diagram-|\{/.test(text), `${language}/${name}: a text is missing`);
      }
      assert.equal(figures, 34, language);
      assert.equal(new Set(clauses).size, clauses.length);
      assert.equal(clauses.length, 106, language);
    }
  },

  'the first page has the five lines, the legend, and the badge with the programs': async (bench) => {
    const page = await open(bench, '/rules');
    assert.equal(await page.locator('section[aria-labelledby=summary] li').count(), 5);
    assert.equal(await page.locator('section[aria-labelledby=legend] li').count(), 3);
    assert.match(await page.locator('.badge').innerText(), /Fivepoint.*gnubg-nn 1\./);
  },

  'a roll can be played on its picture, and a refusal names its clause': async (bench) => {
    const page = await open(bench, '/rules/both-dice');
    await cell(page, 'both-dice-62', 6);
    assert.match(await said(page, 'both-dice-62'), /both.*4\.1/i);
    await cell(page, 'both-dice-62', 7);
    await cell(page, 'both-dice-62', 6);
    assert.match(await said(page, 'both-dice-62'), /7\/5 6\/off/);
    await figure(page, 'both-dice-62').getByRole('button', { name: 'Undo' }).click();
    assert.equal(await said(page, 'both-dice-62'), '');
    await cell(page, 'larger-die-65', 13);
    assert.match(await said(page, 'larger-die-65'), /13\/7/);
  },

  'the language changes without loading anew, and the texts with it': async (bench) => {
    const page = await open(bench, '/rules/bar');
    await page.evaluate(() => (globalThis.stays = true));
    await page.locator('header select').selectOption('hu');
    await page.waitForFunction(() => document.documentElement.lang === 'hu');
    assert.match(await page.locator('h2').first().innerText(), /A bár/);
    assert.match(await page.locator('figcaption').first().innerText(), /A dobás 6-4/);
    assert.equal(await page.evaluate(() => globalThis.stays), true);
  },

  'the scoring table and the picture agree on 3 x 4 = 12': async (bench) => {
    const page = await open(bench, '/rules/winning');
    assert.match(await page.locator('table').innerText(), /3\s×\s4\s=\s12/);
    assert.match(await figure(page, 'backgammon-home').innerText(), /3 × cube 4 = 12 points/);
  },

  'setting up the board: checked point by point': async (bench) => {
    const page = await open(bench, '/lessons/setup');
    const add = (point, times) => page.getByRole('button', { name: new RegExp(`^Point ${point},`) }).click({ clickCount: times });
    await add(24, 2);
    await add(13, 5);
    await add(8, 3);
    await add(6, 4);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    assert.match(await page.locator('section ul').innerText(), /Point 6 needs 5 checkers; it has 4/);
    await add(6, 1);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    assert.match(await page.locator('section [role=status]').innerText(), /167/);
    await bench.shot(page, 'lesson-setup');
  },

  'using the cube: five questions, a wrong answer is explained': async (bench) => {
    const page = await open(bench, '/lessons/cube');
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    assert.match(await page.locator('.answer').innerText(), /too late/);
    for (const right of ['Double', 'No', '2 points', 'Only I', '8 points']) {
      await page.getByRole('button', { name: right, exact: true }).click();
      await page.getByRole('button', { name: 'Next' }).click();
    }
    assert.match(await page.locator('section [role=status]').innerText(), /redouble/);
  },

  'axe finds nothing, and nothing is wider than a phone': async (bench) => {
    for (const path of ['/rules/start', '/rules/both-dice', '/rules/winning', '/rules/cube', '/lessons/setup', '/lessons/cube']) {
      for (const [width, theme] of [[360, 'light'], [1280, 'dark'], [360, 'contrast']]) {
        const page = await open(bench, `${path}?lang=hu`, { width, height: 740, settings: { theme } });
        assert.deepEqual(await bench.axe(page), [], `${path} ${theme}`);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(over <= 0, `${path} is ${over} px too wide`);
        await bench.shot(page, `${path.slice(1).replace('/', '-')}-${width}-${theme}`);
      }
    }
  },
};
