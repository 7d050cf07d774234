import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Link.css.ts';
import { BareLink, type LinkComponentProps } from './LinkProvider.tsx';

export const linkTones = ['default', 'inherit'] as const;

export interface LinkProps extends LinkComponentProps {
  /** `inherit` takes the colour around it and underlines on hover only. @default 'default' */
  tone?: (typeof linkTones)[number] | undefined;
  /** Icon before the text. */
  icon?: ReactNode | undefined;
  /** Icon after the text. */
  iconEnd?: ReactNode | undefined;
}

/** A text link. */
export function Link({ tone = 'default', icon, iconEnd, className, children, ...rest }: LinkProps) {
  return (
    <BareLink
      {...rest}
      className={cx(
        styles.root,
        styles.tones[tone],
        (icon || iconEnd) && styles.withIcon,
        className,
      )}
    >
      {icon}
      {children}
      {iconEnd}
    </BareLink>
  );
}
