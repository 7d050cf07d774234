import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, markOf, sealScripts } from './csp.ts';

test('scripts that bear the mark are named by their hash; files, data and planted ones are not', () => {
  const nonce = 'bm9uY2U=';
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const page = (mark: string) =>
    `<link rel="modulepreload" href="/x.js"${mark}/><p>a &lt; b</p><script${mark}>a()</script>` +
    `<script>planted()</script><script src="/x.js"${mark}></script>` +
    `<script${mark} type="module" async="">b()</script><script nonce="guessed">planted()</script>` +
    '<script id="data" type="application/json">{}</script>';
  const { html, sources } = sealScripts(page(markOf(nonce)), nonce);
  expect(sources).toBe(`${hash('a()')} ${hash('b()')}`);
  expect(html).toBe(page(''));
});

test("others' scripts may run where an operator named them, and nowhere else (TRACK-13, TRACK-14)", () => {
  const foreign = (policy: string) => policy.match(/https:[^\s;]+/g) ?? [];
  expect(foreign(contentSecurityPolicy("'nonce-x'", true))).toEqual([]);
  expect(
    foreign(contentSecurityPolicy('', true, { tracking: { isOptOut: true, homeIds: ['1'] } })),
  ).toEqual([]);
  const policy = contentSecurityPolicy("'nonce-x'", true, { tracking: { errorToken: 'token' } });
  expect(policy).toContain("script-src 'self' 'nonce-x' https://cdn.trackjs.com;");
  expect(policy).toContain("connect-src 'self' https://capture.trackjs.com;");
  expect(foreign(contentSecurityPolicy('', true, { tracking: { consentTool: 'id' } }))).toEqual(
    Array(3).fill('https://*.usercentrics.eu'),
  );
});

test('scripts are never allowed inline wholesale', () => {
  const policy = contentSecurityPolicy("'nonce-x'", true);
  expect(policy).toContain("script-src 'self' 'nonce-x';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});

test('Amazon Pay’s script may run on the page that loads it: from Amazon’s hosts, or the simulator’s', () => {
  const live = 'https://static-eu.payments-amazon.com/checkout.js';
  const policy = contentSecurityPolicy("'nonce-x'", true, { amazonPayScript: live });
  expect(policy).toContain("script-src 'self' 'nonce-x' https://*.payments-amazon.com;");
  expect(policy).toContain("form-action 'self' https://*.payments-amazon.com https://*.amazon.de");
  const amazonPayScript = 'http://localhost:4711/checkout.js';
  const simulated = contentSecurityPolicy("'nonce-x'", false, { amazonPayScript });
  expect(simulated).toContain("script-src 'self' 'nonce-x' http://localhost:4711;");
  expect(simulated).toContain("form-action 'self' http://localhost:4711;");
  expect(simulated).not.toContain('amazon');
});
