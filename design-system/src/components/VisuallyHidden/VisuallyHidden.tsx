import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** Element to render. @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | undefined;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  const Element = as as 'span';
  return <Element {...rest} className={cx(styles.root, className)} />;
}
