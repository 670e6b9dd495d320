// Asking the server over HTTP. What it refuses comes back in the person's language.
import { currentLanguage, t } from '../i18n/index.svelte';
import type {
  DiceProof,
  Hint,
  HintRequest,
  Problem as WireProblem,
  SecondLook,
  TutorRequest,
} from '../protocol';

/** Something the server refused, or that did not reach it; `text` is for the person. */
export class Problem extends Error {
  constructor(
    readonly text: string,
    /** The rule that was broken, where the server named one. */
    readonly code: string | null = null,
  ) {
    super(text);
  }
}

/** Asks and gives the answer read from JSON, null where there is nothing to say. */
export function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<unknown> {
  return request(path, {
    method,
    headers: { 'content-type': 'application/json', 'accept-language': currentLanguage() },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Asks for something that comes as a file. */
export async function askBytes(path: string, body: unknown): Promise<Blob> {
  const answer = await sent(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': currentLanguage() },
    body: JSON.stringify(body),
  });
  return answer.ok ? answer.blob() : refused(answer, await content(answer));
}

/** Sends the bytes of a file as they are. */
export function sendBytes(path: string, bytes: Blob): Promise<unknown> {
  return request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'accept-language': currentLanguage() },
    body: bytes,
  });
}

async function request(path: string, options: RequestInit): Promise<unknown> {
  const answer = await sent(path, options);
  const found = await content(answer);
  if (answer.status === 204 || (answer.ok && found !== null)) return found;
  return refused(answer, found);
}

async function sent(path: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(path, options);
  } catch {
    throw new Problem(t('web-error-network'));
  }
}

function content(answer: Response): Promise<unknown> {
  return answer.json().catch(() => null);
}

function refused(answer: Response, said: unknown): never {
  const { code = null, text = null } = (said ?? {}) as Partial<WireProblem>;
  throw new Problem(text ?? t('web-error-unknown', { code: String(answer.status) }), code);
}

export async function askHint(table: string, key: string): Promise<Hint> {
  const request: HintRequest = { key };
  return (await ask('POST', `/api/tables/${table}/hint`, request)) as Hint;
}

export async function askSecondLook(table: string, request: TutorRequest): Promise<SecondLook> {
  return (await ask('POST', `/api/tables/${table}/second-look`, request)) as SecondLook;
}

export async function askProof(table: string): Promise<DiceProof> {
  return (await ask('GET', `/api/tables/${table}/proof`)) as DiceProof;
}
