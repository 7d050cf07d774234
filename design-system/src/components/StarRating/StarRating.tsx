import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { BareLink } from '../Link/LinkProvider.tsx';
import * as styles from './StarRating.css.ts';

export const starRatingSizes = ['s', 'm'] as const;

/** Each threshold adds half a star to the first (UI-09). */
const halfSteps = [1.4, 1.9, 2.4, 2.9, 3.4, 3.9, 4.4, 4.9];

/**
 * Stars that a rating shows, in halves from 0 to 5: none without a rating, one below 1.4, then half
 * a star more from each threshold on; 4.9 is five (UI-09, DEC-45).
 */
export function starsFor(rating: number): number {
  if (!(rating > 0)) return 0;
  return 1 + halfSteps.filter((step) => rating >= step).length / 2;
}

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
      <span role="img" aria-label={label} className={styles.stars} data-stars={stars}>
        {[1, 2, 3, 4, 5].map((place) => (
          <i
            key={place}
            className={
              styles.fills[stars >= place ? 'full' : stars >= place - 0.5 ? 'half' : 'empty']
            }
          />
        ))}
      </span>
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
