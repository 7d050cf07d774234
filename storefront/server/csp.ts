import { hash } from 'node:crypto';
import type { TrackingSettings } from '@kreide/server/contract';

/** Where scripts of others come from and send to, by the setting that names them. */
const others = {
  consentTool: {
    script: ['https://*.usercentrics.eu'],
    connect: ['https://*.usercentrics.eu'],
    img: ['https://*.usercentrics.eu'],
  },
  tagContainer: {
    script: ['https://www.googletagmanager.com'],
    connect: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
    img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  },
  errorToken: {
    script: ['https://cdn.trackjs.com'],
    connect: ['https://capture.trackjs.com'],
    img: ['https://usage.trackjs.com'],
  },
} as const;

/**
 * The Content-Security-Policy of a page (ruling 1). Scripts are our files and the inline ones
 * named by hash (stored pages) or nonce (streamed ones); styles may be inline, since an
 * overlay's scroll lock injects one.
 *
 * @param tracking others whose scripts an operator named: nobody else's may run
 */
export function contentSecurityPolicy(
  scripts: string,
  isSecure: boolean,
  tracking: TrackingSettings = {},
): string {
  const named = (['consentTool', 'tagContainer', 'errorToken'] as const).filter(
    (name) => tracking[name] !== undefined,
  );
  const allow = (directive: string, kind: 'script' | 'connect' | 'img') =>
    [directive, ...new Set(named.flatMap((name) => others[name][kind]))].join(' ');
  return [
    "default-src 'self'",
    allow(`script-src 'self' ${scripts}`.trim(), 'script'),
    "style-src 'self' 'unsafe-inline'",
    allow("img-src 'self' data:", 'img'),
    "font-src 'self'",
    allow("connect-src 'self'", 'connect'),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const opening = '<script';

const hashOf = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`;

/** Sources for scripts whose text is known beforehand. */
export const scriptSources = (scripts: readonly string[]) => scripts.map(hashOf).join(' ');

/** `'sha256-…'` of every inline script of a finished page that is run; data are not. */
export function scriptHashes(html: string): string {
  const hashes = new Set<string>();
  // Step by step, since a regular expression would look at every character of the page.
  for (let start = html.indexOf(opening); start >= 0; start = html.indexOf(opening, start)) {
    const body = html.indexOf('>', start) + 1;
    const end = html.indexOf('</script>', body);
    if (body === 0 || end < 0) break;
    const attributes = html.slice(start + opening.length, body);
    const isRun = !/\s(?:src=|type="application\/(?:ld\+)?json")/.test(attributes);
    if (isRun && end > body) hashes.add(hashOf(html.slice(body, end)));
    start = end;
  }
  return [...hashes].join(' ');
}

/** Headers of every answer. */
export function securityHeaders(isSecure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
