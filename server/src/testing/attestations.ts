import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Attest } from './authenticator.ts';
import { bytes, list, map, number, text } from './cbor.ts';

/** What makers of authenticators say of a new passkey (WebAuthn, chapter 8), as browsers may pass it on. */

const es256 = [text('alg'), number(-7)] as const;

/** By the passkey itself: it shows that its key is there. */
export const selfAttestation =
  (key?: KeyObject): Attest =>
  ({ authData, clientDataHash, privateKey }) => {
    const signature = sign('sha256', Buffer.concat([authData, clientDataHash]), key ?? privateKey);
    return ['packed', map([es256, [text('sig'), bytes(signature)]])];
  };

/** By a key of the maker with a certificate, as security keys have it. */
export const packedAttestation =
  (maker: Maker): Attest =>
  ({ authData, clientDataHash }) => {
    const signature = sign('sha256', Buffer.concat([authData, clientDataHash]), maker.privateKey);
    const x5c = list([bytes(maker.certificate)]);
    return ['packed', map([es256, [text('sig'), bytes(signature)], [text('x5c'), x5c]])];
  };

/** The same of keys that are older than WebAuthn. */
export const u2fAttestation =
  (maker: Maker): Attest =>
  ({ rpIdHash, clientDataHash, id, x, y }) => {
    const point = Buffer.concat([Buffer.from([4]), x, y]);
    const signed = Buffer.concat([Buffer.from([0]), rpIdHash, clientDataHash, id, point]);
    const signature = sign('sha256', signed, maker.privateKey);
    const x5c = list([bytes(maker.certificate)]);
    return [
      'fido-u2f',
      map([
        [text('sig'), bytes(signature)],
        [text('x5c'), x5c],
      ]),
    ];
  };

interface Maker {
  readonly privateKey: KeyObject;
  /** X.509, DER. */
  readonly certificate: Buffer;
}

/** A maker of authenticators. @param revoked where its certificate says that revoked ones are listed */
export function createMaker(revoked: string): Maker {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid('2a8648ce3d040302'));
  const name = sequence(
    ...Object.entries({
      '550406': 'DE',
      '55040a': 'Kreide',
      '55040b': 'Authenticator Attestation',
      '550403': 'Kreide Probe',
    }).map(([type, value]) => der(0x31, sequence(oid(type), der(0x0c, Buffer.from(value))))),
  );
  const lists = der(0xa0, der(0xa0, der(0x86, Buffer.from(revoked))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        sequence(oid('551d13'), der(0x04, sequence())),
        sequence(oid('551d1f'), der(0x04, sequence(sequence(lists)))),
      ),
    ),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]);
  return { privateKey, certificate: sequence(body, algorithm, der(0x03, signature)) };
}

/** The little of DER (X.690) that a certificate needs. */
function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const head = length < 128 ? [length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}
const sequence = (...contents: readonly Buffer[]) => der(0x30, ...contents);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (value: string) => der(0x17, Buffer.from(value));
