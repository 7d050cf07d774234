import type { RouteOutcome } from '../../platform/pageStatus.ts';
import type { ContentPageQuery$data } from './__generated__/ContentPageQuery.graphql';

/** ROUTE-26…29: the outcome of a path without a content page. */
export function outcomeOf({
  pageType,
  redirectUrl,
  isTemporary,
  categoryId,
}: ContentPageQuery$data['page']): RouteOutcome | undefined {
  if (pageType === 'GONE') return { kind: 'missing', status: 410 };
  if (pageType === 'REDIRECT' && redirectUrl) {
    return { kind: 'moved', to: redirectUrl, status: isTemporary ? 302 : 301 };
  }
  // ROUTE-25: an editor's address for a category; its listing has one of its own.
  if (pageType === 'CATEGORY' && categoryId) {
    return { kind: 'moved', to: `/cat/${categoryId}`, status: 301 };
  }
  return pageType === 'NOT_FOUND' ? { kind: 'missing', status: 404 } : undefined;
}

/** Editors have made no page there, nor taken one away. */
export const isMissing = (outcome: RouteOutcome): boolean =>
  outcome.kind === 'missing' && outcome.status === 404;
