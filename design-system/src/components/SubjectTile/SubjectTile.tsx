import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { Subject } from '../../themes/tokens.ts';
import { BareLink, type LinkComponentProps } from '../Link/LinkProvider.tsx';
import * as styles from './SubjectTile.css.ts';

export interface SubjectTileProps extends Omit<LinkComponentProps, 'children'> {
  /** Whose cover it has. */
  subject: Subject;
  /** Name of the subject. */
  label: string;
  /** A few words under the label. */
  hint?: string | undefined;
  /** A small `Picture` or icon at the end. */
  picture?: ReactNode | undefined;
}

/** Link to a subject, drawn as an exercise book with cover and spine. */
export function SubjectTile({
  subject,
  label,
  hint,
  picture,
  className,
  ...rest
}: SubjectTileProps) {
  return (
    <BareLink {...rest} className={cx(styles.root, styles.covers[subject], className)}>
      <span className={styles.label}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {picture && <span className={styles.picture}>{picture}</span>}
    </BareLink>
  );
}

/** Subjects side by side; each child becomes one entry. */
export function SubjectGrid({ className, children, ...rest }: ComponentPropsWithRef<'ul'>) {
  return (
    <ul {...rest} className={cx(styles.grid, className)}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  );
}
