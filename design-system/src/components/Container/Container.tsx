import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Container.css.ts';

export const containerWidths = ['page', 'narrow', 'text', 'form'] as const;

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** Greatest width of the content: whole page, checkout, running text, one form. @default 'page' */
  width?: (typeof containerWidths)[number] | undefined;
}

/** Centres content and keeps it off the screen's edges. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div {...rest} className={cx(styles.root, styles.widths[width], className)} />;
}
