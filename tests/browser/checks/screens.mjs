// Every screen and every dialog: in each language, in the long one and from right to left, at phone
// and desktop size, nothing is cut off, too small or too wide; in each theme axe finds nothing.
import { strict as assert } from 'node:assert';
import { checkers, press, samePlaces, state, until } from '../harness.mjs';

const MID = [0, -2, 0, 2, 2, 3, 3, 2, 2, 0, 0, 0, 0, 0, 0, 1, 0, -2, 0, -4, -3, -2, -2, 0, 0, 0];
const DANCE = [0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, -3, -3, -3, -2, -2, -2, 2];
const DECIDED = [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 0, 0, 0, 0, 0, 0];
const BLOT = [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0];
const PAIRS = [['th', 'hu'], ['pl', 'en-XA'], ['ar-XB']];
const THEMES = ['light', 'dark', 'contrast'];
const SIZES = { desktop: [1280, 800], phone: [360, 740] };
const act = (page, action) => page.locator(`[data-action="${action}"]:visible`).first();
const offered = { set: { board: MID }, more: [{ do: 'double', seat: 0 }] };
const resigned = { do: 'resign', seat: 0, n: 1 };

/** A page at a path, once what `ready` selects is there. */
const at = (path, ready = 'main h1') => async (bench, go) => {
  const page = await go(path);
  await page.waitForSelector(ready);
  return page;
};

/** A page at a table in some state, after what is done there. */
const table = (made, reached, then = async () => undefined) => async (bench, go) => {
  const page = await go(null, await bench.table(made));
  await until(page, reached, 15_000);
  await then(page, bench);
  return page;
};

const more = async (page) => {
  await page.keyboard.press('r');
  await act(page, 'resign').waitFor();
};

const SCREENS = {
  home: at('/'),
  new: async (bench, go) => {
    const page = await at('/new', 'form, main fieldset')(bench, go);
    for (const closed of await page.locator('details:not([open]) > summary').all()) await closed.click();
    return page;
  },
  'new-money': async (bench, go) => {
    const page = await at('/new', 'form, main fieldset')(bench, go);
    await page.locator('input[type="radio"][value="money"]').check({ force: true });
    return page;
  },
  'new-match-here': async (bench, go) => {
    const page = await at('/new', 'form, main fieldset')(bench, go);
    await page.locator('input[type="radio"][value="here"]').check({ force: true });
    await page.locator('input[type="radio"][value="match"]').check({ force: true });
    return page;
  },
  'new-invite': async (bench, go) => {
    const page = await at('/new', 'form, main fieldset')(bench, go);
    await page.locator('input[type="radio"][value="invite"]').check({ force: true });
    await page.locator('input[name="money"]').first().waitFor({ state: 'attached' });
    return page;
  },
  'new-lobby': async (bench, go) => {
    const page = await at('/new', 'form, main fieldset')(bench, go);
    await page.locator('input[type="radio"][value="lobby"]').check({ force: true });
    return page;
  },
  settings: at('/settings'),
  about: at('/about'),
  'rules-start': at('/rules/start', 'main h2'),
  'rules-cube': at('/rules/cube', 'main h2'),
  lessons: at('/lessons'),
  'lesson-setup': at('/lessons/setup', 'main h2'),
  'lesson-cube': at('/lessons/cube', 'main h2'),
  editor: at('/editor', '#board, main .board'),
  review: at('/review'),
  practice: at('/practice'),
  lobby: at('/lobby'),
  account: at('/account'),
  leaders: at('/leaders'),
  unknown: at('/there-is-no-such-page'),
  opening: table({}, 'opening'),
  'to-roll': table({ dice: 'automatic', set: { board: MID } }, 'to-roll'),
  'to-roll-typed': table({ set: { board: MID } }, 'to-roll'),
  'ask-double': table({ dice: 'automatic', set: { board: MID } }, 'to-roll', (page) => page.keyboard.press('d')),
  moving: table({ set: { board: BLOT, roll: [3, 1] } }, 'moving'),
  confirm: table({ set: { board: BLOT, roll: [3, 1] } }, 'moving', (page) => press(page, 5)),
  'more-resign': table({ set: { board: BLOT, roll: [3, 1], cube: 2, owner: 0 } }, 'moving', more),
  keys: table({ set: { board: BLOT, roll: [3, 1] } }, 'moving', (page) => page.keyboard.press('?')),
  hint: table({ set: { board: BLOT, roll: [3, 1] } }, 'moving', async (page) => {
    await page.keyboard.press('h');
    await page.locator('.hint li').first().waitFor({ timeout: 30_000 });
  }),
  'hint-cube': table({ dice: 'automatic', set: { board: MID } }, 'to-roll', async (page) => {
    await page.keyboard.press('h');
    await page.locator('.hint table').waitFor({ timeout: 30_000 });
  }),
  info: table({ dice: 'automatic', set: { board: BLOT } }, 'to-roll', async (page) => {
    await page.keyboard.press('r');
    await page.locator('[role="tab"]').nth(1).click({ force: true });
  }),
  'text-board': table({ set: { board: BLOT, roll: [3, 1] } }, 'moving', (page) => page.keyboard.press('t')),
  tutor: table({ set: { board: BLOT, roll: [3, 1] } }, 'moving', async (page) => {
    await press(page, 24);
    await press(page, 24);
    await act(page, 'play').click();
    await page.locator('[data-warning]').waitFor({ timeout: 30_000 });
  }),
  'no-move': table({ set: { board: DANCE, roll: [6, 5] } }, 'no-move'),
  offer: table(offered, 'double-offered'),
  'ask-drop': table(offered, 'double-offered', async (page) => {
    await page.waitForTimeout(650);
    await page.keyboard.press('n');
  }),
  beaver: table({ ...offered, rules: { length: null, beavers: 1 } }, 'double-offered'),
  'beaver-offered': table({ rules: { length: null, beavers: 2 }, set: { board: MID }, more: [{ do: 'double', seat: 0 }, { do: 'beaver', seat: 1 }] }, 'beaver-offered'),
  'resign-offered': table({ set: { board: MID }, more: [resigned] }, 'resign-offered'),
  'game-over': table({ set: { board: MID }, more: [resigned, { do: 'accept', seat: 1 }] }, 'game-over'),
  'match-over': table({ rules: { length: 1 }, set: { board: MID }, more: [resigned, { do: 'accept', seat: 1 }] }, 'match-over'),
  certain: table({ dice: 'automatic', rules: { length: 1 }, set: { board: DECIDED } }, 'to-roll'),
  clock: table({ set: { board: MID }, clock: { kind: 'delay', reserve: 29_000, delay: 0 } }, 'to-roll'),
  crawford: table({ set: { board: MID, score: [6, 3], crawford: true } }, 'to-roll'),
  proof: async (bench, go) => {
    const made = await bench.table({
      rules: { length: 1 },
      dice: 'automatic',
      set: { board: MID },
      more: [resigned, { do: 'accept', seat: 1 }],
    });
    const page = await go(`/proof/${made.table}`);
    await page.locator('[data-action="check"]').click();
    await page.locator('tbody tr').first().waitFor();
    return page;
  },
};

