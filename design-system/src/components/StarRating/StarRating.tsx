import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
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
