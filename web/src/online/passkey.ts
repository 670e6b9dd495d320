// Passkeys: the browser's WebAuthn between the server's two steps. The server speaks JSON with
// bytes in base64url; the browser wants bytes. Nothing of the secret part ever leaves the device.
import { t } from '../i18n/index.svelte';
import { ask, Problem } from '../server/ask';
import type { Ceremony, Me } from '../protocol';

/** What the server asks of the browser: bytes in base64url, the rest as WebAuthn has it. */
interface Asked {
  readonly challenge: string;
  readonly user?: { readonly id: string };
  readonly allowCredentials?: readonly { readonly id: string }[];
  readonly excludeCredentials?: readonly { readonly id: string }[];
}

/** Browsers have passkeys only on secure pages and on this machine. */
export function passkeysWork(): boolean {
  return 'PublicKeyCredential' in globalThis && isSecureContext;
}

export async function usePasskey(): Promise<Me> {
  const { id, options } = (await ask('POST', '/api/session/passkey/options')) as Ceremony;
  const asked = options as unknown as Asked;
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...options,
    challenge: bytes(asked.challenge),
    allowCredentials: (asked.allowCredentials ?? []).map(descriptor),
  };
  const given = await navigator.credentials.get({ publicKey }).catch(failed);
  return (await ask('POST', '/api/session/passkey', { id, credential: written(given) })) as Me;
}

export async function createPasskey(): Promise<Me> {
  const { id, options } = (await ask('POST', '/api/account/passkeys/options')) as Ceremony;
  const asked = options as unknown as Asked;
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user?.id ?? '') },
    excludeCredentials: (asked.excludeCredentials ?? []).map(descriptor),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await navigator.credentials.create({ publicKey }).catch(failed);
  return (await ask('POST', '/api/account/passkeys', { id, credential: written(made) })) as Me;
}

/** The browser's window was closed, or the device has no such key. */
function failed(): never {
  throw new Problem(t('people-passkey-failed'));
}

function descriptor(one: { readonly id: string }): PublicKeyCredentialDescriptor {
  return { type: 'public-key', id: bytes(one.id) };
}

function written(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey');
  const { response } = credential;
  const common = {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    clientExtensionResults: credential.getClientExtensionResults(),
  };
  if (response instanceof AuthenticatorAttestationResponse) {
    return {
      ...common,
      response: {
        clientDataJSON: text(response.clientDataJSON),
        attestationObject: text(response.attestationObject),
        transports: response.getTransports(),
      },
    };
  }
  const { authenticatorData, clientDataJSON, signature, userHandle } =
    response as AuthenticatorAssertionResponse;
  return {
    ...common,
    response: {
      clientDataJSON: text(clientDataJSON),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      userHandle: userHandle === null ? null : text(userHandle),
    },
  };
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
