import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { IconChevronLeft, IconChevronRight } from '../Icon/icons.ts';
import { BareLink } from '../Link/LinkProvider.tsx';
import * as styles from './Pagination.css.ts';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Page shown now, from 1. */
  current: number;
  /** Number of pages; with one there is nothing to show. */
  total: number;
  /** Address of a page. */
  hrefFor: (page: number) => string;
  /** Words of its links. */
  labels: {
    /** Name of the navigation, such as "Seiten". */
    navigation: string;
    previous: string;
    next: string;
    /** Name of a page's link, such as "Seite 3". */
    page: (page: number) => string;
  };
}

/** First, last, current and its neighbours; `undefined` stands for a gap. */
export function pagesToShow(current: number, total: number): (number | undefined)[] {
  const pages = [
    ...new Set([1, current - 2, current - 1, current, current + 1, current + 2, total]),
  ].filter((page) => page >= 1 && page <= total);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [undefined, page] : [page];
  });
}

/** Ways to the other pages of a listing, as links. */
export function Pagination({ current, total, hrefFor, labels, ...rest }: PaginationProps) {
  if (total < 2) return null;
  return (
    <nav {...rest} aria-label={labels.navigation}>
      <ul className={styles.list}>
        {current > 1 && (
          <li>
            <BareLink
              href={hrefFor(current - 1)}
              rel="prev"
              aria-label={labels.previous}
              className={cx(styles.page, styles.step)}
            >
              <IconChevronLeft />
              <span className={styles.stepLabel}>{labels.previous}</span>
            </BareLink>
          </li>
        )}
        {pagesToShow(current, total).map((page, index) =>
          page === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its place
            <li key={`gap-${index}`} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li
              key={page}
              className={cx(
                total > 5 && page !== current && page !== 1 && page !== total && styles.wide,
              )}
            >
              <BareLink
                href={hrefFor(page)}
                aria-label={labels.page(page)}
                aria-current={page === current ? 'page' : undefined}
                className={styles.page}
              >
                {page}
              </BareLink>
            </li>
          ),
        )}
        {current < total && (
          <li>
            <BareLink
              href={hrefFor(current + 1)}
              rel="next"
              aria-label={labels.next}
              className={cx(styles.page, styles.step)}
            >
              <span className={styles.stepLabel}>{labels.next}</span>
              <IconChevronRight />
            </BareLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
