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

/** Sends the bytes of a file as they are. */
export function sendBytes(path: string, bytes: Blob): Promise<unknown> {
  return request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'accept-language': currentLanguage() },
    body: bytes,
  });
}

async function request(path: string, options: RequestInit): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Problem(t('web-error-network'));
  }
  const content: unknown = await answer.json().catch(() => null);
  if (answer.status === 204 || (answer.ok && content !== null)) return content;
  const { code = null, text = null } = (content ?? {}) as Partial<WireProblem>;
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
