// What this browser keeps between visits. Where it keeps nothing the app still works: reading
// finds nothing, and what would be kept lives as long as the page.

/** How every key of this app begins. */
const PREFIX = 'fivepoint.';

/** What is kept under a key, null where there is nothing to be read. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full or forbidden.
  }
}

/** Everything that this app keeps in this browser, by key. */
export function everythingKept(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(ownKeys(localStorage).map((key) => [key, kept(key)]));
}

/** Forgets all of it, and what this tab has noted. */
export function forgetEverything(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of ownKeys(storage)) storage.removeItem(key);
  }
}

function ownKeys(storage: Storage): readonly string[] {
  return Object.keys(storage).filter((key) => key.startsWith(PREFIX));
}

/** `usual` with every kept value that is of the same kind as the usual one. */
export function withKept<T extends object>(key: string, usual: T): T {
  const found = { ...usual };
  for (const [name, value] of Object.entries(kept(key) ?? {})) {
    if (name in usual && typeof value === typeof usual[name as keyof T]) {
      Object.assign(found, { [name]: value as unknown });
    }
  }
  return found;
}
