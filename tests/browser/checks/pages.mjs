// Every page: nothing for axe to find, in all themes; languages, right-to-left, phones.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { press, seen, START, state, until } from '../harness.mjs';

const MID = [0, -2, 0, 2, 2, 3, 3, 2, 2, 0, 0, 0, 0, 0, 0, 1, 0, -2, 0, -4, -3, -2, -2, 0, 0, 0];
const DANCE = [0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, -3, -3, -3, -2, -2, -2, 2];
const SIZES = { phone: [360, 740], wide: [844, 390], tablet: [820, 1180], desktop: [1440, 900] };
const STATES = [
  'opening', 'to-roll', 'rolling', 'moving', 'confirm', 'waiting', 'no-move', 'offer-sent', 'double-offered',
  'beaver-offered', 'resign-sent', 'resign-offered', 'game-over', 'match-over',
];
const act = (page, action) => page.locator(`[data-action="${action}"]:visible`).first();

/** A page that notes, frame by frame, in which state the board stood where. */
async function measured(bench, made, { mine = [0, 1], settings = {}, line = null, ...more } = {}) {
  const keys = made.keys.map((key, seat) => (mine.includes(seat) ? key : null));
  const page = await bench.page('/about', { table: { ...made, keys }, settings: { autoRoll: false, speed: 'normal', ...settings }, ...more });
  if (line) await page.routeWebSocket(/\/ws$/, line);
  await page.addInitScript(() => {
    const boxes = (globalThis.boxes = {});
    const look = () => {
      const board = document.querySelector('#board');
      if (board) {
        const { x, y, width, height } = board.getBoundingClientRect();
        const state = document.querySelector('[data-link="lost"]') ? 'offline' : board.dataset.state;
        (boxes[state] ??= new Set()).add([x + scrollX, y + scrollY, width, height].map((n) => n.toFixed(1)).join(' '));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${bench.url}/game/${made.table}`);
  await page.waitForSelector('#board[data-state]');
  return page;
}

async function openMore(page) {
  const tab = page.getByRole('tab', { name: 'More' });
  if (await tab.isVisible()) await tab.click();
  else await page.locator('.actions .more').click();
  await act(page, 'resign').waitFor();
}

async function closeMore(page) {
  await page.keyboard.press('Escape');
}

/** Everything that a game at one screen goes through, each part on a page of its own. */
function throughTheStates(bench, size) {
  const open = (table, more = {}) => bench.table(table).then((made) => measured(bench, made, { ...size, ...more }));
  const roll = async (page, first, second) => {
    await page.getByLabel('First die').selectOption(String(first));
    await page.getByLabel('Second die').selectOption(String(second));
    await act(page, 'roll').click();
  };
  const play = async (page, cell) => {
    await until(page, 'moving');
    await press(page, cell);
    await until(page, 'confirm');
    await act(page, 'play').click();
  };
  const double = async (page) => {
    await act(page, 'double').click();
    await page.waitForTimeout(350);
    await act(page, 'double').click();
  };
  const resign = async (page) => {
    await openMore(page);
    await act(page, 'resign').click();
    await closeMore(page);
  };
  return [
    // From the opening roll to a dropped double and the next game.
    async () => {
      const page = await open({});
      await until(page, 'opening');
      await roll(page, 3, 1);
      await play(page, 5);
      await until(page, 'to-roll');
      await double(page);
      await until(page, 'double-offered');
      await page.waitForTimeout(700);
      await act(page, 'take').click();
      await until(page, 'to-roll');
      await roll(page, 6, 5);
      await until(page, 'moving');
      await resign(page);
      await until(page, 'resign-offered');
      await page.waitForTimeout(700);
      await act(page, 'accept').click();
      await until(page, 'game-over');
      await act(page, 'roll').click();
      await until(page, 'opening');
      return page;
    },
    // The other side plays elsewhere: waiting, offers sent.
    async () => {
      const made = await bench.table({ set: { board: MID } });
      const page = await measured(bench, made, { mine: [0], ...size });
      await until(page, 'to-roll');
      await double(page);
      await until(page, 'offer-sent');
      await bench.act(made, [{ do: 'take', seat: 1 }]);
      await until(page, 'to-roll');
      await resign(page);
      await until(page, 'resign-sent');
      await bench.act(made, [{ do: 'refuse', seat: 1 }]);
      await until(page, 'to-roll');
      await roll(page, 3, 1);
      await until(page, 'moving');
      while ((await state(page)) === 'moving') await page.locator('[data-movable]').first().click({ force: true });
      await act(page, 'play').click();
      await until(page, 'waiting');
      await bench.act(made, [{ do: 'roll', seat: 1, dice: [6, 4] }]);
      await page.waitForTimeout(500);
      return page;
    },
    async () => {
      const page = await open({ set: { board: DANCE, roll: [6, 5] } }, { settings: { waitOnNoMove: true } });
      await until(page, 'no-move');
      await act(page, 'play').click();
      await until(page, 'to-roll');
      return page;
    },
    async () => {
      const page = await open({ rules: { length: null, beavers: 1 }, set: { board: MID }, more: [{ do: 'double', seat: 0 }] });
      await until(page, 'double-offered');
      await page.waitForTimeout(700);
      await act(page, 'beaver').click();
      await until(page, 'beaver-offered');
      return page;
    },
    async () => {
      const page = await open({ rules: { length: 1 }, set: { board: MID } });
      await until(page, 'to-roll');
      await resign(page);
      await until(page, 'resign-offered');
      await page.waitForTimeout(700);
      await act(page, 'accept').click();
      await until(page, 'match-over');
      await page.waitForSelector('[data-result]');
      return page;
    },
    async () => {
      let cut = () => undefined;
      let up = true;
      const line = (socket) => {
        if (!up) return void socket.close();
        const server = socket.connectToServer();
        cut = () => Promise.all([server.close(), socket.close()]);
        return undefined;
      };
      bench.expected = /WebSocket|ERR_/;
      const page = await open({ set: { board: MID, roll: [3, 1] } }, { line });
      await until(page, 'moving');
      up = false;
      await cut();
      await page.locator('[data-link="lost"]').waitFor({ timeout: 15_000 });
      up = true;
      await page.locator('[data-link="good"], [data-link="fair"]').waitFor({ timeout: 15_000 });
      return page;
    },
  ];
}

export default {
  'one click on Play: the opening roll, and within three seconds a turn': async (bench) => {
    const page = await bench.page('/', { settings: { speed: 'normal' } });
    await page.waitForSelector('[data-action="quick"]:enabled');
    await page.evaluate(() => addEventListener('click', () => (globalThis.clicked ??= performance.now()), { capture: true }));
    await page.click('[data-action="quick"]');
    await page.waitForURL('**/game/**');
    await page.waitForFunction(() => ['to-roll', 'moving', 'waiting'].includes(document.querySelector('#board')?.dataset.state));
    const clicked = await page.evaluate(() => globalThis.clicked);
    const { shown } = await seen(page);
    const after = shown.filter(({ at }) => at > clicked).filter(({ state: now }, i, all) => now !== all[i - 1]?.state);
    const [first, second] = after.slice(after.findIndex(({ state: now }) => now === 'opening'));
    assert.equal(first.state, 'opening', JSON.stringify(after));
    assert.ok(['to-roll', 'moving', 'waiting'].includes(second.state), JSON.stringify(after));
    // Equal dice are shown for 900 ms and thrown again, which takes 400.
    const ties = await page.$$eval('#log p', (all) => all.filter((one) => one.textContent.includes('Roll again')).length);
    assert.ok(second.at - clicked < 3000 + 1300 * ties, `${Math.round(second.at - clicked)} ms, ${ties} ties`);
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
        (wanted) => document.querySelector('[data-action="play"]').textContent.replaceAll(/[\u200b\u2060]/g, '').includes(wanted),
        word,
      );
      assert.equal(await page.getAttribute('html', 'lang'), language);
      assert.equal(await page.getAttribute('[data-cell="5"]', 'data-white'), '1');
    }
  },

  'the board does not move through all states, at any size': async (bench) => {
    for (const [name, [width, height]] of Object.entries(SIZES)) {
      const pages = await Promise.all(throughTheStates(bench, { width, height }).map((part) => part()));
      const met = new Set();
      let place = null;
      for (const page of pages) {
        const boxes = await page.evaluate(() => Object.entries(globalThis.boxes).map(([now, all]) => [now, [...all]]));
        for (const [now, all] of boxes) {
          met.add(now);
          for (const box of all) {
            place ??= box;
            const off = box.split(' ').map((n, i) => Math.abs(Number(n) - Number(place.split(' ')[i])));
            assert.ok(Math.max(...off) <= 0.5, `${name} ${now}: ${box}, not ${place}`);
          }
        }
        await page.context().close();
      }
      assert.deepEqual([...STATES, 'offline'].filter((one) => !met.has(one)), [], `${name}: states not met`);
    }
  },

  'a phone needs no scrolling to play': async (bench) => {
    for (const [name, [width, height]] of Object.entries({ ...SIZES, least: [360, 568] })) {
      const page = await bench.board({ roll: [3, 1], page: { width, height, hasTouch: true } });
      await until(page, 'moving');
      const board = await page.locator('#board').boundingBox();
      const button = await page.locator('[data-action="play"]').boundingBox();
      assert.ok(board.y >= 0 && button.y + button.height <= height, `${name}: all in sight`);
      await bench.shot(page, `game-${name}`);
      await page.context().close();
    }
  },

  'dice, cube and points are no smaller than 24 at 360, and each thing they do has a button of 44': async (bench) => {
    const phone = { width: 360, height: 740, hasTouch: true, isMobile: true };
    const least = (page, selector) =>
      page.$$eval(selector, (all) =>
        Math.min(...all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))),
      );
    const large = async (page, ...actions) => {
      for (const action of actions) {
        const { width, height } = await act(page, action).boundingBox();
        assert.ok(Math.min(width, height) >= 44, `${action}: ${width} × ${height}`);
      }
    };
    const page = await bench.board({ roll: [3, 3], page: phone });
    await until(page, 'moving');
    assert.ok((await least(page, '#board [data-cell]:not([data-cell*="-"])')) >= 24);
    assert.ok((await least(page, '#board [data-die]')) >= 24);
    assert.ok((await least(page, '#board .cube .body')) >= 24);
    const dice = await bench.board({ roll: [3, 1], page: phone });
    await until(dice, 'moving');
    await large(dice, 'undo', 'play');
    await dice.locator('.actions .more').click();
    await large(dice, 'swap', 'resign');
    const cube = await bench.board({ board: MID, dice: 'automatic', page: phone });
    await until(cube, 'to-roll');
    await large(cube, 'double', 'roll');
    assert.ok((await least(cube, '#board .cube .body')) >= 24);
    await act(cube, 'double').click();
    await large(cube, 'double');
    await cube.waitForTimeout(350);
    await act(cube, 'double').click();
    await until(cube, 'double-offered');
    await large(cube, 'take', 'drop');
    assert.ok((await least(cube, '#board .cube .body')) >= 24);
  },

  'on the narrowest phone every button of a turn is in sight, in each language': async (bench) => {
    const offered = [{ do: 'double', seat: 0 }];
    const tables = {
      moving: await bench.table({ set: { board: START, roll: [3, 1] } }),
      'double-offered': await bench.table({ rules: { length: null, beavers: 1 }, set: { board: START }, more: offered }),
      'beaver-offered': await bench.table({
        rules: { length: null, beavers: 2 },
        set: { board: START },
        more: [...offered, { do: 'beaver', seat: 1 }],
      }),
    };
    for (const lang of ['en', 'th', 'hu', 'pl']) {
      for (const [reached, table] of Object.entries(tables)) {
        for (const width of [320, 360]) {
          const page = await bench.page(`/game/${table.table}`, { width, height: 568, table, settings: { language: lang } });
          await until(page, reached);
          const boxes = await page.$$eval('.bar > button', (all) =>
            all.map((one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().right, one.textContent.trim()]),
          );
          const outside = boxes.filter(([left, right]) => left < 0 || right > width);
          assert.deepEqual(outside, [], `${lang} ${reached} at ${width}`);
          if (reached === 'moving') await bench.shot(page, `game-${lang}-${width}`);
          await page.context().close();
        }
      }
    }
  },

  'reduced motion: nothing runs for more than 200 ms, in a turn of either side': async (bench) => {
    const watched = async (made, mine) => {
      const keys = made.keys.map((key, seat) => (mine.includes(seat) ? key : null));
      const page = await bench.page('/about', { table: { ...made, keys }, settings: { speed: 'normal', autoRoll: false }, reducedMotion: 'reduce' });
      await page.addInitScript(() => {
        globalThis.long = [];
        globalThis.frames = 0;
        const look = () => {
          globalThis.frames += 1;
          for (const one of document.getAnimations()) {
            if (one.playState === 'running' && one.effect.getComputedTiming().endTime > 200) {
              const { target } = one.effect;
              globalThis.long.push(`${document.querySelector('#board')?.dataset.state}: ${target.tagName}.${target.getAttribute('class')}`);
            }
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto(`${bench.url}/game/${made.table}`);
      return page;
    };
    const still = async (page) => {
      assert.ok((await page.evaluate(() => globalThis.frames)) > 20);
      assert.deepEqual([...new Set(await page.evaluate(() => globalThis.long))], []);
    };
    const whole = async () => {
      const made = await bench.table({ seats: [{ kind: 'person' }, { kind: 'computer', level: 'pip-count' }], set: { board: MID }, dice: 'automatic' });
      const page = await watched(made, [0]);
      await until(page, 'to-roll');
      await act(page, 'double').click();
      await page.keyboard.press('Escape');
      await act(page, 'roll').click();
      await page.waitForFunction(() => ['moving', 'confirm'].includes(document.querySelector('#board').dataset.state));
      await press(page, 12);
      while ((await state(page)) === 'moving') await page.locator('[data-movable]').first().click({ force: true });
      await page.waitForTimeout(300);
      await page.keyboard.press('z');
      while ((await state(page)) === 'moving') await page.locator('[data-movable]').first().click({ force: true });
      await act(page, 'play').click();
      await until(page, 'to-roll', 15_000);
      await still(page);
    };
    const offers = async () => {
      const made = await bench.table({ set: { board: MID } });
      const page = await watched(made, [1]);
      await until(page, 'waiting');
      await bench.act(made, [{ do: 'double', seat: 0 }]);
      await until(page, 'double-offered');
      await page.waitForTimeout(700);
      await act(page, 'take').click();
      await until(page, 'waiting');
      await bench.act(made, [{ do: 'roll', seat: 0, dice: [3, 1] }, { do: 'play', seat: 0, steps: [[8, 5, 3], [6, 5, 1]] }]);
      await until(page, 'to-roll');
      await still(page);
    };
    await Promise.all([whole(), offers()]);
  },

  'forced colours: the two sides differ, in every look of the board': async (bench) => {
    for (const board of ['walnut', 'slate', 'plain']) {
      const page = await bench.board({ roll: [3, 1], page: { forcedColors: 'active', settings: { board } } });
      const fill = (side) => page.locator(`[data-checker="${side}"] .disc`).first().evaluate((one) => getComputedStyle(one).fill);
      const [white, black] = [await fill('w'), await fill('b')];
      assert.notEqual(white, black, board);
      for (const one of [white, black]) assert.match(one, /^rgb/, 'a colour that is seen');
      await page.context().close();
    }
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

  'every page has a title of its own, and what is not there says so under a heading': async (bench) => {
    bench.expected = /status of 404/;
    const page = await bench.page('/');
    const titles = new Map();
    const pages = ['/', '/new', '/rules/start', '/rules/cube', '/lessons/setup', '/lessons/cube', '/editor', '/review', '/lobby', '/account', '/practice', '/stats', '/tournaments', '/settings', '/about'];
    for (const path of pages) {
      await page.goto(bench.url + path);
      await page.locator('main:not([aria-busy]) h1').first().waitFor();
      const title = await page.title();
      assert.ok(!titles.has(title), `${path} is called ${title} as ${titles.get(title)} is`);
      titles.set(title, path);
    }
    for (const path of ['/nowhere', '/game/none', '/review/none', '/player/none', '/proof/none', '/tournament/none']) {
      await page.goto(bench.url + path);
      await page.locator('main [role="alert"], main .nothing').first().waitFor();
      assert.equal(await page.locator('h1').count(), 1, path);
      assert.match(await page.title(), / – Fivepoint$/, path);
      assert.doesNotMatch(await page.title(), /White|Black/, path);
      assert.deepEqual(await bench.axe(page), [], path);
    }
  },

  'about: the version, the nets, and every licence in full': async (bench) => {
    const page = await bench.page('/about');
    await page.locator('[data-version]', { hasText: /^Version \d/ }).waitFor();
    await page.locator('[data-nets]', { hasText: /^Nets [0-9a-f]{12} of .*20\d\d/ }).waitFor();
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
