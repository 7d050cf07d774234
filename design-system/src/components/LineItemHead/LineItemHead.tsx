import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './LineItemHead.css.ts';

export interface LineItemHeadProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Heads of the columns, such as "Artikel", "Menge", "Summe". */
  labels: { article: string; quantity: string; total: string };
  /** What tells quantities: text stands beside the amounts, at the end of its column. @default 'field' */
  quantities?: keyof typeof styles.quantities | undefined;
}

/**
 * Heads the columns of full lines whose controls are a small quantity field and amounts; on a phone,
 * where there are no columns, it is not there. What it says stands in each line as well.
 */
export function LineItemHead({
  labels,
  quantities = 'field',
  className,
  ...rest
}: LineItemHeadProps) {
  return (
    <div {...rest} aria-hidden className={cx(styles.root, className)}>
      <span className={styles.article}>{labels.article}</span>
      <span className={styles.quantities[quantities]}>{labels.quantity}</span>
      <span className={styles.total}>{labels.total}</span>
    </div>
  );
}
