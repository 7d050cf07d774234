import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './OrderSummary.css.ts';

export const summaryTones = ['neutral', 'muted', 'sale'] as const;

export interface SummaryRow {
  /** What the amount is. */
  label: ReactNode;
  /** The amount, as it is to be shown. */
  amount: ReactNode;
  /** Small print under the label. */
  hint?: ReactNode | undefined;
  /** @default 'neutral' */
  tone?: (typeof summaryTones)[number] | undefined;
}

export interface OrderSummaryProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Such as "Zusammenfassung". */
  title: string;
  /** Level of the title. @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** Subtotal, shipping, savings, tax … */
  rows: readonly SummaryRow[];
  /** What is to be paid. */
  total: SummaryRow;
}

/** The amounts of an order; children (voucher, buttons, trust) follow the total. */
export function OrderSummary({
  title,
  headingLevel = 2,
  rows,
  total,
  className,
  children,
  ...rest
}: OrderSummaryProps) {
  return (
    <section {...rest} aria-label={title} className={cx(styles.root, className)}>
      <Heading level={headingLevel} size="h3">
        {title}
      </Heading>
      <dl className={styles.rows}>
        {rows.map(({ label, amount, hint, tone = 'neutral' }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          <div key={index} className={cx(styles.row, styles.tones[tone])}>
            <dt>
              {label}
              {hint && <span className={styles.hint}>{hint}</span>}
            </dt>
            <dd className={styles.amount}>{amount}</dd>
          </div>
        ))}
        <div className={cx(styles.row, styles.total)}>
          <dt>
            {total.label}
            {total.hint && <span className={styles.hint}>{total.hint}</span>}
          </dt>
          <dd className={cx(styles.amount, styles.totalAmount)}>{total.amount}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}
