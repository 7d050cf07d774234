import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Spinner.css.ts';

export const spinnerSizes = ['s', 'm'] as const;

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /** @default 'm' */
  size?: (typeof spinnerSizes)[number] | undefined;
  /** What the reader waits for; announced. Without it the spinner is decoration. */
  label?: string | undefined;
}

/** Shows that something runs for an unknown time. */
export function Spinner({ size = 'm', label, className, ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
      className={cx(styles.root, styles.sizes[size], className)}
    />
  );
}
