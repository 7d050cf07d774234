import { hash } from 'node:crypto';
import type { TrackingSettings } from '@kreide/server/contract';

/** Sources of third-party scripts and their connections, by the setting that enables them. */
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
 * Where Amazon Pay's button comes from, and what it shows and opens, as far as Amazon's documents
 * name it; not tried against the live script (docs/payments.md).
 */
const amazonPay = {
  script: ['https://*.payments-amazon.com'],
  connect: ['https://*.payments-amazon.com', 'https://*.amazon.de', 'https://*.amazon.com'],
  img: [
    'https://*.payments-amazon.com',
    'https://*.media-amazon.com',
    'https://*.ssl-images-amazon.com',
  ],
  opened: ['https://*.payments-amazon.com', 'https://*.amazon.de', 'https://*.amazon.com'],
} as const;

type Sources = { readonly [Name in keyof typeof amazonPay]: readonly string[] };

const none: Sources = { script: [], connect: [], img: [], opened: [] };

function sourcesOf(amazonPayScript: string | undefined): Sources {
  if (amazonPayScript === undefined) return none;
  const { origin, hostname } = new URL(amazonPayScript);
  if (hostname.endsWith('.payments-amazon.com')) return amazonPay;
  // Of the simulator.
  return { ...none, script: [origin], opened: [origin] };
}

export interface PolicyOptions {
  readonly tracking?: TrackingSettings | undefined;
  readonly paymentOrigins?: readonly string[] | undefined;
  /** Only for the page that loads it. */
  readonly amazonPayScript?: string | undefined;
}

/**
 * The Content-Security-Policy of a page (ruling 1). Scripts are our files and inline ones by hash
 * (constants, and stored pages) or nonce (pages for one visitor); styles may be inline, since an
 * overlay's scroll lock injects one.
 *
 * Which pages of others take forms, and whose scripts run, the operator has configured.
 */
export function contentSecurityPolicy(
  scripts: string,
  isSecure: boolean,
  { tracking = {}, paymentOrigins = [], amazonPayScript }: PolicyOptions = {},
): string {
  const button = sourcesOf(amazonPayScript);
  const named = (['consentTool', 'tagContainer', 'errorToken'] as const).filter(
    (name) => tracking[name] !== undefined,
  );
  const allow = (directive: string, kind: 'script' | 'connect' | 'img') =>
    [directive, ...new Set(named.flatMap((name) => others[name][kind])), ...button[kind]].join(' ');
  return [
    "default-src 'self'",
    allow(`script-src 'self' ${scripts}`.trim(), 'script'),
    "style-src 'self' 'unsafe-inline'",
    allow("img-src 'self' data:", 'img'),
    "font-src 'self'",
    allow("connect-src 'self'", 'connect'),
    ...(button.opened.length > 0 ? [["frame-src 'self'", ...button.opened].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...paymentOrigins, ...button.opened].join(' '),
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const hashOf = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`;

/** Policy sources of scripts whose text is constant. */
export const scriptSources = (scripts: readonly string[]) => scripts.map(hashOf).join(' ');

/**
 * The attribute that the renderer writes on its scripts: content cannot know the nonce beforehand.
 */
export const markOf = (nonce: string) => ` nonce="${nonce}"`;

/**
 * Removes the marks of a page that is to be stored, and lists the inline scripts that had one by
 * `'sha256-…'`. Any other script, such as one in a content text, may not run.
 */
export function sealScripts(html: string, nonce: string): { html: string; sources: string } {
  const pieces = html.split(markOf(nonce));
  const sources = new Set<string>();
  for (const [index, before] of pieces.slice(0, -1).entries()) {
    // The renderer escapes "<" and ">" in attributes: the last "<" opens the tag with the mark.
    const start = before.slice(before.lastIndexOf('<'));
    const rest = pieces[index + 1] ?? '';
    const body = rest.indexOf('>') + 1;
    const end = rest.indexOf('</script>', body);
    const attributes = start + rest.slice(0, body);
    if (!/^<script\b/.test(attributes) || / src=/.test(attributes) || end < body) continue;
    sources.add(hashOf(rest.slice(body, end)));
  }
  return { html: pieces.join(''), sources: [...sources].join(' ') };
}

/** Headers of every answer. */
export function securityHeaders(isSecure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
