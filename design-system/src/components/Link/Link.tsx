import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Link.css.ts';
import { BareLink, type LinkComponentProps } from './LinkProvider.tsx';

export const linkTones = ['link', 'inherit'] as const;

export interface LinkProps extends LinkComponentProps {
  /** `inherit` takes the colour around it and underlines on hover only. @default 'link' */
  tone?: (typeof linkTones)[number] | undefined;
  /** Icon before the text. */
  icon?: ReactNode | undefined;
  /** Icon after the text. */
  iconEnd?: ReactNode | undefined;
}

/** A text link. */
export function Link({ tone = 'link', icon, iconEnd, className, children, ...rest }: LinkProps) {
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
