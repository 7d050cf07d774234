import { consumerStorefronts, type HostEntry, hreflangsOf } from '@kreide/server/contract';
import type { Domain } from '../app/platform/domain.ts';
import type { LinkedData, PageFacts } from '../app/platform/pageFacts.ts';
import { canonicalPath, missingByPath } from '../app/platform/pageRules.ts';

/**
 * Writes the facts of a page into the head of its finished document. A business page has none: it
 * has no alternates (SEO-09), and its prices are for signed-in customers.
 */
export function withFacts(
  html: string,
  facts: PageFacts,
  { domain, url, hosts }: { domain: Domain; url: URL; hosts: readonly HostEntry[] },
): string {
  if (domain.isB2b) return html;
  const missingIn = facts.missingIn ?? missingByPath(url.pathname);
  const markup =
    (missingIn ? alternates(url, missingIn, hosts) : '') + facts.linkedData.map(dataBlock).join('');
  const end = markup === '' ? -1 : html.indexOf('</head>');
  return end < 0 ? html : html.slice(0, end) + markup + html.slice(end);
}

function alternates(url: URL, missingIn: readonly string[], hosts: readonly HostEntry[]): string {
  const path = canonicalPath(url.pathname, url.search);
  return consumerStorefronts
    .filter((id) => !missingIn.includes(id))
    .flatMap((id) => {
      const host = hosts.find(({ storefront }) => storefront === id)?.host;
      if (host === undefined) return [];
      const href = escapeAttribute(`https://${host}${path}`);
      return hreflangsOf(id).map(
        (language) => `<link rel="alternate" hreflang="${language}" href="${href}"/>`,
      );
    })
    .join('');
}

/** A data block: the content security policy does not apply, since it is not executed. */
function dataBlock(data: LinkedData): string {
  // Characters that could end the script element are written as JSON escapes.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    '\\u003c',
  );
  return `<script type="application/ld+json">${text}</script>`;
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
