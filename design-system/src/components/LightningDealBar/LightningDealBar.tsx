import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './LightningDealBar.css.ts';

export interface LightningDealBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Reserved share in percent; decimals are cut off, never rounded up (PDP-29). */
  percent: number;
  /** Name of the bar, such as "Reserviert". */
  label: string;
  /** The share in words, such as "72 % reserviert". */
  format: (percent: number) => string;
  /** Shown at 100 % (PDP-30); without it a sold-out deal is not shown at all (DEC-42). */
  soldOut?: string | undefined;
}

/** How much of a lightning deal is reserved already, as a bar and in words. */
export function LightningDealBar({
  percent,
  label,
  format,
  soldOut,
  className,
  ...rest
}: LightningDealBarProps) {
  const reserved = Math.min(Math.max(Math.floor(percent) || 0, 0), 100);
  const isSoldOut = reserved === 100;
  if (isSoldOut && !soldOut) return null;
  const text = isSoldOut ? soldOut : format(reserved);
  return (
    <div {...rest} data-sold-out={isSoldOut || undefined} className={cx(styles.root, className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={reserved}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className={styles.track}
      >
        <div className={styles.bar} style={{ width: `${reserved}%` }} />
      </div>
      {/* The bar announces it already. */}
      <span aria-hidden className={styles.text}>
        {text}
      </span>
    </div>
  );
}
