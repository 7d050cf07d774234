import type { Shop } from '../../platform/shop.tsx';

interface TitledPage {
  readonly seoTitle?: string | null | undefined;
  readonly title?: string | null | undefined;
  /** Of the first HTML teaser. */
  readonly headline?: string | null | undefined;
}

/** SEO-13: a page without a title of its own is named by its first HTML teaser and the host. */
export function pageTitle(
  { seoTitle, title, headline }: TitledPage,
  { domain, name }: Pick<Shop, 'domain' | 'name'>,
): { readonly title: string; readonly site?: string } {
  const own = seoTitle ?? title;
  if (own) return { title: own };
  return headline
    ? { title: headline, site: domain.canonicalHost.replace(/^www\./, '') }
    : { title: name };
}