/** What is wrong on the screen for whoever looks at it or presses it, in words. */
function faults(page, touch) {
  return page.evaluate((coarse) => {
    const found = [];
    const controls = 'button, [role="tab"], [role="switch"], select, summary, label:has(input[type="radio"]), label:has(input[type="checkbox"]), a.as-button, nav a, a.icon, input[type="text"], input[type="search"], input[type="number"], input[type="password"]';
    const name = (one) => `${one.tagName.toLowerCase()} "${(one.textContent.trim() || one.ariaLabel || one.id).slice(0, 40)}"`;
    const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.getBoundingClientRect().width > 1 && !one.closest('.hidden-text, .dice-buttons, .skip');
    for (const one of document.querySelectorAll(controls)) {
      if (!shown(one)) continue;
      const box = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      const inline = style.display === 'inline';
      if (!inline && one.tagName !== 'SELECT' && one.tagName !== 'INPUT') {
        if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
          found.push(`${name(one)}: its text is cut, ${one.scrollWidth}×${one.scrollHeight} in ${one.clientWidth}×${one.clientHeight}`);
      }
      // Cut by what it stands in, unless that scrolls.
      let [x, y] = [true, true];
      for (let outer = one.parentElement; outer && (x || y); outer = outer.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(outer);
        const edge = outer.getBoundingClientRect();
        if (x && /auto|scroll/.test(overflowX)) x = false;
        if (y && /auto|scroll/.test(overflowY)) y = false;
        if (outer === document.documentElement || outer === document.body) continue;
        if (x && /hidden|clip/.test(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1)) found.push(`${name(one)}: cut at the side`);
        if (y && /hidden|clip/.test(overflowY) && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1)) found.push(`${name(one)}: cut above or below`);
      }
      if (x && (box.left < -1 || box.right > innerWidth + 1)) found.push(`${name(one)}: out of the page`);
      // Rows of a list are pressed by a mouse at less than the height of a button.
      const dense = !coarse && one.matches('.line-button, label, nav a, input');
      const point = one.matches('.picture button');
      const least = dense || point || one.matches('[role="switch"]') ? 24 : 44;
      if (!inline && Math.min(box.width, box.height) < least - 0.5) found.push(`${name(one)}: ${Math.round(box.width)}×${Math.round(box.height)}`);
    }
    const buttons = [...document.querySelectorAll('.actions button')].filter(shown).map((one) => [one, one.getBoundingClientRect()]);
    buttons.forEach(([one, a], i) => {
      for (const [other, b] of buttons.slice(i + 1)) {
        const over = Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
        if (over > 1) found.push(`${name(one)} lies over ${name(other)}`);
      }
    });
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`${wide} px too wide`);
    const text = document.body.innerText;
    const key = /(?<![\w/.-])(web|board|rules|lessons|people|study|editor|review|report)-[a-z]+(-[a-z]+)*(?![\w/.-])/.exec(text);
    if (key) found.push(`a text is missing: ${key[0]}`);
    return [...new Set(found)];
  }, touch);
}

