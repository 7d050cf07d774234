import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './AddressCard.css.ts';

export interface AddressCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What the address is for, such as "Rechnungsadresse". */
  title: ReactNode;
  /** The address as it would stand on a parcel. */
  lines: readonly string[];
  /** A `Badge`, such as "Standard". */
  badge?: ReactNode | undefined;
  /** Links or link buttons: change, delete, choose. */
  actions?: ReactNode | undefined;
}

/** An address with its actions. */
export function AddressCard({
  title,
  lines,
  badge,
  actions,
  className,
  ...rest
}: AddressCardProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        {badge}
      </div>
      <address className={styles.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, such as city and state
          <span key={index} className={styles.line}>
            {line}
          </span>
        ))}
      </address>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
