import { describe, expect, it } from 'vitest';
import { ownPath } from './ownPath.ts';

describe('where a login goes on to (AUTH-10)', () => {
  it.each([
    ['/cat/hefte?p=2#top', '/cat/hefte?p=2#top'],
    ['/', '/'],
    // A guarded page's data request: the visitor wanted the page.
    ['/cat/hefte.data?_routes=pages%2Fcategory%2Froute', '/cat/hefte'],
    ['/_root.data', '/'],
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
