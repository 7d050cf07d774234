import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import { bytes, map, number, text } from './cbor.ts';

/** What a maker's statement about a new passkey may go by. */
interface Made {
  readonly authData: Buffer;
  /** SHA-256 of what the browser says. */
  readonly clientDataHash: Buffer;
  readonly rpIdHash: Buffer;
  readonly id: Buffer;
  /** Of an ES256 key. */
  readonly x: Buffer;
  readonly y: Buffer;
  readonly privateKey: KeyObject;
}

/** Its format, and itself in CBOR. */
export type Attest = (made: Made) => readonly [format: string, statement: Buffer];

/** What a device keeps of a passkey. */
interface Kept {
  readonly id: string;
  readonly rpId: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  counter: number;
}

interface Deviation {
  /** The page where it is asked. @default the authenticator's */
  readonly origin?: string;
  /** What is signed instead of the host that asks. */
  readonly rpId?: string;
  /** Instead of the next number. */
  readonly counter?: number;
  /** Whether somebody has shown a finger or a PIN. @default true */
  readonly isVerified?: boolean;
  /** Which of its passkeys. @default the newest */
  readonly passkey?: Kept;
  /** Whose the device says the passkey is. */
  readonly userHandle?: string;
  /** What a maker says of a new passkey. @default nothing */
  readonly attest?: Attest;
}

/**
 * A device with passkeys, in software: it makes and signs as WebAuthn says, with ES256 and, unless told
 * otherwise, without an attestation.
 */
export function createAuthenticator(origin: string) {
  const passkeys: Kept[] = [];

  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  /** Who is there, verified, and with a key that stays on this device. */
  const head = (
    rpId: string,
    counter: number,
    { isVerified = true }: Deviation,
    hasKey: boolean,
  ) => {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (hasKey ? 0x40 : 0);
    const bytes = Buffer.alloc(5);
    bytes.writeUInt8(flags, 0);
    bytes.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), bytes]);
  };

  return {
    passkeys,

    /** Makes a passkey. @param options as the shop answered them @returns the browser's JSON */
    make(options: string, how: Deviation = {}): string {
      const { challenge, rp, user } = JSON.parse(options) as {
        challenge: string;
        rp: { id: string };
        user: { id: string };
      };
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const id = randomBytes(16);
      // COSE: kty EC2, alg ES256, crv P-256, x, y.
      const key = map([
        [number(1), number(2)],
        [number(3), number(-7)],
        [number(-1), number(1)],
        [number(-2), bytes(Buffer.from(x, 'base64url'))],
        [number(-3), bytes(Buffer.from(y, 'base64url'))],
      ]);
      const client = clientData('webauthn.create', challenge, how.origin);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const counter = how.counter ?? 0;
      const rpId = how.rpId ?? rp.id;
      const authData = Buffer.concat([
        head(rpId, counter, how, true),
        Buffer.alloc(16),
        length,
        id,
        key,
      ]);
      const [format, statement] = (how.attest ?? nothing)({
        authData,
        clientDataHash: sha256(client),
        rpIdHash: sha256(rpId),
        id,
        x: Buffer.from(x, 'base64url'),
        y: Buffer.from(y, 'base64url'),
        privateKey,
      });
      const attestationObject = map([
        [text('fmt'), text(format)],
        [text('attStmt'), statement],
        [text('authData'), bytes(authData)],
      ]);
      passkeys.push({
        id: base64url(id),
        rpId: rp.id,
        userHandle: user.id,
        privateKey: createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' })),
        counter,
      });
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      });
    },

    /** Signs with a passkey. @returns the browser's JSON */
    answer(options: string, how: Deviation = {}): string {
      const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string };
      const passkey = how.passkey ?? passkeys.at(-1);
      if (passkey === undefined) throw new Error('The authenticator has no passkey');
      passkey.counter = how.counter ?? passkey.counter + 1;
      const authenticatorData = head(how.rpId ?? rpId, passkey.counter, how, false);
      const client = clientData('webauthn.get', challenge, how.origin);
      const signed = Buffer.concat([authenticatorData, sha256(client)]);
      return JSON.stringify({
        id: passkey.id,
        rawId: passkey.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(sign('sha256', signed, passkey.privateKey)),
          userHandle: how.userHandle ?? passkey.userHandle,
        },
      });
    },
  };
}

const nothing: Attest = () => ['none', map([])];

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest();
const base64url = (value: Buffer) => value.toString('base64url');
