import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** Fragment to jump to, such as `#main`. */
  href: `#${string}`;
}

/** First stop of the Tab key: jumps over header and navigation; unseen until focused. */
export function SkipLink({ className, ...rest }: SkipLinkProps) {
  return <a {...rest} className={cx(styles.root, className)} />;
}
