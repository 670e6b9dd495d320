// What the checks have at hand: pages of fresh browsers, tables set up as wanted, and things to do
// on a board. Everything goes through the real page and the real server.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const require = createRequire(new URL('../../web/package.json', import.meta.url));
export const { chromium } = require('playwright-core');
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export const START = [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0];

/** A short match as a file: three turns of each side. */
export const MATCH = ` 1 point match

 Game 1
 Anna : 0                           Ben : 0
  1) 31: 24/23 24/21                42: 8/4 6/4
  2) 65: 13/2                       61: 13/7 8/7
  3) 11: 6/5 6/5 8/7 8/7            64: 24/14
  4)                                Wins 1 point
`;

/** One check's browser contexts, tables and faults seen; `shots` is a folder for pictures, or none. */
export class Bench {
  constructor(browser, url, shots) {
    this.browser = browser;
    this.url = url;
    this.shots = shots;
    this.faults = [];
    this.contexts = [];
  }

  /** A page of a fresh browser. `table` puts the keys of a table into it, `kept` what else it remembers. */
  async page(path = '/', { width = 1280, height = 800, settings = {}, table = null, kept = {}, watched = true, ...more } = {}) {
    const context = await this.browser.newContext({ viewport: { width, height }, locale: 'en-US', ...more });
    this.contexts.push(context);
    await context.addInitScript(
      ([settings, known, others]) => {
        if (sessionStorage.getItem('prepared')) return;
        sessionStorage.setItem('prepared', 'yes');
        localStorage.setItem('fivepoint.settings', JSON.stringify(settings));
        if (known) localStorage.setItem('fivepoint.tables', JSON.stringify([known]));
        for (const [key, value] of Object.entries(others)) localStorage.setItem(`fivepoint.${key}`, JSON.stringify(value));
      },
      [{ speed: 'instant', ...settings }, table && known(table), kept],
    );
    if (watched) await context.addInitScript(watch);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.faults.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !this.expected?.test(message.text())) {
        this.faults.push(`console: ${message.text()}`);
      }
    });
    page.sent = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const message = JSON.parse(payload.toString());
        if (message.type === 'act') page.sent.push(message.action);
      }),
    );
    await page.goto(this.url + path);
    return page;
  }

  /** A table, by default a person here against another with dice that are typed in. */
  async table({ seats, rules = {}, clock = {}, dice = 'typed', set = null, more = [] } = {}) {
    const body = {
      seats: seats ?? [{ kind: 'person' }, { kind: 'person' }],
      rules: { length: 7, ...rules },
      clock,
      dice,
    };
    const answer = await fetch(`${this.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    assert.equal(answer.status, 201, await answer.clone().text());
    const made = await answer.json();
    const actions = set ? [{ do: 'set', seat: set.seat ?? 0, setup: setup(set) }, ...more] : more;
    if (actions.length > 0) await this.act(made, actions);
    return made;
  }

  /** Makes actions at a table through a socket of its own. */
  async act(made, actions) {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`);
    const inbox = [];
    let wake = () => undefined;
    socket.addEventListener('message', (event) => {
      inbox.push(JSON.parse(event.data));
      wake();
    });
    const next = async (...types) => {
      for (;;) {
        const found = inbox.shift();
        if (found && types.includes(found.type)) return found;
        if (!found) await new Promise((done) => (wake = done));
      }
    };
    await new Promise((done) => socket.addEventListener('open', done));
    const post = (message) => socket.send(JSON.stringify(message));
    post({ type: 'join', table: made.table, keys: made.keys.filter(Boolean) });
    let { state } = await next('joined');
    for (const action of actions) {
      post({ type: 'act', table: made.table, number: state.events, action });
      const answer = await next('happened', 'refused');
      assert.equal(answer.type, 'happened', JSON.stringify(answer));
      state = answer.state;
    }
    socket.close();
    return state;
  }

  /** A page at a table with this position and roll, ready to play. */
  async board({ board = START, roll = null, page = {}, ...more } = {}) {
    const set = { board, roll, ...(more.set ?? {}) };
    const made = await this.table({ ...more, set });
    const shown = await this.page(`/game/${made.table}`, { ...page, table: made });
    await shown.waitForSelector('#board[data-state]');
    return shown;
  }

  async axe(page) {
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
    const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  }

  async shot(page, name) {
    if (this.shots) await page.screenshot({ path: resolve(this.shots, `${name}.png`) });
  }

  /** Where every open page is and what it says: for a check that has failed. */
  async standing() {
    const pages = this.contexts.flatMap((context) => context.pages());
    return Promise.all(
      pages.map(async (page) => {
        const words = await page.evaluate(() => document.body.innerText).catch(String);
        return `at ${page.url()}: ${words.replaceAll(/\s+/g, ' ').slice(0, 1000)}`;
      }),
    );
  }

  async done() {
    for (const context of this.contexts.splice(0)) await context.close();
    const faults = this.faults.splice(0);
    this.expected = undefined;
    return faults;
  }
}

