// Every page: nothing for axe to find, in all themes; languages, right-to-left, phones.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { state, until } from '../harness.mjs';

const MID = [0, -2, 0, 2, 2, 3, 3, 2, 2, 0, 0, 0, 0, 0, 0, 1, 0, -2, 0, -4, -3, -2, -2, 0, 0, 0];
const PAGES = ['/', '/new', '/settings', '/about', '/rules/start', '/rules/cube'];
const SIZES = { phone: [360, 740], wide: [844, 390], tablet: [820, 1180], desktop: [1440, 900] };

async function small(page) {
  return page.$$eval('button, [role="tab"], select, summary', (all) =>
    all
      .filter((one) => one.checkVisibility() && one.tabIndex >= 0)
      .map((one) => [one.getBoundingClientRect(), one.textContent.trim() || one.ariaLabel])
      .filter(([box]) => box.width > 1 && (box.height < 36 || box.width < 36))
      .map(([box, name]) => `${name}: ${Math.round(box.width)}×${Math.round(box.height)}`),
  );
}

async function clipped(page) {
  return page.$$eval('button, label span, legend', (all) =>
    all
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && getComputedStyle(one).display !== 'inline')
      .map((one) => one.textContent.trim()),
  );
}

export default {
  'axe finds nothing on any page in any theme': async (bench) => {
    for (const theme of ['light', 'dark', 'contrast']) {
      for (const path of PAGES) {
        const page = await bench.page(path, { settings: { theme } });
        await page.waitForSelector('main h1');
        await page.waitForTimeout(150);
        assert.deepEqual(await bench.axe(page), [], `${path} ${theme}`);
        await page.context().close();
      }
    }
  },

  'axe finds nothing in a game, in all themes and on a phone': async (bench) => {
    for (const theme of ['light', 'dark', 'contrast']) {
      for (const [width, height] of [SIZES.desktop, SIZES.phone]) {
        const page = await bench.board({ roll: [3, 1], page: { width, height, settings: { theme, textBoard: true } } });
        await until(page, 'moving');
        assert.deepEqual(await bench.axe(page), [], `game ${theme} ${width}`);
        await page.context().close();
      }
    }
    const offered = await bench.board({ board: MID, more: [{ do: 'double', seat: 0 }] });
    await until(offered, 'double-offered');
    assert.deepEqual(await bench.axe(offered), [], 'offer');
  },

  'one click on Play and a game is running': async (bench) => {
    const page = await bench.page('/');
    const pressed = Date.now();
    await page.click('[data-action="quick"]');
    await page.waitForURL('**/game/**');
    await page.waitForFunction(() =>
      ['to-roll', 'moving', 'waiting'].includes(document.querySelector('#board')?.dataset.state),
    );
    assert.ok(Date.now() - pressed < 5000);
  },

  'on a narrow screen the ways are under a menu button, by keyboard too': async (bench) => {
    for (const lang of ['en', 'th', 'hu', 'pl']) {
      for (const width of [320, 390, 820, 960, 1280]) {
        const page = await bench.page(`/settings?lang=${lang}`, { width, height: 800 });
        await page.waitForSelector('main h1');
        const menu = page.locator('header button.menu');
        if (await menu.isVisible()) {
          await menu.focus();
          await page.keyboard.press('Enter');
        }
        const links = await page.$$eval('header nav a', (all) =>
          all.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0 && box.left >= 0 && box.right <= innerWidth).length,
        );
        assert.equal(links, 6, `${lang} ${width}`);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(over <= 0, `${lang} ${width}: ${over} px too wide`);
        await page.context().close();
      }
    }
    const page = await bench.page('/settings', { width: 390, height: 844 });
    const menu = page.locator('header button.menu');
    const nav = page.locator('header nav');
    await menu.focus();
    await page.keyboard.press('Enter');
    assert.deepEqual(await bench.axe(page), []);
    await page.keyboard.press('Escape');
    await nav.waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/new');
    await nav.waitFor({ state: 'hidden' });
  },

  'the language changes without loading anew, and the turn stays': async (bench) => {
    const page = await bench.board({ roll: [3, 1] });
    const said = { hu: 'Kész', pl: 'Zatwierdź', th: 'ยืนยัน', en: 'Confirm' };
    await page.locator('[data-cell="8"]').click({ force: true });
    for (const [language, word] of Object.entries(said)) {
      await page.getByRole('combobox').first().selectOption(language);
      await page.waitForFunction(
        (wanted) => document.querySelector('[data-action="play"]').textContent.replaceAll('\u200b', '').includes(wanted),
        word,
      );
      assert.equal(await page.getAttribute('html', 'lang'), language);
      assert.equal(await page.getAttribute('[data-cell="5"]', 'data-white'), '1');
    }
  },

  'right-to-left turns the page and not the board': async (bench) => {
    const page = await bench.board({ roll: [3, 1] });
    const before = await page.locator('[data-cell="8"]').getAttribute('x');
    const other = await bench.page(new URL(page.url()).pathname + '?lang=ar-XB');
    await other.waitForSelector('#board[data-state]');
    assert.equal(await other.getAttribute('html', 'dir'), 'rtl');
    assert.equal(await other.locator('[data-cell="8"]').getAttribute('x'), before);
    await bench.shot(other, 'game-rtl');
  },

  'nothing is clipped in any language or in the long one, at phone and desktop size': async (bench) => {
    for (const lang of ['en', 'th', 'hu', 'pl', 'en-XA']) {
      for (const [size, [width, height]] of Object.entries({ phone: SIZES.phone, desktop: SIZES.desktop })) {
        for (const path of ['/', '/new', '/settings']) {
          const page = await bench.page(`${path}?lang=${lang}`, { width, height });
          await page.waitForSelector('main h1');
          await page.waitForTimeout(100);
          const name = `${path.slice(1) || 'home'}-${lang}-${size}`;
          assert.deepEqual(await clipped(page), [], name);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.ok(over <= 0, `${name}: ${over} px too wide`);
          await bench.shot(page, name);
          await page.context().close();
        }
      }
    }
  },

  'the board does not move through the states of a turn': async (bench) => {
    const page = await bench.board({ board: MID, page: { settings: { autoRoll: false } } });
    const box = () => page.locator('#board').boundingBox();
    const before = await box();
    await page.locator('[data-action="double"]').click();
    assert.deepEqual(await box(), before);
    await page.waitForTimeout(350);
    await page.locator('[data-action="double"]').click();
    await until(page, 'double-offered');
    assert.deepEqual(await box(), before);
    await page.waitForTimeout(700);
    await page.locator('[data-action="take"]').click();
    await until(page, 'to-roll');
    assert.deepEqual(await box(), before);
    await page.getByLabel('First die').selectOption('3');
    await page.locator('[data-action="roll"]').click();
    await until(page, 'moving');
    assert.deepEqual(await box(), before);
    await page.locator('[data-cell="8"]').click({ force: true });
    assert.deepEqual(await box(), before);
    await page.getByRole('tab', { name: 'More' }).click();
    await page.locator('[data-action="resign"]').click();
    await until(page, 'resign-offered');
    assert.deepEqual(await box(), before);
    await page.waitForTimeout(700);
    await page.locator('[data-action="accept"]').click();
    await until(page, 'game-over');
    assert.deepEqual(await box(), before);
  },

  'controls are large enough, and a phone needs no scrolling to play': async (bench) => {
    for (const [name, [width, height]] of Object.entries({ ...SIZES, least: [360, 568] })) {
      const page = await bench.board({ roll: [3, 1], page: { width, height, hasTouch: true } });
      await until(page, 'moving');
      assert.deepEqual(await small(page), [], name);
      const board = await page.locator('#board').boundingBox();
      const button = await page.locator('[data-action="play"]').boundingBox();
      assert.ok(board.y >= 0 && button.y + button.height <= height, `${name}: all in sight`);
      assert.equal(await state(page), 'moving');
      await bench.shot(page, `game-${name}`);
      await page.context().close();
    }
  },

  'on the narrowest phone every button of a turn is in sight, in each language': async (bench) => {
    for (const lang of ['en', 'th', 'hu', 'pl']) {
      const page = await bench.board({ roll: [3, 1], page: { width: 360, height: 568, settings: { language: lang } } });
      await until(page, 'moving');
      const outside = await page.$$eval('.bar > button', (all) =>
        all.filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.textContent.trim()),
      );
      assert.deepEqual(outside, [], lang);
      await bench.shot(page, `game-${lang}-least`);
      await page.context().close();
    }
  },

  'reduced motion: nothing runs for long': async (bench) => {
    const page = await bench.board({ roll: [3, 1], page: { reducedMotion: 'reduce' } });
    await page.locator('[data-cell="5"]').click({ force: true });
    await until(page, 'confirm');
    const long = await page.evaluate(() =>
      document.getAnimations().filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime > 200).length,
    );
    assert.equal(long, 0);
  },

  'forced colours: the two sides differ': async (bench) => {
    const page = await bench.board({ roll: [3, 1], page: { forcedColors: 'active' } });
    const fill = (side) => page.locator(`[data-checker="${side}"] .disc`).first().evaluate((one) => getComputedStyle(one).fill);
    assert.notEqual(await fill('w'), await fill('b'));
  },

  'what this browser keeps can be saved to a file, and forgotten after a question': async (bench) => {
    const page = await bench.page('/settings', { settings: { board: 'slate' } });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-kept] a[download]').click(),
    ]);
    const saved = JSON.parse(readFileSync(await download.path(), 'utf8'));
    assert.equal(saved['fivepoint.settings'].board, 'slate');
    await page.getByRole('button', { name: 'Delete all of it' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    assert.notEqual(await page.evaluate(() => localStorage.getItem('fivepoint.settings')), null);
    await page.getByRole('button', { name: 'Delete all of it' }).click();
    // Otherwise the checks' own settings would be put back.
    await page.evaluate(() => sessionStorage.setItem('prepared', 'yes'));
    await page.locator('[data-action="forget"]').click();
    await page.waitForURL(`${bench.url}/`);
    const left = await page.evaluate(() => JSON.parse(localStorage.getItem('fivepoint.settings') ?? '{}'));
    assert.notEqual(left.board, 'slate');
  },

  'about: the version, and every licence in full': async (bench) => {
    const page = await bench.page('/about');
    await page.locator('[data-version]', { hasText: /^Version \d/ }).waitFor();
    for (const part of await page.locator('details').all()) {
      await part.locator('summary').click();
      await part.locator('pre', { hasText: /Permission is hereby granted|Apache License|SIL OPEN FONT LICENSE/i }).waitFor();
    }
    assert.deepEqual(await bench.axe(page), []);
  },

  'without the network the app opens and says what it is missing': async (bench) => {
    bench.expected = /ERR_|Failed to load|WebSocket|fetch/;
    const page = await bench.page('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => (await caches.keys()).some((name) => name.startsWith('fivepoint-')));
    await page.reload();
    await page.context().setOffline(true);
    await page.goto(`${bench.url}/rules/start`);
    await page.waitForSelector('main h2');
    await page.goto(`${bench.url}/`);
    await page.click('[data-action="quick"]');
    await page.locator('main [role="alert"]').waitFor();
    await page.context().setOffline(false);
    await page.click('[data-action="quick"]');
    await page.waitForSelector('#board[data-state]');
  },
};
