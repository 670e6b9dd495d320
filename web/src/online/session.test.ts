import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '../protocol';

type Answer = (value: unknown) => void;
let asked: { what: string; answer: Answer }[] = [];

vi.mock('../server/ask', () => ({
  ask: (how: string, where: string) =>
    new Promise((answer: Answer) => asked.push({ what: `${how} ${where}`, answer })),
}));

const GUEST = { name: 'guest_1', kind: 'guest' } as Me;

/** A fresh copy of the module: it keeps who is here. */
async function fresh(): Promise<typeof import('./session.svelte')> {
  vi.resetModules();
  return import('./session.svelte');
}

/** Answers the first question of this kind that waits. */
async function answer(what: string, value: unknown): Promise<void> {
  await vi.waitFor(() => {
    if (!asked.some((one) => one.what === what)) throw new Error(`nobody asked ${what}`);
  });
  const at = asked.findIndex((one) => one.what === what);
  asked.splice(at, 1)[0]?.answer(value);
  await new Promise((done) => setTimeout(done));
}

describe('who is here', () => {
  beforeEach(() => {
    asked = [];
  });

  it('stays the guest when an answer from before comes late', async () => {
    const { loadSession, someone, session } = await fresh();
    const early = loadSession();
    const guest = someone();
    asked.reverse(); // the second question is answered first
    await answer('GET /api/me', { me: null });
    await answer('POST /api/guests', GUEST);
    expect((await guest).name).toBe('guest_1');
    await answer('GET /api/me', { me: null });
    await early;
    expect(session.me).toEqual(GUEST);
  });

  it('is one guest, however many ask at once', async () => {
    const { someone } = await fresh();
    const both = Promise.all([someone(), someone()]);
    await answer('GET /api/me', { me: null });
    await answer('GET /api/me', { me: null });
    await answer('POST /api/guests', GUEST);
    expect(await both).toEqual([GUEST, GUEST]);
    expect(asked).toEqual([]);
  });

  it('is asked again after a guest could not be made', async () => {
    const { someone } = await fresh();
    const first = expect(someone()).rejects.toThrow('no session');
    await answer('GET /api/me', { me: null });
    await answer('POST /api/guests', null);
    await first;
    const second = someone();
    await answer('POST /api/guests', GUEST);
    expect(await second).toEqual(GUEST);
  });

  it('is told anew when asked again', async () => {
    const { loadSession, session } = await fresh();
    const first = loadSession();
    await answer('GET /api/me', { me: GUEST });
    await first;
    await loadSession();
    const again = loadSession(true);
    await answer('GET /api/me', { me: null });
    await again;
    expect(session.me).toBe(null);
  });
});
