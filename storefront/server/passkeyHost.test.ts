import { expect, test } from 'vitest';
import { defaultHosts, domainOf } from '../app/platform/domain.ts';
import { passkeyHostOf } from './passkeyHost.ts';

const own = [
  ...defaultHosts,
  { host: 'schule.example.de', storefront: 'b2b', language: 'de' },
  { host: 'en.schule.example.de', storefront: 'b2b', language: 'en' },
  { host: 'at.schule.example.de', storefront: 'at', language: 'de' },
  { host: 'en.anders.example', storefront: 'b2b', language: 'en' },
] as const;

test.each([
  ['kreide.de', 'kreide.de'],
  ['kreide.at', 'kreide.at'],
  ['educational.kreide.de', 'educational.kreide.de'],
  ['en.educational.kreide.de', 'educational.kreide.de'],
  ['en.schule.example.de', 'schule.example.de'],
  // Another storefront's, and a host whose upper one is none of the shop's.
  ['at.schule.example.de', 'at.schule.example.de'],
  ['en.anders.example', 'en.anders.example'],
  ['localhost:3000', 'localhost'],
  ['kreide.at.localhost:3000', 'kreide.at.localhost'],
  ['educational.localhost:3000', 'educational.localhost'],
  ['en.educational.localhost:3000', 'educational.localhost'],
  // Ruling 4: a host that is not in the table is never named.
  ['boese.example', 'kreide.de'],
  ['en.educational.boese.example', 'educational.kreide.de'],
])('passkeys made on %s hold for %s', (host, expected) => {
  expect(passkeyHostOf(domainOf(host, 'https', own), own)).toBe(expected);
});
