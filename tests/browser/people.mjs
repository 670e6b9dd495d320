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
