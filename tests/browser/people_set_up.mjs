// People at a server that was set up for it (test_people.py): a win that is claimed, a rematch, the
// arithmetic of a rating, PR on profiles, moderation.
import { strict as assert } from 'node:assert';
import { account, asked, lineOf, over, PASSWORD, playUntil } from './people.mjs';

/** A page in which somebody who has an account already is signed in. */
async function known(bench, name, path, more = {}) {
  const page = await bench.page('/about', { settings: { language: 'en', askDouble: false }, ...more });
  await asked(page, 'POST', '/api/session', { name, password: PASSWORD });
  await page.goto(bench.url + path);
  return { name, page, ask: (method, url, body) => asked(page, method, url, body) };
}

/** Two people at a table of their own: one challenges from the other's page, the other accepts. */
async function sitDown(bench, one, other, length) {
  await one.page.goto(`${bench.url}/player/${other.name}`);
  await one.page.getByRole('button', { name: `Challenge ${other.name}` }).click();
  await one.page.getByRole('spinbutton').fill(String(length));
  await one.page.click('[data-action="seek"]');
  // The other one learns of it on whatever page it is.
  await other.page.locator('.toast').getByText(`${one.name} wants to play you.`).waitFor();
  await other.page.click('[data-action="found"]');
  await other.page.locator('[data-challenge]').getByRole('button', { name: 'Accept' }).click();
  for (const { page } of [one, other]) {
    await page.waitForURL('**/game/**');
    await page.waitForSelector('#board:not([data-state="opening"])', { timeout: 20_000 });
  }
  return new URL(one.page.url()).pathname.split('/').at(-1);
}

async function resign(page) {
  await page.locator('[role="tab"][id$="-more"]').click();
  await page.locator('fieldset input[type="radio"]').last().check();
  await page.click('[data-action="resign"]');
}

/** The second one gives up every game until the match is over. */
async function giveUp(winner, loser) {
  await playUntil(winner.page, loser.page, async (states) => {
    if (over(states)) return true;
    if (['to-roll', 'moving', 'waiting'].includes(states[1])) await resign(loser.page).catch(() => undefined);
    return false;
  });
}

