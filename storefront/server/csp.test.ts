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

test('scripts are never allowed inline wholesale', () => {
  const policy = contentSecurityPolicy("'nonce-x'", true);
  expect(policy).toContain("script-src 'self' 'nonce-x';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});
