import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useLowerEdge } from '../../internal/lowerEdge.ts';
import * as styles from './PurchaseBar.css.ts';

export interface PurchaseBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The one primary button, `fullWidth`. */
  action: ReactNode;
  /** A `QuantityField`. */
  quantity?: ReactNode | undefined;
  /** One line of price, variant and delivery, shown where the bar has left them behind: on phones. */
  summary?: ReactNode | undefined;
}

/** Quantity and "add to cart" on one line; on phones it stays at the bottom of the screen. */
export function PurchaseBar({
  action,
  quantity,
  summary,
  className,
  style,
  ...rest
}: PurchaseBarProps) {
  const edge = useLowerEdge();
  return (
    <div {...rest} className={cx(styles.root, className)} style={{ ...edge, ...style }}>
      {summary && <div className={styles.summary}>{summary}</div>}
      {quantity && <div className={styles.quantity}>{quantity}</div>}
      <div className={styles.action}>{action}</div>
    </div>
  );
}
