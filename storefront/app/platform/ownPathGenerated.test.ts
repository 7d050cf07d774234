// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPath } from './ownPath.ts';

/** What attackers put together: whatever a browser drops, folds or takes for a slash. */
const piece = fc.oneof(
  fc.constantFrom('/', '//', '\\', '.', '..', '/.', '/..', '/./', '%2e', '%2E%2e', '%2f', '%5c'),
  fc.constantFrom(
    '\t',
    '\n',
    '\r',
    '\0',
    '\u00a0',
    '\u200b',
    ' ',
    '%00',
    '%09',
    '%0d%0a',
    '\u3002',
  ),
  fc.constantFrom('@', ':', ':80', '?', '#', '&', ';', '%', '%%', '[', ']', '_root', '.data'),
  fc.constantFrom('evil.example', 'user:pass@evil.example', 'http:', 'https://', 'javascript:'),
  fc.constantFrom('login', 'api', 'cat', 'hefte', '_routes=', 'redirect=', '\u2215', '\uff0f'),
  fc.string({ maxLength: 3, unit: 'binary' }),
);
const target = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);

/** Hosts and ways on which a result is read. */
const shops = ['https://kreide.de', 'http://educational.localhost:3000'];
const places = ['/', '/login?redirect=x', '/checkout//login', '/a/b/c'];

it('a path that was let through stays on the host, wherever a browser reads it', () => {
  let letThrough = 0;
  fc.assert(
    fc.property(target, (text) => {
      const path = ownPath(text);
      if (path === undefined) return;
      letThrough += 1;
      for (const shop of shops) {
        for (const place of places) {
          const url = new URL(path, shop + place);
          expect(url.origin).toBe(shop);
          expect(url.username + url.password).toBe('');
        }
      }
    }),
    { seed: 16, numRuns: 20_000 },
  );
  expect(letThrough).toBeGreaterThan(1000);
});
