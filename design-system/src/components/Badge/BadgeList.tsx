import type { ReactNode } from 'react';
import { Badge, BadgeGroup, type BadgeGroupProps } from './Badge.tsx';

/** How many extra badges a place shows at most (LIST-17, PDP-09, CART-07). */
export const extraBadgeLimits = { tile: 1, page: 3, cart: 1 } as const;

export interface ExtraBadge {
  /** Tells it from the others. */
  id: string;
  /** What it says. */
  name: string;
}

export interface BadgeListProps extends Omit<BadgeGroupProps, 'children'> {
  /** Where they stand: says how many extra badges there are at most. */
  place: keyof typeof extraBadgeLimits;
  /** Words of the sale badge; nothing and `false` leave a badge out. */
  sale?: ReactNode | undefined;
  /** Words of the badge for what is new. */
  new?: ReactNode | undefined;
  /** Words of the badge for what many buy. */
  popular?: ReactNode | undefined;
  /** Further ones, the most important first; those beyond the place's limit are left out. */
  extra?: readonly ExtraBadge[] | undefined;
}

/** The marks of a product, always in the same order and as many as its place bears. */
export function BadgeList({
  place,
  sale,
  new: isNew,
  popular,
  extra = [],
  ...rest
}: BadgeListProps) {
  const extras = extra.slice(0, extraBadgeLimits[place]);
  if (!sale && !isNew && !popular && extras.length === 0) return null;
  return (
    <BadgeGroup {...rest}>
      {sale && <Badge tone="sale">{sale}</Badge>}
      {isNew && <Badge tone="new">{isNew}</Badge>}
      {popular && <Badge tone="popular">{popular}</Badge>}
      {extras.map(({ id, name }) => (
        <Badge key={id} tone="extra">
          {name}
        </Badge>
      ))}
    </BadgeGroup>
  );
}
