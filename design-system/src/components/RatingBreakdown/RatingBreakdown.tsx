import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { BareLink } from '../Link/LinkProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RatingBreakdown.css.ts';

export interface RatingBreakdownRow {
  /** Such as "5 Sterne". */
  label: string;
  /** How many ratings the class has. */
  count: number;
  /** The count in words, for assistive technology, such as "30 Bewertungen". */
  countLabel?: string | undefined;
  /** Shows only the reviews of this class. */
  href?: string | undefined;
  /** Whether only this class is shown. */
  current?: boolean | undefined;
}

export interface RatingBreakdownProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** One row per class, best first. */
  rows: readonly RatingBreakdownRow[];
}

/** How many ratings each class has, as bars; rows with `href` filter the list below. */
export function RatingBreakdown({ rows, className, ...rest }: RatingBreakdownProps) {
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  return (
    <ul {...rest} className={cx(styles.root, className)}>
      {rows.map(({ label, count, countLabel, href, current }) => {
        const content = (
          <>
            <span>{label}</span>
            <span className={styles.track}>
              <span
                className={styles.bar}
                style={{ width: `${total ? (count / total) * 100 : 0}%` }}
              />
            </span>
            <span className={styles.count}>
              {countLabel ? (
                <>
                  <span aria-hidden>{count}</span>
                  <VisuallyHidden>{countLabel}</VisuallyHidden>
                </>
              ) : (
                count
              )}
            </span>
          </>
        );
        return (
          <li key={label}>
            {href ? (
              <BareLink
                href={href}
                aria-current={current ? 'true' : undefined}
                className={cx(styles.row, styles.rowLink)}
              >
                {content}
              </BareLink>
            ) : (
              <div className={styles.row}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