export default {
  'a new player of 1500 beats one of 1800 in a match to 7: +37.77 and -18.88, and a rematch is played': async (bench) => {
    const nina = await account(bench, 'Nina');
    const saul = await known(bench, 'Saul', '/rules/start');
    const table = await sitDown(bench, nina, saul, 7);
    for (const { page } of [nina, saul]) {
      assert.equal(await page.locator('[data-action="hint"]').count(), 0, 'no hint in a rated game');
    }
    await giveUp(nina, saul);
    await nina.page.getByRole('tab', { name: 'Moves' }).click();
    for (const page of [nina.page, await profile(bench, nina), await profile(bench, saul)]) {
      const sums = page.locator('[data-arithmetic]');
      await sums.getByText('+37.77', { exact: true }).waitFor();
      await sums.getByText('\u221218.88', { exact: true }).waitFor();
      await sums.getByText('Difference D = 300.00').waitFor();
      await sums.getByText('28.6').waitFor();
      await bench.shot(page, `people-sums-${await page.title()}`);
    }
    await nina.page.getByText('1,537.77').first().waitFor();

    // Both press Rematch at the match they have played, and sit at a new table.
    for (const one of [nina, saul]) {
      await one.page.goto(`${bench.url}/game/${table}`);
      await one.page.waitForSelector('#board[data-state="match-over"]');
    }
    await nina.page.click('[data-action="rematch"]');
    await saul.page.waitForSelector('[data-rematch]');
    await saul.page.click('[data-action="rematch"]');
    for (const { page } of [nina, saul]) await page.waitForURL((url) => /\/game\//.test(url) && !url.pathname.endsWith(table));
  },

  'PR stands on the profile from 50 decisions on, with its sample': async (bench) => {
    const percy = await known(bench, 'Percy', '/lobby');
    await percy.page.waitForSelector('[data-action="bot-pip-count"]');
    await percy.page.getByRole('spinbutton').fill('1');
    await percy.page.click('[data-action="bot-pip-count"]');
    await percy.page.waitForURL('**/game/**');
    await percy.page.waitForSelector('#board:not([data-state="opening"])', { timeout: 20_000 });
    await playUntil(percy.page, percy.page, (states) => states.includes('to-roll') || states.includes('moving'));
    while ((await percy.page.getAttribute('#board', 'data-state')) !== 'match-over') {
      await resign(percy.page).catch(() => undefined);
      await percy.page.waitForTimeout(300);
    }
    await percy.page.getByRole('tab', { name: 'Moves' }).click();
    await percy.page.locator('[data-result] [data-action="review"]').click();
    await percy.page.waitForURL('**/review/*');
    const review = new URL(percy.page.url()).pathname.split('/').at(-1);
    await percy.ask('POST', `/api/reviews/${review}/analysis`, { level: 'club' });
    const end = Date.now() + 60_000;
    while ((await percy.ask('GET', `/api/reviews/${review}/analysis/club`)).state !== 'done') {
      assert.ok(Date.now() < end, 'the analysis does not end');
      await percy.page.waitForTimeout(200);
    }
    await percy.page.goto(`${bench.url}/player/Percy`);
    await percy.page.waitForSelector('[data-pr="hidden"]');
    await percy.page.getByText(/Too few decisions for a PR \(\d+ of 50\)/).waitFor();
  },

  'a win is claimed once the allowance of who went away is spent': async (bench) => {
    bench.expected = /WebSocket|ERR_/;
    const [clara, hugo] = [await account(bench, 'Clara'), await account(bench, 'Hugo', { path: '/about' })];
    const line = await lineOf(hugo.page);
    await hugo.page.reload();
    await sitDown(bench, clara, hugo, 3);
    await line.offline();
    await clara.page.waitForSelector('[data-notice="claim"]', { timeout: 30_000 });
    assert.deepEqual(await bench.axe(clara.page), [], 'claim');
    await bench.shot(clara.page, 'people-claim');
    await clara.page.getByRole('button', { name: 'Claim the win' }).click();
    await clara.page.click('[data-action="claim"]');
    await clara.page.waitForSelector('#board[data-state="match-over"]');
    await clara.page.waitForSelector('[data-arithmetic]');
    await line.online();
    await hugo.page.waitForSelector('#board[data-state="match-over"]', { timeout: 20_000 });
  },

  'what is said is muted and reported; a moderator silences, and all is in the log': async (bench) => {
    bench.expected = /status of 40\d/;
    const [rude, calm] = [await account(bench, 'Rude'), await account(bench, 'Calm', { path: '/about' })];
    for (const one of [rude, calm]) await one.ask('PUT', '/api/account/settings', { free_chat: true });
    for (const one of [rude, calm]) await one.page.reload();
    await sitDown(bench, rude, calm, 3);
    for (const { page } of [rude, calm]) await page.getByRole('tab', { name: /^Chat/ }).click();
    const say = async (text) => {
      await rude.page.getByLabel('Type a message').fill(text);
      await rude.page.getByRole('button', { name: 'Send', exact: true }).click();
    };
    await say('<b>You play like a goat</b>');
    await calm.page.locator('[data-chat]').getByText('<b>You play like a goat</b>').waitFor();

    const { page } = calm;
    await page.getByText(`About ${rude.name}`).click();
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    await page.getByLabel('In your words (optional)').fill('He called me a goat.');
    await page.getByRole('button', { name: 'Send the report' }).click();
    await page.getByText('A moderator will look at it').waitFor();
    await page.getByRole('button', { name: 'Mute', exact: true }).click();
    await page.getByRole('button', { name: 'Hear again' }).waitFor();
    await say('Nobody hears this');
    await rude.page.locator('[data-chat]').getByText('Nobody hears this').waitFor();
    assert.equal(await page.locator('[data-chat]').getByText('Nobody hears this').count(), 0);

    const modesta = await known(bench, 'Modesta', '/moderation');
    const report = modesta.page.getByRole('listitem').filter({ hasText: rude.name }).first();
    await report.getByText('He called me a goat.').waitFor();
    assert.deepEqual(await bench.axe(modesta.page), [], 'moderation');
    await bench.shot(modesta.page, 'people-moderation');
    await report.getByRole('button', { name: 'Silence for 7 days' }).click();
    await modesta.page.getByText(`Modesta silenced ${rude.name}`).waitFor();
    await say('Hello?');
    await rude.page.getByText('A moderator has silenced this account').waitFor();
    await report.getByRole('button', { name: 'Close the report' }).click();
    await modesta.page.getByText('Modesta closed a report').waitFor();
    await modesta.page.getByText('Nothing is waiting.').waitFor();
    await modesta.page.getByRole('button', { name: 'Lift' }).click();
    await modesta.page.getByText(`Modesta lifted what was on ${rude.name}`).waitFor();
    await say('I am sorry.');
    await rude.page.locator('[data-chat]').getByText('I am sorry.').waitFor();

    // Who is no moderator sees nothing of it; who is blocked cannot challenge.
    await rude.page.goto(`${bench.url}/moderation`);
    await rude.page.locator('main [role="alert"]').waitFor();
    await calm.ask('POST', '/api/account/relations', { name: rude.name, kind: 'block' });
    await rude.page.goto(`${bench.url}/lobby?to=${calm.name}`);
    await rude.page.click('[data-action="seek"]');
    await rude.page.locator('main [role="alert"]').waitFor();
  },
};

async function profile(bench, one) {
  await one.page.goto(`${bench.url}/player/${one.name}`);
  await one.page.locator('[data-match] summary').first().click();
  return one.page;
}
