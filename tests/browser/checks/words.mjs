// The game in words: a whole one through the text board alone, and the log with one sentence for
// each event.
import { strict as assert } from 'node:assert';
import { press, START, state, until } from '../harness.mjs';

const MID = [0, -2, 0, 2, 2, 3, 3, 2, 2, 0, 0, 0, 0, 0, 0, 1, 0, -2, 0, -4, -3, -2, -2, 0, 0, 0];
const BAR_64 = [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, 0, 0, -2, -3, 0, 1, 1];
const DANCE = [0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, -3, -3, -3, -2, -2, -2, 2];
const OFF_64 = [0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -3, 0, 0, 0, 0, 0];
const LAST = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, -4, -8, 0, 0, 0, 0, 0];
const HIT_61 = [0, -1, 0, 0, 0, 0, 5, -1, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0];

/** Every sentence said so far, politely or at once. */
function said(page) {
  return page.$$eval('#log p', (all) => all.map((one) => one.textContent.trim()));
}

function times(sentences, sentence) {
  return sentences.filter((one) => one === sentence).length;
}

export default {
  'a whole game through the text board alone': async (bench) => {
    const page = await bench.page('/', { settings: { textBoard: true, autoRoll: false, forcedPlay: false } });
    await page.click('[data-action="quick"]');
    await page.waitForURL('**/game/**');
    await page.waitForSelector('#board[data-state]');
    const board = page.getByRole('region', { name: 'Board as text' });
    // Nothing outside the text board can be pressed.
    await page.addStyleTag({ content: 'body * { pointer-events: none !important } .text-board, .text-board * { pointer-events: auto !important }' });
    const end = Date.now() + 240_000;
    while ((await state(page)) !== 'match-over') {
      assert.ok(Date.now() < end, `still ${await state(page)}`);
      const button = board.locator('[data-text-action="play"], [data-text-action="roll"], button:not([data-text-action])').first();
      await button.click({ timeout: 300 }).catch(() => undefined);
    }
    assert.deepEqual([...new Set(page.sent.map((action) => action.do))].sort(), ['play', 'roll']);
  },

  'the log has one sentence for each step, undo and completed play': async (bench) => {
    const page = await bench.board({ board: START, page: { settings: { autoRoll: false } } });
    await until(page, 'to-roll');
    await page.getByLabel('First die').selectOption('3');
    await page.locator('[data-action="roll"]').click();
    await until(page, 'moving');
    await press(page, 8);
    await page.keyboard.press('z');
    await press(page, 8);
    await press(page, 6);
    await until(page, 'confirm');
    await page.keyboard.press('Enter');
    await until(page, 'to-roll');
    const log = await said(page);
    assert.equal(times(log, 'White rolled 3 and 1.'), 1, log.join('\n'));
    assert.equal(times(log, '8 to 5. Left: 1.'), 2, log.join('\n'));
    assert.equal(times(log, 'Undone: 8 to 5.'), 1, log.join('\n'));
    assert.equal(times(log, 'Play complete: 8 to 5, 6 to 5. Enter confirms, Backspace undoes.'), 1, log.join('\n'));
    assert.equal(times(log, 'White played 8 to 5, 6 to 5.'), 1, log.join('\n'));
    assert.equal(log.length, 6, log.join('\n'));
  },

  'the log tells doubles, hits, entering, forced and lost turns': async (bench) => {
    const typed = async (page, first, second) => {
      await page.getByLabel('First die').selectOption(String(first));
      await page.getByLabel('Second die').selectOption(String(second));
      await page.locator('[data-action="roll"]').click();
    };
    const double = await bench.board({ board: START, page: { settings: { autoRoll: false } } });
    await until(double, 'to-roll');
    await typed(double, 5, 5);
    await until(double, 'moving');
    assert.equal(times(await said(double), 'White rolled double 5.'), 1);

    const hit = await bench.board({ board: HIT_61, roll: [6, 1] });
    await until(hit, 'moving');
    await press(hit, 13);
    assert.equal(times(await said(hit), '13 to 7, hit. Left: 1.'), 1);

    const bar = await bench.board({ board: BAR_64, roll: [6, 4] });
    await bar.waitForFunction(() => document.querySelector('[data-cell="19"]').dataset.white === '1');
    const only = 'Only move, played for you: bar to 19.';
    await bar.waitForFunction((text) => document.querySelector('#log').textContent.includes(text), only);
    assert.equal(times(await said(bar), only), 1, (await said(bar)).join('\n'));
    assert.equal((await said(bar)).length, 1, (await said(bar)).join('\n'));
    await bar.keyboard.press('z');
    await press(bar, 19);
    assert.equal(times(await said(bar), 'Bar to 19. Left: 4.'), 1, (await said(bar)).join('\n'));

    const off = await bench.board({ board: OFF_64, roll: [6, 4], page: { settings: { forcedPlay: false } } });
    await until(off, 'moving');
    await press(off, 5);
    assert.equal(times(await said(off), '5 off. Left: 4.'), 1, (await said(off)).join('\n'));

    const lost = await bench.board({ board: DANCE, roll: [6, 5] });
    await lost.waitForFunction(() => document.querySelector('#board').dataset.turn === 'b');
    assert.deepEqual((await said(lost)).slice(0, 1), ['No legal move. The turn passes.']);
    assert.equal((await said(lost)).filter((line) => /no legal move/i.test(line)).length, 1, (await said(lost)).join('\n'));
  },

  'to one of two people far apart: what the other did, in one sentence for each event': async (bench) => {
    const seats = [{ kind: 'person', name: 'Anna' }, { kind: 'person', name: 'Ben' }];
    // Anna's 24/18 13/11 is the play of this position, Ben's blot on 7 is hit by her 6-1.
    const played = async () => {
      const made = await bench.table({ seats, set: { board: START } });
      const page = await bench.page(`/game/${made.table}`, { table: { ...made, keys: [null, made.keys[1]] }, settings: { autoRoll: false } });
      await until(page, 'waiting');
      await bench.act(made, [
        { do: 'roll', seat: 0, dice: [6, 2] },
        { do: 'play', seat: 0, steps: [[24, 18, 6], [13, 11, 2]] },
      ]);
      await until(page, 'to-roll');
      assert.deepEqual(await said(page), ['Anna rolled 6 and 2.', 'Anna played 24 to 18, 13 to 11. Your turn.']);
      await page.getByLabel('First die').selectOption('3');
      await page.locator('[data-action="roll"]').click();
      await until(page, 'moving');
      assert.deepEqual((await said(page)).slice(2), ['You rolled 3 and 1.']);
    };
    const hit = async () => {
      const made = await bench.table({ seats, set: { board: START.map((n, i) => (i === 18 ? -1 : i === 17 ? -2 : n)) } });
      const page = await bench.page(`/game/${made.table}`, { table: { ...made, keys: [null, made.keys[1]] }, settings: { autoRoll: false } });
      await until(page, 'waiting');
      await bench.act(made, [
        { do: 'roll', seat: 0, dice: [6, 6] },
        { do: 'play', seat: 0, steps: [[24, 18, 6], [24, 18, 6], [13, 7, 6], [13, 7, 6]] },
      ]);
      await until(page, 'to-roll');
      assert.deepEqual((await said(page)).slice(0, 1), ['Anna rolled double 6.']);
      assert.equal(times(await said(page), 'Anna hit your checker on 7.'), 1, (await said(page)).join('\n'));
      assert.equal((await said(page)).length, 3, (await said(page)).join('\n'));
    };
    await Promise.all([played(), hit()]);
  },

  'while the last checkers leave it is still that side’s turn, and the score is the old one': async (bench) => {
    const seats = [{ kind: 'person', name: 'Anna' }, { kind: 'person', name: 'Ben' }];
    const board = LAST.map((count, i) => (i === 1 ? 2 : count));
    const made = await bench.table({ seats, set: { board, roll: [2, 1], seat: 1 } });
    const page = await bench.page(`/game/${made.table}`, {
      table: { ...made, keys: [made.keys[0], null] },
      settings: { speed: 'slow' },
    });
    await until(page, 'waiting');
    await page.evaluate(() => {
      globalThis.looks = [];
      const look = () => {
        const score = document.querySelector('[data-seat="1"] .score bdi')?.textContent;
        const turns = [...document.querySelectorAll('.strip:has(.turn)')].map((strip) => strip.dataset.seat);
        globalThis.looks.push([document.querySelector('#board').dataset.state, score, turns.join(), document.querySelector('#status').textContent.trim()]);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await bench.act(made, [{ do: 'play', seat: 1, steps: [[1, 0, 2], [1, 0, 1]] }]);
    await until(page, 'game-over');
    const looks = await page.evaluate(() => globalThis.looks);
    const flying = looks.filter(([state]) => state !== 'game-over');
    assert.ok(flying.length > 0);
    for (const [state, score, turns, status] of flying) {
      assert.deepEqual([score, turns, status], ['0 / 7', '1', 'Ben to play.'], state);
    }
    await page.locator('[data-seat="1"] .score', { hasText: '2 / 7' }).waitFor();
  },

  'the status line says what is left to play': async (bench) => {
    const page = await bench.board({ board: START, roll: [3, 1] });
    await until(page, 'moving');
    const status = page.locator('#status');
    await status.filter({ hasText: 'White to play 3, 1.' }).waitFor({ state: 'attached' });
    await press(page, 8);
    await status.filter({ hasText: 'White to play 1.' }).waitFor({ state: 'attached' });
    await page.keyboard.press('z');
    await status.filter({ hasText: 'White to play 3, 1.' }).waitFor({ state: 'attached' });
    const double = await bench.board({ board: START, roll: [6, 6] });
    await until(double, 'moving');
    await press(double, 24);
    await double.locator('#status', { hasText: 'White to play 6, 6, 6.' }).waitFor({ state: 'attached' });
  },

  'the list of moves says whose numbers it is in': async (bench) => {
    const page = await bench.board({ board: START, roll: [3, 1], page: { settings: { autoRoll: false } } });
    await until(page, 'moving');
    await press(page, 8);
    await press(page, 6);
    await page.keyboard.press('Enter');
    await until(page, 'to-roll');
    await page.getByText('Each side’s moves are in its own numbers').waitFor();
    await bench.shot(page, 'moves-legend');
  },

  'offers are told at once, each in one sentence, and so are their answers': async (bench) => {
    const seats = [{ kind: 'person', name: 'Anna' }, { kind: 'person', name: 'Ben' }];
    const at = async (mine, set) => {
      const made = await bench.table({ seats, set });
      const page = await bench.page(`/game/${made.table}`, { table: { ...made, keys: made.keys.map((key, i) => (i === mine ? key : null)) } });
      await until(page, mine === (set.seat ?? 0) ? 'to-roll' : 'waiting');
      return [page, made];
    };
    /** Heard at once, and once. */
    const alerted = async (page, sentence) => {
      await page.locator('[role="alert"]', { hasText: sentence }).first().waitFor({ state: 'attached' });
      assert.equal(await page.locator('[role="alert"]').count(), 1);
      assert.equal(times(await said(page), sentence), 1, (await said(page)).join('\n'));
    };
    const once = async (page, sentence) => {
      await page.waitForFunction((text) => document.querySelector('#log').textContent.includes(text), sentence);
      assert.equal(times(await said(page), sentence), 1, (await said(page)).join('\n'));
    };
    const answers = async () => {
      const [page, made] = await at(1, { board: MID });
      await bench.act(made, [{ do: 'double', seat: 0 }]);
      await until(page, 'double-offered');
      await alerted(page, 'Anna doubles to 2. Take or drop? Dropping loses 1 point.');
      await page.waitForTimeout(700);
      await page.locator('[data-action="take"]').click();
      await until(page, 'waiting');
      await once(page, 'You take and own the cube at 2.');
      await bench.act(made, [{ do: 'resign', seat: 0, n: 2 }]);
      await until(page, 'resign-offered');
      await alerted(page, 'Anna offers to resign a gammon: 4 points. Accept or refuse?');
      await page.waitForTimeout(700);
      await page.locator('[data-action="accept"]').click();
      await until(page, 'game-over');
      await alerted(page, 'You win: the other side resigned: 2 times cube 2 is 4 points. Score 4 to 0, match to 7.');
    };
    const asked = async (answer, ...sentences) => {
      const [page, made] = await at(1, { board: MID, seat: 1 });
      await page.locator('[data-action="double"]').click();
      await page.waitForTimeout(350);
      await page.locator('[data-action="double"]').click();
      await until(page, 'offer-sent');
      await bench.act(made, [{ do: answer, seat: 0 }]);
      for (const sentence of sentences) await once(page, sentence);
    };
    const wins = async () => {
      const made = await bench.table({ seats, set: { board: LAST, roll: [2, 1], cube: 2, owner: 0, score: [0, 1] } });
      const page = await bench.page(`/game/${made.table}`, { table: { ...made, keys: [made.keys[0], null] } });
      await until(page, 'game-over', 15_000);
      await alerted(page, 'You win a gammon: 2 times cube 2 is 4 points. Score 4 to 1, match to 7.');
    };
    await Promise.all([
      answers(),
      asked('take', 'Anna takes and owns the cube at 2.'),
      asked('drop', 'Anna drops. You win 1 point.'),
      wins(),
    ]);
  },

  'the text board alone doubles and drops, each after its question': async (bench) => {
    const page = await bench.board({ board: MID, page: { settings: { textBoard: true } } });
    await until(page, 'to-roll');
    const board = page.getByRole('region', { name: 'Board as text' });
    const press = (action) => board.locator(`[data-text-action="${action}"]`).click();
    await press('double');
    await board.getByText('Double to 2?').waitFor();
    await press('cancel');
    assert.deepEqual(page.sent, []);
    await press('double');
    await page.waitForTimeout(350);
    await press('sure');
    await until(page, 'double-offered');
    await page.waitForTimeout(700);
    await press('drop');
    await board.getByText('Drop and lose 1 point?').waitFor();
    await page.waitForTimeout(350);
    await press('sure');
    await until(page, 'game-over');
    assert.deepEqual(page.sent.map((action) => action.do), ['double', 'drop']);
  },

  'short announcements leave out what was said before and how to go on': async (bench) => {
    const page = await bench.board({ roll: [3, 1], page: { settings: { announcements: 'short', autoRoll: false } } });
    await until(page, 'moving');
    await press(page, 8);
    await press(page, 6);
    await until(page, 'confirm');
    await page.keyboard.press('Enter');
    await until(page, 'to-roll');
    assert.deepEqual(await said(page), ['8 to 5.', 'Complete: 8 to 5, 6 to 5.']);
  },
};
