import { hash } from 'node:crypto';

/**
 * The Content-Security-Policy of a page (ruling 1). Scripts are our files and the inline ones
 * named by hash (stored pages) or nonce (streamed ones); styles may be inline, since an
 * overlay's scroll lock injects one.
 */
export function contentSecurityPolicy(scripts: string, isSecure: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const hashOf = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`;

/** Sources for scripts whose text is known beforehand. */
export const scriptSources = (scripts: readonly string[]) => scripts.map(hashOf).join(' ');

/** `'sha256-…'` of every inline script of a finished page that is run; data are not. */
export function scriptHashes(html: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (/\s(?:src=|type="application\/json")/.test(attributes) || body === '') continue;
    hashes.add(hashOf(body));
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
