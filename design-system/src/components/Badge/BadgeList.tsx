import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Badge.css.ts';
import { Badge, BadgeGroup, type BadgeGroupProps } from './Badge.tsx';

/** How many extra badges a place shows at most (LIST-17, PDP-09, CART-07). */
export const extraBadgeLimits = { tile: 1, page: 3, cart: 1 } as const;

export interface ExtraBadge {
  /** Unique in the list. */
  id: string;
  /** What it says. */
  name: string;
}

export interface BadgeListProps extends Omit<BadgeGroupProps, 'children'> {
  /** The place of the badges: decides how many extra badges are shown. */
  place: keyof typeof extraBadgeLimits;
  /** Text of the sale badge; nothing or `false` leaves the badge out. */
  sale?: ReactNode | undefined;
  /** Text of the badge for new products. */
  new?: ReactNode | undefined;
  /** Text of the badge for popular products. */
  popular?: ReactNode | undefined;
  /** Further ones, the most important first; those beyond the place's limit are left out. */
  extra?: readonly ExtraBadge[] | undefined;
}

/** The badges of a product, always in the same order, and as many as the place allows. */
export function BadgeList({
  place,
  sale,
  new: isNew,
  popular,
  extra = [],
  className,
  ...rest
}: BadgeListProps) {
  const badges = [
    { id: 'sale', tone: 'sale', name: sale },
    { id: 'new', tone: 'new', name: isNew },
    { id: 'popular', tone: 'popular', name: popular },
    ...extra
      .slice(0, extraBadgeLimits[place])
      .map(({ id, name }) => ({ id: `extra ${id}`, tone: 'extra', name }) as const),
  ] as const;
  const shown = badges.filter(({ name }) => name);
  if (shown.length === 0) return null;
  const isRow = place === 'tile';
  return (
    <BadgeGroup
      {...rest}
      // A tile has one row for them: its accessible name includes those that are cut off (LIST-16).
      {...(isRow && { role: 'img', 'aria-label': shown.map(({ name }) => name).join(', ') })}
      className={cx(isRow && styles.row, className)}
    >
      {shown.map(({ id, tone, name }) => (
        <Badge key={id} tone={tone} className={isRow ? styles.inRow : undefined}>
          {name}
        </Badge>
      ))}
    </BadgeGroup>
  );
}
