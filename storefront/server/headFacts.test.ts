import { consumerStorefronts, hreflangsOf } from '@kreide/server/contract';
import { expect, test } from 'vitest';
import { defaultHosts, domainOf } from '../app/platform/domain.ts';
import type { PageFacts } from '../app/platform/pageFacts.ts';
import { withFacts } from './headFacts.ts';

const document = '<html><head><title>Hefte</title></head><body></body></html>';

function headOf(facts: PageFacts, path = '/cat/hefte', host = 'kreide.de'): string {
  const html = withFacts(document, facts, {
    domain: domainOf(host, 'https', defaultHosts),
    url: new URL(path, `https://${host}`),
    hosts: defaultHosts,
  });
  return html.slice(html.indexOf('</title>') + 8, html.indexOf('</head>'));
}

/** The alternates of a head: address by language. */
const alternatesOf = (head: string) =>
  [...head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(
    ([, language, href]) => [language, href],
  );

test.each(['kreide.de', 'kreide.at', 'kreide.ch', 'kreide.at.localhost:3000'])(
  'SEO-08 a page of %s names the storefronts that have it, by language',
  (host) => {
    const head = headOf({ missingIn: [], linkedData: [] }, '/cat/hefte?p=2&sort=x', host);
    expect(alternatesOf(head)).toEqual(
      consumerStorefronts.flatMap((storefront) =>
        hreflangsOf(storefront).map((language) => [
          language,
          `https://kreide.${storefront}/cat/hefte?p=2`,
        ]),
      ),
    );
  },
);

test('SEO-08 a storefront that does not have the page is no alternate', () => {
  const head = headOf({ missingIn: ['de', 'ch'], linkedData: [] });
  expect(alternatesOf(head).map(([language]) => language)).toEqual(hreflangsOf('at'));
});

test('SEO-08 a page that names no storefronts has no alternates', () => {
  expect(headOf({ linkedData: [] })).toBe('');
});

test('SEO-09 a business page has no alternates, and no data', () => {
  const facts = { missingIn: [], linkedData: [{ '@type': 'Product', name: 'Heft' }] };
  expect(headOf(facts, '/prod/heft', 'educational.kreide.de')).toBe('');
  expect(headOf(facts, '/prod/heft', 'en.educational.kreide.de')).toBe('');
});

test('SEO-08 an address cannot end its attribute', () => {
  const head = headOf({ missingIn: ['at', 'ch'], linkedData: [] }, '/search?q="><script>&p=2');
  expect(head).not.toContain('<script');
  expect(alternatesOf(head)[0]?.[1]).toBe('https://kreide.de/search?q=%22%3E%3Cscript%3E&amp;p=2');
});

test('data cannot end their element and say what was meant', () => {
  const name = 'Heft </script><script>alert(1)</script><!-- & "x" \u2028';
  const head = headOf({ linkedData: [{ '@type': 'Product', name }] });
  expect(head.match(/<script/g)).toHaveLength(1);
  expect(head).not.toContain('<!--');
  const text = /<script type="application\/ld\+json">(.*)<\/script>/s.exec(head)?.[1] ?? '';
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name });
});
