// People with accounts for the checks: each a browser of its own, and what it asks over HTTP.
export const PASSWORD = 'five points and a cube';

let count = 0;

/**
 * A new account in a fresh browser, on `path`. With `signUpOnly` no page stays open: `open` gives it
 * one later. `ask` asks the server as this person and gives the JSON of the answer.
 */
export async function account(bench, name, { lang = 'en', path = '/lobby', signUpOnly = false, page: more = {} } = {}) {
  const page = await bench.page('/about', { settings: { language: lang, askDouble: false }, ...more });
  count += 1;
  const own = `${name}${Date.now() % 100_000}${count}`;
  const person = {
    name: own,
    page: null,
    ask: (method, url, body) => asked(page, method, url, body),
    open: async (wanted) => {
      await page.goto(bench.url + wanted);
      person.page = page;
      return person;
    },
  };
  await person.ask('POST', '/api/accounts', { name: own, password: PASSWORD });
  return signUpOnly ? person : person.open(path);
}

/** Asks the server with the cookie of a page's browser; fails if it refuses. */
export async function asked(page, method, url, body) {
  const { status, text } = await page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(where, {
        method: how,
        headers: { 'content-type': 'application/json' },
        body: what === undefined ? undefined : JSON.stringify(what),
      });
      return { status: answer.status, text: await answer.text() };
    },
    [method, url, body],
  );
  if (status >= 400) throw new Error(`${method} ${url}: ${status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** The line of a page to the server, to be cut and mended: `offline` cuts every kind of connection. */
export async function lineOf(page) {
  const line = { open: true, cut: async () => undefined };
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (!line.open) {
      void socket.close();
      return;
    }
    const server = socket.connectToServer();
    line.cut = async () => {
      await server.close();
      await socket.close();
    };
  });
  return {
    offline: async () => {
      line.open = false;
      await page.context().setOffline(true);
      await line.cut();
    },
    online: async () => {
      line.open = true;
      await page.context().setOffline(false);
    },
  };
}

/** Makes the one decision that a page has to make, the plainest there is; what its board's state was. */
export async function step(page, { doubling = false } = {}) {
  const press = (name) => page.locator(`[data-action="${name}"]:enabled`).click({ timeout: 500 }).catch(() => undefined);
  const now = await page.getAttribute('#board', 'data-state');
  if (now === 'double-offered') await press('take');
  else if (now === 'resign-offered') await press('accept');
  else if (now === 'to-roll') await press(doubling && (await page.locator('[data-action="double"]').count()) ? 'double' : 'roll');
  else if (now === 'game-over') await press('roll');
  else if (now === 'confirm') await press('play');
  else if (now === 'moving')
    await page.locator('[data-movable]').first().click({ force: true, timeout: 500 }).catch(() => undefined);
  return now;
}

/** Both play on, the first one doubling, until `done` says so of both states. */
export async function playUntil(first, second, done, minutes = 6) {
  const end = Date.now() + 60_000 * minutes;
  for (;;) {
    const states = [await step(first, { doubling: true }), await step(second)];
    if (await done(states)) return;
    if (Date.now() > end) throw new Error(`it does not come to an end: ${states}`);
    await first.waitForTimeout(20);
  }
}

export const over = (states) => states.every((now) => now === 'match-over');
