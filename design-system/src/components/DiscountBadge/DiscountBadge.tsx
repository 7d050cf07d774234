import { cx } from '../../internal/cx.ts';
import { Badge, type BadgeProps } from '../Badge/Badge.tsx';
import * as styles from './DiscountBadge.css.ts';

/** From how many percent a discount is shown (LIST-23) and highlighted (LIST-24). */
export const discountThresholds = { shown: 5, highlighted: 25 } as const;

export interface DiscountBadgeProps extends Omit<BadgeProps, 'tone' | 'children'> {
  /** Discount in percent; decimals are cut off, never rounded up (DEC-44). */
  percent: number;
  /** Words for assistive technology, such as "25 Prozent Rabatt". */
  label?: string | undefined;
}

/** How much cheaper something is; nothing below 5 %. */
export function DiscountBadge({ percent, label, className, ...rest }: DiscountBadgeProps) {
  const whole = Math.floor(percent);
  if (!(whole >= discountThresholds.shown)) return null;
  const highlighted = whole >= discountThresholds.highlighted;
  return (
    <Badge
      {...rest}
      tone="sale"
      role={label ? 'img' : undefined}
      aria-label={label}
      data-highlighted={highlighted || undefined}
      className={cx(highlighted && styles.highlighted, className)}
    >
      {/* Minus sign and narrow no-break space. */}
      {`−${whole}\u202f%`}
    </Badge>
  );
}
