// Tournaments in the browser: announced, entered, drawn, played from the pairing, directed; every
// page for axe, on a phone and a desktop, light and dark, in four languages.
import { strict as assert } from 'node:assert';
import { account } from '../people.mjs';

const LOOKS = [
  ['light', 'en', 1280],
  ['dark', 'hu', 360],
  ['contrast', 'pl', 320],
  ['dark', 'th', 1280],
];

/** Announces a tournament through its form and gives its page's address. */
async function announce(page, bench, name, kind) {
  await page.goto(`${bench.url}/tournaments`);
  await page.locator('form input[type="text"]').first().fill(name);
  if (kind === 'round-robin') await page.getByRole('radio', { name: 'Round robin' }).check();
  await page.getByRole('spinbutton').first().fill('1');
  await page.click('[data-action="announce"]');
  await page.waitForURL('**/tournament/*');
  await page.waitForSelector('[data-stage="open"]');
  return new URL(page.url()).pathname;
}

const post = (person, path, body = {}) => person.ask('POST', path, body);

async function looked(bench, page, path, name) {
  for (const [theme, lang, width] of LOOKS) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${bench.url}${path}?lang=${lang}`);
    await page.waitForSelector('main h1');
    await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
    await page.waitForTimeout(300);
    await bench.shot(page, `${name}-${theme}-${lang}-${width}`);
    assert.deepEqual(await bench.axe(page), [], `${path} ${theme}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `${path} ${lang}: ${over} px too wide`);
  }
}

export default {
  'a knockout is announced, entered, started, played from its pairing and directed to its end': async (bench) => {
    const anna = await account(bench, 'Anna', { path: '/tournaments' });
    const bela = await account(bench, 'Bela', { path: '/lobby', page: { width: 390, height: 844 } });
    const path = await announce(anna.page, bench, 'Winter Cup', 'knockout');
    await anna.page.click('[data-action="enter"]');
    await anna.page.waitForSelector('[data-action="leave"]');

    // Found from the lobby, entered on a phone; the director's page learns of it by itself.
    await bela.page.getByRole('link', { name: 'Tournaments' }).click();
    await bela.page.getByRole('link', { name: 'Winter Cup' }).click();
    await bela.page.click('[data-action="enter"]');
    await bela.page.waitForSelector('[data-action="leave"]');
    await anna.page.waitForSelector('[data-action="tournament-start"]:enabled');
    const celia = await account(bench, 'Celia', { signUpOnly: true });
    await post(celia, `/api/tournaments/${path.split('/').at(-1)}/enter`);
    await anna.page.getByRole('listitem').getByText(celia.name).first().waitFor();
    await bench.shot(anna.page, 'tournament-open');

    await anna.page.click('[data-action="tournament-start"]');
    await bela.page.waitForSelector('[data-stage="running"]');
    const info = await anna.ask('GET', `/api/tournaments/${path.split('/').at(-1)}`);
    const bye = info.pairings.find((one) => one.black === null);
    const due = info.pairings.find((one) => one.black !== null);
    assert.equal(bye.winner, bye.white);
    await anna.page.locator(`[data-pairing="1.${bye.board}"]`).getByText('bye').waitFor();

    // Whoever is paired says so, and the match begins when both have.
    const people = [anna, bela, celia];
    const [white, black] = [due.white, due.black].map((name) => people.find((one) => one.name === name));
    for (const one of [white, black]) {
      one.page ??= (await one.open(path)).page;
      await one.page.goto(bench.url + path);
    }
    await white.page.click('[data-action="tournament-play"]');
    await white.page.getByText(`Waiting for ${black.name}`).waitFor();
    await black.page.getByText(`${white.name} is here`).waitFor();
    await black.page.click('[data-action="tournament-play"]');
    for (const one of [white, black]) {
      await one.page.waitForURL('**/game/**');
      await one.page.waitForSelector('#board:not([data-state="opening"])', { timeout: 20_000 });
    }
    await anna.page.goto(bench.url + path);
    await anna.page.locator(`[data-pairing="1.${due.board}"]`).getByText('being played').waitFor();

    // The director decides it and then the final; a withdrawal would ask once more.
    for (const [round, board, winner] of [[1, due.board, due.white], [2, 0, due.white]]) {
      const choice = anna.page.locator(`[data-decide="${round}.${board}"]`);
      await choice.locator('summary').click();
      await choice.getByRole('button', { name: `${winner} wins` }).click();
      await choice.waitFor({ state: 'detached' });
    }
    await anna.page.waitForSelector('[data-stage="over"]');
    await anna.page.getByText(`${due.white} has won the tournament.`).waitFor();
    assert.equal(await anna.page.locator('[data-director]').count(), 0, 'nothing is left to direct');
    await looked(bench, anna.page, path, 'tournament-knockout');
    await looked(bench, anna.page, '/tournaments', 'tournaments');
  },

  'a round robin: more time, a reserve for a player, somebody removed, called off': async (bench) => {
    const dora = await account(bench, 'Dora', { path: '/tournaments' });
    const path = await announce(dora.page, bench, 'Round Table', 'round-robin');
    const id = path.split('/').at(-1);
    const others = [];
    for (const name of ['Ede', 'Flora', 'Gabor']) others.push(await account(bench, name, { signUpOnly: true }));
    for (const one of [dora, ...others]) await post(one, `/api/tournaments/${id}/enter`);
    await dora.page.click('[data-action="tournament-start"]');
    await dora.page.waitForSelector('[data-stage="running"]');
    const hugo = await account(bench, 'Hugo', { signUpOnly: true });
    await post(hugo, `/api/tournaments/${id}/enter`);
    await dora.page.getByText(hugo.name).first().waitFor();

    const before = await dora.ask('GET', `/api/tournaments/${id}`);
    const first = before.pairings.find((one) => one.round === 1);
    const decide = dora.page.locator(`[data-decide="1.${first.board}"]`);
    await decide.locator('summary').click();
    await decide.getByRole('button', { name: '1 day more' }).click();
    await assertSoon(async () => {
      const now = await dora.ask('GET', `/api/tournaments/${id}`);
      return now.pairings.find((one) => one.round === 1 && one.board === first.board).deadline > first.deadline;
    });

    const [ede, flora] = others;
    await dora.page.getByRole('button', { name: `Replace ${ede.name}` }).click();
    assert.deepEqual(await bench.axe(dora.page), [], 'replacing');
    await dora.page.click('[data-action="tournament-replace"]');
    await dora.page.getByRole('button', { name: `Replace ${hugo.name}` }).waitFor();
    await dora.page.getByRole('button', { name: `Remove ${flora.name}` }).click();
    await dora.page.click('[data-action="tournament-remove"]');
    await dora.page.getByRole('button', { name: `Remove ${flora.name}` }).waitFor({ state: 'detached' });
    const after = await dora.ask('GET', `/api/tournaments/${id}`);
    const out = (name) => after.standings.find((line) => line.name === name)?.out;
    assert.deepEqual([out(ede.name), out(flora.name), out(hugo.name)], [true, true, false]);
    await bench.shot(dora.page, 'tournament-directing');
    await looked(bench, dora.page, path, 'tournament-table');
    await dora.page.goto(bench.url + path);
    await dora.page.getByRole('button', { name: 'Call it off' }).click();
    await dora.page.click('[data-action="tournament-cancel"]');
    await dora.page.waitForSelector('[data-stage="cancelled"]');
  },
};

async function assertSoon(holds) {
  const end = Date.now() + 8000;
  while (!(await holds())) {
    assert.ok(Date.now() < end, 'it does not come true');
    await new Promise((done) => setTimeout(done, 100));
  }
}
