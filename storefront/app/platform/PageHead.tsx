import { useLocation } from 'react-router';
import { useMessages } from './i18n/messages.tsx';
import { canonicalUrl, isProduct, isShared, robotsOf } from './pageRules.ts';
import { useShop } from './shop.tsx';
import { useNavigationFocus } from './useNavigationFocus.ts';

export interface PageHeadProps {
  title: string;
  /** Follows the title. @default the shop's name */
  site?: string | undefined;
  /** A summary of the page, in a sentence or two. @default its title and a sentence on the shop */
  description?: string | null | undefined;
  /** Such as `noindex,follow`; absent: as the address says (SEO-01, SEO-02, SEO-04). */
  robots?: string | null | undefined;
  /** Path or address of the canonical page, where several show the same. */
  canonical?: string | null | undefined;
  /** Path of a picture in the open-graph format. @default the shop's own */
  image?: string | undefined;
  /** The page is an error page: not indexed, and without sharing data (SEO-03, SEO-11). */
  isError?: boolean;
}

/**
 * Title, description, canonical address and open graph of a page. React moves the elements into the
 * document's head, on the server as on navigation, so a page renders this where its data are.
 */
export function PageHead({ title, site, ...about }: PageHeadProps) {
  const { domain, name } = useShop();
  const { pathname, search } = useLocation();
  const own = canonicalUrl(domain, pathname, search);
  const url = about.canonical ? new URL(about.canonical, own).href : own;
  useNavigationFocus(title);
  return (
    <>
      <title>{title.startsWith(name) ? title : `${title} | ${site ?? name}`}</title>
      <link rel="canonical" href={url} />
      {/* Only crawlers read these, from the document: the browser gets no code for them. */}
      {import.meta.env.SSR && <ForPrograms title={title} url={url} {...about} />}
    </>
  );
}

function ForPrograms({
  title,
  url,
  description,
  robots,
  image = '/og.jpeg',
  isError = false,
}: PageHeadProps & { url: string }) {
  const { pathname, search } = useLocation();
  const t = useMessages();
  const { name: shop } = useShop();
  const directive = isError ? 'noindex,follow' : (robots ?? robotsOf(pathname, search));
  return (
    <>
      <meta name="description" content={description ?? t('head.description', { title, shop })} />
      {directive && <meta name="robots" content={directive} />}
      {!isError && isShared(pathname) && (
        <>
          <meta property="og:site_name" content={shop} />
          <meta property="og:title" content={title} />
          <meta property="og:type" content={isProduct(pathname) ? 'product' : 'website'} />
          <meta property="og:url" content={url} />
          <meta property="og:image" content={new URL(image, url).href} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
    </>
  );
}
