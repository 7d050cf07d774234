import * as v from 'valibot';
import type { RelyingParty } from './passkey.ts';
import type { Credential } from './store.ts';

/**
 * What authenticators answer, checked by the library, which is loaded with the first answer: 30 MB that
 * a process without passkeys never needs.
 */
const load = () =>
  Promise.all([import('@simplewebauthn/server'), import('@simplewebauthn/server/helpers')]);

type Helpers = Awaited<ReturnType<typeof load>>[1];

const base64url = v.pipe(v.string(), v.maxLength(8_000), v.regex(/^[\w-]+$/));
const credential = {
  id: v.pipe(base64url, v.maxLength(1400)),
  rawId: base64url,
  type: v.literal('public-key'),
};

const registrationAnswer = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10)),
      [],
    ),
  }),
});

const loginAnswer = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url,
  }),
});

export type LoginAnswer = v.InferOutput<typeof loginAnswer>;

/** An answer as the browser's JSON of it. Undefined: it is none. */
function read<const S extends v.GenericSchema>(schema: S, text: string) {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}

export const readLoginAnswer = (text: string): LoginAnswer | undefined => read(loginAnswer, text);

/** ES256, EdDSA, RS256: what authenticators have. */
export const algorithms = [-7, -8, -257];

interface Asked {
  readonly challenge: string;
  readonly party: RelyingParty;
}

/** A credential that an authenticator has made for the challenge. Undefined: it is none. */
export async function madeCredential(text: string, { challenge, party }: Asked) {
  const answer = read(registrationAnswer, text);
  if (answer === undefined) return undefined;
  const [{ verifyRegistrationResponse }, helpers] = await load();
  try {
    const attestationObject = withoutMaker(answer.response.attestationObject, helpers);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...answer,
        response: { ...answer.response, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (registrationInfo === undefined) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    if (id !== answer.id) return undefined;
    return {
      credentialId: id,
      publicKey,
      counter,
      transports: answer.response.transports,
      isBackedUp: registrationInfo.credentialBackedUp,
    };
  } catch {
    // The library throws for all that is wrong with an answer.
    return undefined;
  }
}

/**
 * An attestation object without what the authenticator's maker says of it. Nobody asked for that, but
 * some browsers pass it on all the same. It is left out as WebAuthn has browsers do (level 2, 5.1.3):
 * what a passkey without it may do, one with it may, and the library need not look at certificates and
 * at the addresses in them. A passkey's statement about itself stays, to be checked.
 */
function withoutMaker(
  attestationObject: string,
  { decodeAttestationObject, isoBase64URL, isoCBOR }: Helpers,
): string {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  const isSelf = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format === 'none' || isSelf) return attestationObject;
  const entries = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', attestation.get('authData')],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(entries));
}

/** What an authenticator has signed with the passkey for the challenge. Undefined: it has not. */
export async function signedUse(
  answer: LoginAnswer,
  { publicKey }: Credential,
  { challenge, party }: Asked,
): Promise<{ readonly counter: number; readonly isBackedUp: boolean } | undefined> {
  const [{ verifyAuthenticationResponse }] = await load();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // How far it has counted is compared where it is stored.
      credential: { id: answer.id, publicKey, counter: 0 },
    });
    if (!verified) return undefined;
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return { counter: newCounter, isBackedUp: credentialBackedUp };
  } catch {
    return undefined;
  }
}
