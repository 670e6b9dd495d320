// Keeps the app itself at hand, so that it opens without the network and says what it is missing.
// Nothing of a game is kept: what the server must answer is always asked of the server.
const VERSION = '@VERSION@';
const FILES = ['@FILES@'];
const CACHE = `fivepoint-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (
    request.method !== 'GET' ||
    url.origin !== location.origin ||
    url.pathname.startsWith('/api')
  ) {
    return;
  }
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

/** The page as the server has it now, else the one at hand. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    const kept = await caches.match('/');
    return kept ?? Response.error();
  }
}

/** A file at hand, else fetched and kept: their names change with their content. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && new URL(request.url).pathname.startsWith('/assets/')) {
    const cache = await caches.open(CACHE);
    await cache.put(request, fresh.clone());
  }
  return fresh;
}
