import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createMaker,
  packedAttestation,
  selfAttestation,
  u2fAttestation,
} from '../../testing/attestations.ts';
import { type Attest, createAuthenticator } from '../../testing/authenticator.ts';
import { bytes, list, map, number, text } from '../../testing/cbor.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { register } from '../../testing/journey.ts';
import {
  beginAdding,
  beginLogin,
  fine,
  finishAdding,
  finishLogin,
  list as passkeysOf,
  refused,
} from '../../testing/passkeys.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';

/**
 * Statements about a new passkey that nobody asked for. A browser is to leave them out, and some did
 * not (WebAuthn level 2, 5.1.3; w3c/webauthn#1485).
 */

const site = { url: 'https://kreide.example', passkeyHost: 'kreide.example' };

let db: TestDatabase;
let shop: TestShop;
/** Whoever looks up in the makers' lists of certificates that are revoked. */
const lookedUp: (string | undefined)[] = [];
const lists = createServer((request, response) => {
  lookedUp.push(request.url);
  response.end();
});
let maker: ReturnType<typeof createMaker>;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database);
  await new Promise<void>((resolve) => lists.listen(0, '127.0.0.1', resolve));
  maker = createMaker(`http://127.0.0.1:${(lists.address() as AddressInfo).port}/revoked`);
});
afterAll(async () => {
  lists.close();
  await db.drop();
});

let customers = 0;

async function someone(): Promise<Visitor> {
  customers += 1;
  const visitor = shop.visitor('de', { site, ip: `198.51.100.${customers}` });
  await register(visitor, { email: `attest${customers}@example.org`, password: 'Kreide-rot-7' });
  return visitor;
}

/** Adds a passkey about which its device says so. */
async function add(attest: Attest, how: { origin?: string; rpId?: string; isVerified?: boolean }) {
  const visitor = await someone();
  const device = createAuthenticator(site.url);
  const { options, ceremony } = await beginAdding(visitor);
  const response = device.make(options, { ...how, attest });
  return { visitor, device, options, response, added: { ceremony, response } };
}

/** As the library reads the answer if it is to look at the statement. */
const judged = (options: string, response: string) =>
  verifyRegistrationResponse({
    response: JSON.parse(response),
    expectedChallenge: JSON.parse(options).challenge,
    expectedOrigin: site.url,
    expectedRPID: site.passkeyHost,
  });

const own = () => selfAttestation();
const stranger = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const ofMaker = () => packedAttestation(maker);
const ofU2f = () => u2fAttestation(maker);

describe('a statement that is right', () => {
  test.each([
    ['of the passkey about itself', 'packed', own],
    ['of its maker', 'packed', ofMaker],
    ['of the maker of an older key', 'fido-u2f', ofU2f],
  ])('%s: the passkey is taken and logs in', async (_, format, attest) => {
    const { visitor, device, options, response, added } = await add(attest(), {});
    expect(await judged(options, response)).toMatchObject({
      verified: true,
      registrationInfo: { fmt: format },
    });
    expect(await finishAdding(visitor, added)).toEqual(fine);
    const begun = await beginLogin(visitor);
    const sent = { ceremony: begun.ceremony, response: device.answer(begun.options) };
    expect(await finishLogin(visitor, sent)).toMatchObject({ successful: true });
  });
});

describe('a statement that nobody could check', () => {
  const certificates = () => [text('x5c'), list([bytes(maker.certificate)])] as const;
  const signed = [text('sig'), bytes(Buffer.alloc(70))] as const;

  test.each<[string, () => Attest]>([
    [
      'by another key than its certificate’s',
      () => packedAttestation({ ...maker, privateKey: stranger() }),
    ],
    [
      'with a certificate that is none',
      () => packedAttestation({ ...maker, certificate: Buffer.from('no certificate') }),
    ],
    [
      'without any of the certificates',
      () => () => ['packed', map([signed, [text('x5c'), list([])]])],
    ],
    [
      'of a TPM',
      () => () => [
        'tpm',
        map([[text('ver'), text('2.0')], [text('alg'), number(-257)], certificates(), signed]),
      ],
    ],
    [
      'of an Android device, as a token',
      () => () => [
        'android-safetynet',
        map([
          [text('ver'), text('1')],
          [text('response'), bytes(Buffer.from('e30.e30.AAAA'))],
        ]),
      ],
    ],
    ['of an Apple device', () => () => ['apple', map([certificates()])]],
    ['of a kind to come', () => () => ['compound', list([])]],
  ])('%s: counts as none, and the passkey is taken', async (_, attest) => {
    const { visitor, options, response, added } = await add(attest(), {});
    const isRight = await judged(options, response).then(
      ({ verified }) => verified,
      () => false,
    );
    expect(isRight).toBe(false);
    expect(await finishAdding(visitor, added)).toEqual(fine);
    expect((await passkeysOf(visitor)).passkeys).toHaveLength(1);
  });
});

describe('what is refused all the same', () => {
  test.each<[string, () => Attest]>([
    ['a passkey about itself by another key', () => selfAttestation(stranger())],
    ['no statement that says something', () => () => ['none', map([[text('ver'), text('2.0')]])]],
    ['a statement that is none', () => () => ['packed', text('x')]],
  ])('%s', async (_, attest) => {
    const { visitor, added } = await add(attest(), {});
    expect(await finishAdding(visitor, added)).toEqual(refused('failed'));
    expect((await passkeysOf(visitor)).passkeys).toEqual([]);
  });

  test.each([
    { origin: 'https://boese.example' },
    { rpId: 'boese.example' },
    { isVerified: false },
  ])('a passkey of the maker’s, made otherwise than asked: %o', async (how) => {
    const { visitor, added } = await add(ofMaker(), how);
    expect(await finishAdding(visitor, added)).toEqual(refused('failed'));
    expect((await passkeysOf(visitor)).passkeys).toEqual([]);
  });
});

test('nobody follows the addresses in a certificate', async () => {
  const { visitor, added } = await add(ofMaker(), {});
  expect(await finishAdding(visitor, added)).toEqual(fine);
  expect(lookedUp).toEqual([]);
});