/** One page that goes from screen to screen. */
async function walker(bench, lang) {
  const page = await bench.page('/about', {
    settings: { language: lang, autoRoll: false, waitOnNoMove: true, forcedPlay: false },
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  const go = async (path, made = null) => {
    await page.evaluate((known) => {
      const kept = JSON.parse(localStorage.getItem('fivepoint.settings'));
      localStorage.setItem('fivepoint.settings', JSON.stringify({ ...kept, textBoard: false }));
      if (known) localStorage.setItem('fivepoint.tables', JSON.stringify([known]));
    }, made && { id: made.table, keys: made.keys, white: '', black: '', score: '', over: false, byHand: false });
    await page.goto(bench.url + (path ?? `/game/${made.table}`));
    return page;
  };
  return [page, go];
}

async function walk(bench, lang, each) {
  const [page, go] = await walker(bench, lang);
  const wrong = [];
  for (const [name, open] of Object.entries(SCREENS)) {
    if (name === 'tutor') await page.evaluate(() => localStorage.setItem('fivepoint.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('fivepoint.settings')), tutor: 'blunders' })));
    await page.setViewportSize({ width: SIZES.desktop[0], height: SIZES.desktop[1] });
    try {
      await open(bench, go);
      await each(page, name, wrong);
    } catch (error) {
      wrong.push(`${lang} ${name}: ${String(error).slice(0, 300)}`);
    }
    if (name === 'tutor') await page.evaluate(() => localStorage.setItem('fivepoint.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('fivepoint.settings')), tutor: 'off' })));
  }
  return wrong;
}

/** Both sizes of a screen looked over, and kept as pictures. */
const overlooked = (bench, lang) => async (page, name, wrong) => {
  assert.equal(await page.getAttribute('html', 'dir'), lang === 'ar-XB' ? 'rtl' : 'ltr');
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => Promise.all([document.fonts.ready, new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))]));
    wrong.push(...(await faults(page, size === 'phone')).map((fault) => `${lang} ${name} ${size}: ${fault}`));
    // The status line has one line; only there the long language may have more to say.
    const cut = await page.$$eval('#status', (all) => all.filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    if (lang !== 'en-XA') wrong.push(...cut.map((text) => `${lang} ${name} ${size}: cut: ${text.trim()}`));
    await bench.shot(page, `screen-${name}-${lang}-${size}`);
  }
};

/** Axe at a screen in every theme; each size in turn, so that both layouts are seen in every theme. */
const examined = (bench) => async (page, name, wrong) => {
  for (const theme of THEMES) {
    const sizes = name.length % 2 === 0 ? Object.values(SIZES) : [SIZES[theme === 'dark' ? 'phone' : 'desktop']];
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
      await page.waitForTimeout(100);
      wrong.push(...(await bench.axe(page)).map((one) => `${name} ${width} ${theme}: ${one}`));
    }
  }
};

export default Object.fromEntries([
  [
    'every screen in en: nothing is cut off, too small, too wide or without its text, and in no theme axe finds anything',
    async (bench) => {
      const [look, examine] = [overlooked(bench, 'en'), examined(bench)];
      const wrong = await walk(bench, 'en', async (...screen) => {
        await look(...screen);
        await examine(...screen);
      });
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    },
  ],
  // Two languages at a time: a screen of one is looked over while the other's loads.
  ...PAIRS.map((pair) => [
    `every screen in ${pair.join(' and ')}: nothing is cut off, too small, too wide or without its text`,
    async (bench) => {
      const wrong = await Promise.all(pair.map((lang) => walk(bench, lang, overlooked(bench, lang))));
      if (wrong.flat().length > 0) throw new Error(wrong.flat().join('\n'));
    },
  ]),
  [
    'from right to left the board stands as it stood, to the last checker',
    async (bench) => {
      const made = await bench.table({ set: { board: BLOT, roll: [3, 1] } });
      for (const [width, height] of [...Object.values(SIZES), [844, 390], [820, 1180]]) {
        const places = [];
        for (const language of ['en', 'ar-XB']) {
          const page = await bench.page(`/game/${made.table}`, { width, height, table: made, settings: { language } });
          await until(page, 'moving');
          assert.equal(await page.getAttribute('html', 'dir'), language === 'ar-XB' ? 'rtl' : 'ltr');
          assert.equal(await state(page), 'moving');
          places.push(await checkers(page));
          await page.context().close();
        }
        assert.equal(places[0].length, 30);
        assert.ok(samePlaces(places[1], places[0]), `${width} × ${height}`);
      }
    },
  ],
]);
