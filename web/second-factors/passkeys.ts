import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { CreatedPasskey, ProvenPasskey } from '#contract/entities/second-factors.ts';
import { toFormErrors, type FormError } from '#web/accounts/form-errors.ts';
import { ApiProblem } from '#web/api/call-api.ts';

/** Options in the form in which the server sends them. */
type Options = { challenge: string };

/** Loaded only where passkeys are offered. */
const loadLibrary = () => import('@simplewebauthn/browser');

/** Why a page cannot use passkeys: the browser does not support them, or does not allow them at this address. */
type PasskeyObstacle = 'browser' | 'address';

/**
 * Returns null if this page can ask for passkeys, which requires TLS or `localhost`, and a host name instead of an IP
 * address.
 */
export function findPasskeyObstacle(): PasskeyObstacle | null {
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
  if (!window.isSecureContext || isAddress) return 'address';
  return 'PublicKeyCredential' in window ? null : 'browser';
}

/** Whether the browser offers passkeys in the suggestions of a field. */
export async function offersAutofill(): Promise<boolean> {
  return findPasskeyObstacle() === null && (await loadLibrary()).browserSupportsWebAuthnAutofill();
}

/**
 * Asks for a passkey, in a dialog or among the suggestions of a field with `autocomplete="… webauthn"`. Resolves to
 * null if the person cancels, or another request replaces this one.
 */
export async function provePasskey(options: Options, where: 'dialog' | 'autofill'): Promise<ProvenPasskey | null> {
  const { startAuthentication } = await loadLibrary();
  return unlessCancelled(
    startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: where === 'autofill',
    }),
  ) as Promise<ProvenPasskey | null>;
}

/**
 * Creates a passkey. Resolves to null if the person cancels; to `known` if this device already has one for the account.
 */
export async function createPasskey(options: Options): Promise<CreatedPasskey | 'known' | null> {
  const { startRegistration } = await loadLibrary();
  try {
    return (await unlessCancelled(
      startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
    )) as CreatedPasskey | null;
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') return 'known';
    throw error;
  }
}

/** The error to show when a passkey request failed; the browser's own messages do not say what to do. */
export function toPasskeyError(error: unknown): FormError | undefined {
  return error instanceof ApiProblem ? toFormErrors(error).form : 'passkey_failed';
}

/** Cancels a pending request. */
export async function cancelPasskeyRequest(): Promise<void> {
  (await loadLibrary()).WebAuthnAbortService.cancelCeremony();
}

async function unlessCancelled<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null;
    throw error;
  }
}
