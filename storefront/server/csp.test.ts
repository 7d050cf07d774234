import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, scriptHashes } from './csp.ts';

test('every inline script of a page is named by its hash, files and data are not', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const html =
    '<script>a()</script><script src="/x.js"></script><script type="module">b()</script>' +
    '<script id="data" type="application/json">{}</script>';
  expect(scriptHashes(html)).toBe(`${hash('a()')} ${hash('b()')}`);
});

test("others' scripts may run where an operator named them, and nowhere else (TRACK-13, TRACK-14)", () => {
  const foreign = (policy: string) => policy.match(/https:[^\s;]+/g) ?? [];
  expect(foreign(contentSecurityPolicy("'nonce-x'", true))).toEqual([]);
  expect(foreign(contentSecurityPolicy('', true, { isOptOut: true, homeIds: ['1'] }))).toEqual([]);
  const policy = contentSecurityPolicy("'nonce-x'", true, { errorToken: 'token' });
  expect(policy).toContain("script-src 'self' 'nonce-x' https://cdn.trackjs.com;");
  expect(policy).toContain("connect-src 'self' https://capture.trackjs.com;");
  expect(foreign(contentSecurityPolicy('', true, { consentTool: 'id' }))).toEqual(
    Array(3).fill('https://*.usercentrics.eu'),
  );
});

test('scripts are never allowed inline wholesale', () => {
  const policy = contentSecurityPolicy("'nonce-x'", true);
  expect(policy).toContain("script-src 'self' 'nonce-x';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});