/** Runs in every page: what the board showed and what was sent, with times, and how it was pressed. */
function watch() {
  const seen = { shown: [], sent: [], pointers: 0, loads: performance.timeOrigin };
  globalThis.seen = seen;
  let last = '';
  const look = () => {
    const board = document.querySelector('#board');
    if (!board) return;
    const now = {
      state: board.dataset.state,
      turn: board.dataset.turn,
      dice: board.querySelectorAll('[data-die]').length,
      used: board.querySelectorAll('[data-used="true"]').length,
      status: document.querySelector('#status')?.textContent.trim() ?? '',
    };
    const text = JSON.stringify(now);
    if (text === last) return;
    last = text;
    seen.shown.push({ at: performance.now(), ...now });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type === 'act') seen.sent.push({ at: performance.now(), do: message.action.do });
    return send.call(this, text);
  };
  for (const type of ['pointerdown', 'pointermove', 'mousedown', 'touchstart']) {
    addEventListener(type, () => (seen.pointers += 1), { capture: true });
  }
}

/** What `watch` saw in the page so far. */
export const seen = (page) => page.evaluate(() => globalThis.seen);

/** Every cell's count of white and black. */
export function counts(page) {
  return page.$$eval('#board [data-cell]', (all) =>
    Object.fromEntries(all.map(({ dataset }) => [dataset.cell, [Number(dataset.white), Number(dataset.black)]])),
  );
}

/** The centre of every checker (of one side) as it is on the screen, in board units. */
export function checkers(page, side = null) {
  return page.evaluate((only) => {
    const svg = document.querySelector('#board > svg');
    const box = svg.getBoundingClientRect();
    const scale = svg.viewBox.baseVal.width / box.width;
    const wanted = only === null ? '[data-checker]' : `[data-checker="${only}"]`;
    return [...svg.querySelectorAll(`${wanted} .disc`)].map((disc) => {
      const { x, y, width, height } = disc.getBoundingClientRect();
      return [(x + width / 2 - box.x) * scale, (y + height / 2 - box.y) * scale];
    });
  }, side);
}

/** Whether two lists of points are the same within half a unit, in any order. */
export function samePlaces(found, wanted) {
  const near = ([x, y], [u, v]) => Math.abs(x - u) <= 0.5 && Math.abs(y - v) <= 0.5;
  const left = [...wanted];
  for (const spot of found) {
    const at = left.findIndex((other) => near(spot, other));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

export const cellsWith = (page, mark) => page.$$eval(`#board [data-${mark}]`, (all) => all.map((one) => one.dataset.cell));

export const dice = (page) => page.$$eval('#board [data-die]', (all) => all.map(({ dataset }) => [Number(dataset.die), dataset.used === 'true']));

/** The count of a colour at a cell, as the board says. */
export async function men(page, cell) {
  const at = page.locator(`[data-cell="${cell}"]`);
  return [Number(await at.getAttribute('data-white')), Number(await at.getAttribute('data-black'))];
}

export const state = (page) => page.getAttribute('#board', 'data-state');

export async function until(page, wanted, timeout = 20_000) {
  await page.waitForSelector(`#board[data-state="${wanted}"]`, { timeout });
}

/** Presses a cell of the board, in White's numbers. */
export function press(page, cell, options = {}) {
  return page.locator(`[data-cell="${cell}"]`).click({ force: true, ...options });
}

function known(made) {
  return { id: made.table, keys: made.keys, white: '', black: '', score: '', over: false, byHand: false };
}

function setup({ board, roll, cube, owner, score, crawford }) {
  const row = { board, men: 15 };
  if (roll) row.dice = roll;
  if (cube !== undefined) row.cube = cube;
  if (owner !== undefined) row.owner = owner;
  if (score !== undefined) row.score = score;
  if (crawford !== undefined) row.crawford = crawford;
  return row;
}
