import { useLocation } from 'react-router';
import { useArrival } from './arrival.ts';
import type { Domain } from './domain.ts';
import { useShop } from './shop.tsx';

export interface PageHeadProps {
  title: string;
  description?: string | null | undefined;
  /** Such as `noindex,follow`; absent: may be indexed. */
  robots?: string | null | undefined;
  /** Path of a picture in the open-graph format. */
  image?: string | undefined;
  /** SEO-11: left out on error, checkout, login and account pages. @default true */
  openGraph?: boolean;
}

const shopName = 'Kreide';

/** Parameters that a canonical address keeps outside of product paths (SEO-06). */
const canonicalParams = ['q', 'p'];

/** Address of a page for search engines: https, the request's host, few parameters (SEO-05…07). */
export function canonicalUrl(domain: Domain, pathname: string, search: string): string {
  const isLocal = /(?:^|\.)localhost(?::\d+)?$/.test(domain.host);
  const base = `https://${isLocal ? 'kreide.de' : domain.host}`;
  if (pathname.startsWith('/prod/')) return `${base}${pathname}`;
  const params = new URLSearchParams(search);
  const kept = canonicalParams.flatMap((name): [string, string][] => {
    const value = params.get(name);
    return value === null || value === '' ? [] : [[name, value]];
  });
  return `${base}${pathname}${kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`}`;
}

/**
 * Title, description, canonical address and open graph of a page. React lifts the elements
 * into the document's head, on the server as on navigation, so a page says this where its
 * data are.
 */
export function PageHead({ title, description, robots, image, openGraph = true }: PageHeadProps) {
  const { domain } = useShop();
  const { pathname, search } = useLocation();
  const canonical = canonicalUrl(domain, pathname, search);
  useArrival(title);
  return (
    <>
      <title>{title.startsWith(shopName) ? title : `${title} | ${shopName}`}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      <link rel="canonical" href={canonical} />
      {openGraph && (
        <>
          <meta property="og:title" content={title} />
          <meta
            property="og:type"
            content={pathname.startsWith('/prod/') ? 'product' : 'website'}
          />
          <meta property="og:url" content={canonical} />
          {image && (
            <>
              <meta property="og:image" content={new URL(image, canonical).href} />
              <meta property="og:image:width" content="1200" />
              <meta property="og:image:height" content="630" />
            </>
          )}
        </>
      )}
    </>
  );
}
