// Who is signed in in this browser. The session itself is a cookie that pages cannot read; this
// knows only what the server says of it.
import { ask } from '../server/ask';
import type { Me, SignedUp, WhoAmI } from '../protocol';
import { createPasskey, usePasskey } from './passkey';

class Session {
  me = $state.raw<Me | null>(null);
  /** The other site at which one may sign in, if the server knows one. */
  other = $state<string | null>(null);
  /** Whether the server sends mail. */
  mail = $state(false);
  /** Whether the server has been asked yet. */
  known = $state(false);

  get rated(): boolean {
    return this.me !== null && this.me.kind !== 'guest';
  }
}

export const session = new Session();

const changes: (() => void)[] = [];
/** How often it has been said who is here. */
let told = 0;

/** Runs whenever somebody has signed in or out. */
export function onSession(run: () => void): void {
  changes.push(run);
}

function set(me: Me | null): void {
  told += 1;
  const other = session.known && session.me?.name !== me?.name;
  session.me = me;
  session.known = true;
  if (other) changes.forEach((run) => run());
}

/** Asks who is signed in, once unless `again`. */
export async function loadSession(again = false): Promise<void> {
  if (session.known && !again) return;
  const before = told;
  const { me, oidc = null, mail = false } = (await ask('GET', '/api/me')) as WhoAmI;
  session.other = oidc;
  session.mail = mail;
  // Whoever has signed in or begun as a guest meanwhile is not in this answer.
  if (again || told === before) set(me);
}

let beginning: Promise<void> | null = null;

async function beginAsGuest(): Promise<void> {
  try {
    set((await ask('POST', '/api/guests')) as Me);
  } finally {
    beginning = null;
  }
}

/** Whoever is signed in; with nobody there, a new guest. */
export async function someone(): Promise<Me> {
  await loadSession();
  if (session.me === null) {
    // Two that ask at once get the same guest.
    beginning ??= beginAsGuest();
    await beginning;
  }
  if (session.me === null) throw new Error('no session');
  return session.me;
}

export async function signIn(name: string, password: string): Promise<void> {
  set((await ask('POST', '/api/session', { name, password })) as Me);
}

export async function signInByPasskey(): Promise<void> {
  set(await usePasskey());
}

/** Makes an account and gives its recovery codes; a link goes to `mail`, if there is one. */
export async function signUp(
  name: string,
  password: string | null,
  mail: string | null,
): Promise<readonly string[]> {
  const made = (await ask('POST', '/api/accounts', { name, password, mail })) as SignedUp;
  set(made.me);
  return made.recovery_codes;
}

/** Makes the account of somebody who has just come from the other site; gives its codes. */
export async function signUpFromOther(name: string): Promise<readonly string[]> {
  const made = (await ask('POST', '/api/session/oidc', { name })) as SignedUp;
  set(made.me);
  return made.recovery_codes;
}

export async function addPasskey(): Promise<void> {
  set(await createPasskey());
}

export async function recover(name: string, code: string, password: string): Promise<void> {
  set((await ask('POST', '/api/session/recovery', { name, code, password })) as Me);
}

/** Has a way back sent to a mail address, if an account has it. */
export async function askWayBack(mail: string): Promise<void> {
  await ask('POST', '/api/session/mail', { mail });
}

export async function recoverByMail(token: string, password: string): Promise<void> {
  set((await ask('POST', '/api/session/mail/recovery', { token, password })) as Me);
}

export async function confirmMail(token: string): Promise<void> {
  await ask('POST', '/api/account/mail/confirmation', { token });
  await loadSession(true);
}

export async function signOut(): Promise<void> {
  set(((await ask('DELETE', '/api/session')) as WhoAmI).me);
}

/** Changes something about the account whose answer is the account. */
export async function change(
  method: 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<void> {
  set((await ask(method, path, body)) as Me);
}

/** Deletes the account for good. */
export async function leaveForGood(password: string | null): Promise<void> {
  set(((await ask('POST', '/api/account/delete', { password })) as WhoAmI).me);
}
