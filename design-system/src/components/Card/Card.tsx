import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { Subject } from '../../themes/tokens.ts';
import * as styles from './Card.css.ts';

export const cardElements = ['div', 'section', 'article', 'li', 'aside'] as const;

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** Gives the card a spine in the colour of a subject. */
  subject?: Subject | undefined;
  /** At the end of the card, aligned with that of its neighbours. */
  foot?: ReactNode | undefined;
  /** Element to render. @default 'div' */
  as?: (typeof cardElements)[number] | undefined;
}

/** A surface of its own for one thing; children stand below each other. */
export function Card({ subject, foot, as = 'div', className, children, ...rest }: CardProps) {
  const Element = as as 'div';
  return (
    <Element {...rest} className={cx(styles.root, subject && styles.spines[subject], className)}>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </Element>
  );
}
