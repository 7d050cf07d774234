import type { Domain } from '../../platform/domain.ts';

interface TitledPage {
  readonly seoTitle?: string | null | undefined;
  readonly title?: string | null | undefined;
  /** Of the first HTML teaser. */
  readonly headline?: string | null | undefined;
}

/** SEO-13: a page without a title of its own is named by its first HTML teaser and the host. */
export function pageTitle(
  { seoTitle, title, headline }: TitledPage,
  { canonicalHost }: Pick<Domain, 'canonicalHost'>,
): { readonly title: string; readonly site?: string } {
  const own = seoTitle ?? title;
  if (own) return { title: own };
  return headline
    ? { title: headline, site: canonicalHost.replace(/^www\./, '') }
    : { title: 'Kreide' };
}
