import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useLowerEdge } from '../../internal/lowerEdge.ts';
import * as styles from './PurchaseBar.css.ts';

export interface PurchaseBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The one primary button, `fullWidth`. */
  action: ReactNode;
  /** A `QuantityField`. */
  quantity?: ReactNode | undefined;
  /** A small `Price`, shown only where the bar has left its price behind: on phones. */
  price?: ReactNode | undefined;
}

/** Quantity and "add to cart" on one line; on phones it stays at the bottom of the screen. */
export function PurchaseBar({
  action,
  quantity,
  price,
  className,
  style,
  ...rest
}: PurchaseBarProps) {
  const edge = useLowerEdge();
  return (
    <div {...rest} className={cx(styles.root, className)} style={{ ...edge, ...style }}>
      {price && <div className={styles.price}>{price}</div>}
      {quantity && <div className={styles.quantity}>{quantity}</div>}
      <div className={styles.action}>{action}</div>
    </div>
  );
}
