// Learning: the tutor before a blunder, other plays tried in a review, mistakes kept and practised.
import { strict as assert } from 'node:assert';
import { MATCH, press, START, until } from '../harness.mjs';

async function reviewed(bench, more = {}) {
  const page = await bench.page('/review', more);
  await page.locator('input[type="file"]').setInputFiles({ name: 'match.mat', mimeType: 'text/plain', buffer: Buffer.from(MATCH) });
  await page.waitForURL(/\/review\/[a-z2-7]+$/, { timeout: 30_000 });
  await page.locator('[data-action="keep-cards"]').waitFor({ timeout: 120_000 });
  return page;
}

/** Plays 24/23 24/21 with a 3-1, which gives up a lot. */
async function blunder(page) {
  await until(page, 'moving');
  await press(page, 24);
  await press(page, 24);
  await until(page, 'confirm');
  await page.locator('[data-action="play"]').first().click();
}

export default {
  'the tutor warns before a blunder; thinking again keeps the dice, playing anyway plays': async (bench) => {
    for (const [width, height] of [[1280, 800], [390, 844]]) {
      const page = await bench.board({
        board: START,
        roll: [3, 1],
        page: { width, height, settings: { tutor: 'blunders' } },
      });
      await blunder(page);
      await page.locator('[data-warning]').waitFor({ timeout: 20_000 });
      assert.match(await page.locator('[data-warning] [role="alert"]').innerText(), /gives up 0\.\d{3}/);
      await bench.shot(page, `tutor-${width}`);
      assert.deepEqual(page.sent, []);
      assert.deepEqual(await bench.axe(page), []);
      await page.locator('[data-action="think-again"]').click();
      await page.locator('[data-warning]').waitFor({ state: 'detached' });
      assert.deepEqual(page.sent, []);
      await page.keyboard.press('Escape');
      await page.locator('[data-action="play"]').first().click();
      await page.locator('[data-action="play-anyway"]').click({ timeout: 20_000 });
      await page.waitForFunction(() => document.querySelector('#board').dataset.turn === 'b');
      assert.deepEqual(page.sent.map((action) => action.do), ['play']);
    }
  },

  'a good play is not held up': async (bench) => {
    const page = await bench.board({ board: START, roll: [3, 1], page: { settings: { tutor: 'blunders' } } });
    await until(page, 'moving');
    await press(page, 5);
    await until(page, 'confirm');
    await page.locator('[data-action="play"]').first().click();
    await page.waitForFunction(() => document.querySelector('#board').dataset.turn === 'b', null, { timeout: 20_000 });
    assert.equal(await page.locator('[data-warning]').count(), 0);
  },

  'a hint says in counted facts why its play is best, and better than another': async (bench) => {
    const page = await bench.board({ board: START, roll: [3, 1] });
    await until(page, 'moving');
    await page.keyboard.press('h');
    const plays = page.locator('.hint ol button');
    await plays.nth(1).waitFor({ timeout: 30_000 });
    const reasons = page.locator('.hint .why li');
    await reasons.first().waitFor();
    assert.ok((await reasons.allInnerTexts()).some((reason) => /\d/.test(reason)), 'a count');
    const best = await plays.nth(0).locator('bdi').first().innerText();
    const other = await plays.nth(1).locator('bdi').first().innerText();
    await plays.nth(1).focus();
    const heading = page.locator('.hint h3');
    await heading.filter({ hasText: other }).waitFor();
    assert.ok((await heading.innerText()).includes(best));
    assert.ok((await reasons.count()) > 0);
    assert.deepEqual(await bench.axe(page), []);
  },

  'a hint tells the equity of every play, and beside it the loss': async (bench) => {
    for (const [width, height] of [[1280, 800], [390, 844]]) {
      const page = await bench.board({ board: START, roll: [3, 1], page: { width, height } });
      await until(page, 'moving');
      await page.keyboard.press('h');
      await page.locator('.hint ol button').nth(1).waitFor({ timeout: 30_000 });
      await page.locator('.hint .heads', { hasText: 'Equity' }).waitFor();
      assert.deepEqual(await page.locator('.hint .heads span').allInnerTexts(), ['Play', 'Equity', 'Loss']);
      const number = (text) => Number(text.replace(/[()]/g, '').replace('−', '-'));
      const equities = (await page.locator('.hint .equity').allInnerTexts()).map(number);
      const losses = (await page.locator('.hint .loss').allInnerTexts()).map(number);
      assert.equal(equities.length, await page.locator('.hint ol li').count());
      assert.equal(losses.length, equities.length - 1);
      losses.forEach((loss, i) => assert.ok(Math.abs(equities[i + 1] - equities[0] - loss) < 0.0016, `${equities} ${losses}`));
      await bench.shot(page, `hint-${width}`);
    }
  },

  'another play is made in a review and judged, rolled out, and commented': async (bench) => {
    const page = await reviewed(bench);
    assert.equal(await page.locator('[data-graph]').count(), 2);
    await bench.shot(page, 'review-graphs');
    const standing = page.locator('[data-graph="standing"] svg');
    const { width } = await standing.boundingBox();
    await standing.click({ position: { x: width - 12, y: 20 } });
    assert.notEqual(await page.locator('[data-row][aria-current]').getAttribute('data-row'), '0');
    await page.locator('[data-row="0"]').click();
    await page.locator('[data-action="try"]').click();
    await until(page, 'moving');
    await press(page, 5);
    await until(page, 'confirm');
    await page.locator('[data-verdict="known"]').waitFor({ timeout: 30_000 });
    assert.match(await page.locator('[data-verdict] tr.best').innerText(), /8\/5 6\/5/);
    await page.locator('[data-verdict] [data-rollout], [data-verdict] .rollout').locator('button').click();
    await page.locator('[data-rollout="running"], [data-rollout="done"]').waitFor({ timeout: 30_000 });
    await page.getByText(/95%/).waitFor({ timeout: 60_000 });
    await bench.shot(page, 'review-what-if');
    await page.locator('[data-action="try-stop"]').click();
    await page.locator('#remark').fill('Make the five point');
    const before = page.url();
    await page.locator('[data-action="keep-comment"]').click();
    await page.waitForURL((url) => url.href !== before, { timeout: 30_000 });
    await page.waitForFunction(() => document.querySelector('#remark')?.value === 'Make the five point', null, { timeout: 60_000 });
  },

  'only the mistakes of one side become cards where a side is one’s own or chosen': async (bench) => {
    const deck = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('fivepoint.deck') ?? '[]').map(({ shown }) => shown.id));
    const cards = async (page, seat) => {
      const id = new URL(page.url()).pathname.split('/').pop();
      const answer = await fetch(`${bench.url}/api/reviews/${id}/analysis/expert/cards?seat=${seat}`);
      return (await answer.json()).map((card) => card.id);
    };
    const own = await reviewed(bench, { kept: { statsname: 'Ben' } });
    assert.deepEqual(await own.locator('[data-whose] option').allInnerTexts(), ['Mine', 'Both sides']);
    assert.equal(await own.locator('[data-action="keep-cards"]').innerText(), 'Keep my mistakes as cards');
    await own.locator('[data-action="keep-cards"]').click();
    await own.getByText(/cards? kept/).waitFor();
    assert.deepEqual(await deck(own), await cards(own, 1));

    const stranger = await reviewed(bench);
    assert.deepEqual(await stranger.locator('[data-whose] option').allInnerTexts(), ['Anna', 'Ben', 'Both sides']);
    await stranger.locator('[data-whose] select').selectOption('0');
    await stranger.locator('[data-action="keep-cards"]').click();
    await stranger.getByText(/cards? kept/).waitFor();
    const annas = await cards(stranger, 0);
    assert.ok(annas.length > 0, 'Anna has made mistakes');
    assert.deepEqual(await deck(stranger), annas);
    await stranger.locator('[data-whose] select').selectOption('both');
    await stranger.locator('[data-action="keep-cards"]').click();
    await stranger.getByText(/cards? kept/).waitFor();
    assert.deepEqual((await deck(stranger)).sort(), (await cards(stranger, 'both')).sort());
  },

  'the New game page of a laptop shows the whole picture of the sides, and says what PR is': async (bench) => {
    for (const language of ['en', 'th', 'hu', 'pl']) {
      const page = await bench.page('/new', { settings: { language } });
      const picture = await page.locator('.sides svg').boundingBox();
      const bar = await page.locator('footer:has([data-action="start"])').boundingBox();
      assert.ok(picture.y + picture.height <= bar.y, `${language}: ${JSON.stringify([picture, bar])}`);
      assert.match(await page.locator('form small').first().innerText(), /PR/);
      await bench.shot(page, `new-${language}`);
    }
  },

  'where there are no cards the heading stands over what is said': async (bench) => {
    const page = await bench.page('/practice');
    const heading = await page.locator('h1').boundingBox();
    const box = await page.locator('.nothing').boundingBox();
    assert.ok(heading.y + heading.height <= box.y, JSON.stringify([heading, box]));
    await bench.shot(page, 'practice-none');
  },

  'mistakes become cards, are asked again, and judged': async (bench) => {
    const page = await reviewed(bench);
    await page.locator('[data-action="keep-cards"]').click();
    await page.getByText(/cards? kept/).waitFor();
    await page.goto(`${bench.url}/practice`);
    await page.locator('[data-card="play"]').waitFor();
    await until(page, 'moving');
    await bench.shot(page, 'practice-ask');
    for (const theme of ['light', 'dark', 'contrast']) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      assert.deepEqual(await bench.axe(page), [], theme);
    }
    // Any play will do: the first movable checker, until the roll is used up.
    while ((await page.getAttribute('#board', 'data-state')) === 'moving') {
      await page.locator('[data-movable]').first().click({ force: true });
    }
    await page.locator('[data-action="answer"]').click();
    await page.locator('.rating').waitFor({ timeout: 30_000 });
    await bench.shot(page, 'practice-told');
    await page.locator('[data-action="next-card"]').click();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('fivepoint.deck')));
    assert.equal(kept.filter(({ schedule }) => schedule !== null).length, 1);
    const packed = page.waitForEvent('download');
    await page.locator('[data-action="anki"]').click();
    assert.match((await packed).suggestedFilename(), /\.apkg$/);
  },

  'on a phone practice fits, in every language': async (bench) => {
    for (const [lang, theme] of [['th', 'light'], ['hu', 'dark'], ['pl', 'light']]) {
      const page = await reviewed(bench, { width: 390, height: 844, settings: { language: lang, theme } });
      await page.locator('[data-action="keep-cards"]').click();
      await page.locator('a[href="/practice"]').last().waitFor();
      await bench.shot(page, `review-tools-${lang}`);
      await page.goto(`${bench.url}/practice`);
      await page.locator('[data-card]').waitFor();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(over <= 0, `${lang}: ${over} px too wide`);
      const text = await page.locator('main').innerText();
      assert.ok(!/\b(review|report|web|study)-[a-z-]+/.test(text), text);
      await bench.shot(page, `practice-${lang}`);
    }
  },
};
