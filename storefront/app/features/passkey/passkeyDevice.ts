import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { LoggedIn } from '../session/sessionContext.ts';
import type { Begun, PasskeyStep, RegistrationAnswer } from './passkeySteps.ts';

/**
 * What the browser does with passkeys. Whoever closes the browser's dialog, or waits until it closes by
 * itself, has made no mistake: that is `undefined`. What fails is told as a message key.
 */

export const unknownPasskey = 'vue.passkey.error.unknown';

export interface LoginAnswer extends LoggedIn {
  readonly successfull: boolean;
  readonly errorMessage: string | null;
}

export const hasPasskeys = browserSupportsWebAuthn;

async function send<T>(step: PasskeyStep, body: Readonly<Record<string, unknown>>): Promise<T> {
  const response = await fetch(`/api/passkey/${step}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Passkeys answered ${response.status}`);
  return response.json();
}

export interface LoginOptions {
  /** Offers passkeys among the suggestions of the field for the name, instead of a dialog. */
  readonly bySuggestion: boolean;
  /** Asked for once the visitor has chosen a passkey. */
  readonly stayLogged: () => boolean;
  /** Asked before the browser is: meanwhile the visitor may have pressed something. */
  readonly isWanted: () => boolean;
  /** The visitor has chosen a passkey. */
  readonly onChosen: () => void;
}

/** @returns undefined: nobody has chosen a passkey */
export async function logInWithPasskey({
  bySuggestion,
  isWanted,
  stayLogged,
  onChosen,
}: LoginOptions): Promise<LoginAnswer | string | undefined> {
  const begun = await send<Begun | null>('login-options', {});
  if (begun === null) return 'vue.passkey.error.host';
  if (!isWanted()) return undefined;
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = JSON.parse(begun.options);
  const answered = await asked(
    startAuthentication({ optionsJSON, useBrowserAutofill: bySuggestion }),
  );
  if (answered === undefined || typeof answered === 'string') return answered;
  onChosen();
  const answer = await send<LoginAnswer>('login', {
    ceremony: begun.ceremony,
    response: JSON.stringify(answered),
    stayLogged: stayLogged(),
  });
  if (answer.errorMessage === unknownPasskey) forget(optionsJSON.rpId, answered.id);
  return answer;
}

/** Makes a passkey for whoever is logged in. @returns undefined: the visitor made none */
export async function addPasskey({
  name,
  currentPassword,
}: {
  readonly name: string;
  readonly currentPassword: string;
}): Promise<RegistrationAnswer | string | undefined> {
  const begun = await send<RegistrationAnswer>('registration-options', { currentPassword });
  if (!begun.successful || !begun.options) return begun;
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = JSON.parse(begun.options);
  const made = await asked(startRegistration({ optionsJSON }));
  if (made === undefined || typeof made === 'string') return made;
  const { id, rawId, type, response } = made;
  const { attestationObject, clientDataJSON, transports } = response;
  return send<RegistrationAnswer>('registration', {
    ceremony: begun.ceremony,
    // What the attestation says already, the shop does not take a second time.
    response: JSON.stringify({
      id,
      rawId,
      type,
      response: { attestationObject, clientDataJSON, transports },
    }),
    name,
  });
}

async function asked<T>(ceremony: Promise<T>): Promise<T | string | undefined> {
  try {
    return await ceremony;
  } catch (error) {
    const { name, cause } = error as { name?: unknown; cause?: { name?: unknown } };
    const reason = cause?.name ?? name;
    if (reason === 'NotAllowedError' || reason === 'AbortError') return undefined;
    if (reason === 'SecurityError') return 'vue.passkey.error.host';
    if (
      error instanceof WebAuthnError &&
      error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    ) {
      return 'vue.passkey.error.known';
    }
    return 'vue.passkey.error.device';
  }
}

/** So that the browser offers it no longer; some can't. */
function forget(rpId: string | undefined, credentialId: string): void {
  if (rpId === undefined) return;
  const signal = {
    signalName: 'unknownCredential',
    rpID: rpId,
    credentialID: credentialId,
  } as const;
  void sendSignal(signal).catch(() => undefined);
}
