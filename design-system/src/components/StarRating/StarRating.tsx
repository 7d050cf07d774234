import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { BareLink } from '../Link/LinkProvider.tsx';
import * as styles from './StarRating.css.ts';
import { starsFor } from './stars.ts';

export const starRatingSizes = ['s', 'm'] as const;

export interface StarRatingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Mean rating from 0 (none yet) to 5. */
  rating: number;
  /** The rating in words, such as "4,5 von 5 Sternen". */
  label: string;
  /** Number of ratings, as it is to be shown, such as "(128)". */
  count?: string | undefined;
  /** @default 's' */
  size?: (typeof starRatingSizes)[number] | undefined;
}

/** A rating as five stars. */
export function StarRating({
  rating,
  label,
  count,
  size = 's',
  className,
  ...rest
}: StarRatingProps) {
  const stars = starsFor(rating);
  return (
    <span {...rest} className={cx(styles.root, styles.sizes[size], className)}>
      <span role="img" aria-label={label} data-stars={stars} className={styles.stars} />
      {count && <span>{count}</span>}
    </span>
  );
}

export interface RatingBreakdownRow {
  /** Such as "5 Sterne". */
  label: string;
  count: number;
  /** Shows only the reviews of this class. */
  href?: string | undefined;
  /** Whether only this class is shown now. */
  current?: boolean | undefined;
}

export interface RatingBreakdownProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** One row per class, best first. */
  rows: readonly RatingBreakdownRow[];
}

/** How many ratings each class has, as bars; rows with `href` filter the list below. */
export function RatingBreakdown({ rows, className, ...rest }: RatingBreakdownProps) {
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  return (
    <ul {...rest} className={cx(styles.breakdown, className)}>
      {rows.map(({ label, count, href, current }) => {
        const content = (
          <>
            <span>{label}</span>
            <span className={styles.track}>
              <span
                className={styles.bar}
                style={{ display: 'block', width: `${total ? (count / total) * 100 : 0}%` }}
              />
            </span>
            <span className={styles.count}>{count}</span>
          </>
        );
        return (
          <li key={label}>
            {href ? (
              <BareLink
                href={href}
                aria-current={current ? 'true' : undefined}
                className={cx(styles.row, styles.rowLink)}
              >
                {content}
              </BareLink>
            ) : (
              <div className={styles.row}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
