import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath } from './ownPath.ts';

describe('where a login goes on to (AUTH-10)', () => {
  it.each([
    ['/cat/hefte?p=2#top', '/cat/hefte?p=2#top'],
    ['/', '/'],
    // A guarded page's data request: the visitor wanted the page.
    ['/cat/hefte.data?_routes=pages%2Fcategory%2Froute', '/cat/hefte'],
    ['/_.data', '/'],
    ['/myaccount/_.data', '/myaccount/'],
  ])('%s is %s', (target, path) => {
    expect(ownPath(target)).toBe(path);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    '/.//elsewhere.example/',
    '/cat/..//elsewhere.example/',
    '/%2e//elsewhere.example/',
    '/.\\/elsewhere.example/',
    '/login.data',
    'javascript:alert(1)',
    'cat/hefte',
    '/login',
    '/logout?x=1',
    '/api/token',
    '',
    null,
  ])('%s is no place of ours', (target) => {
    expect(ownPath(target)).toBeUndefined();
  });
});

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
  fc.constantFrom('@', ':', ':80', '?', '#', '&', ';', '%', '%%', '[', ']', '_', '_.data', '.data'),
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
