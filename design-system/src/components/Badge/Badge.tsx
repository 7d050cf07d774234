import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Badge.css.ts';

export const badgeTones = [
  'sale',
  'new',
  'popular',
  'extra',
  'prime',
  'success',
  'warning',
  'neutral',
] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** What the badge says about its thing. */
  tone: BadgeTone;
  /** Icon before the text. */
  icon?: ReactNode | undefined;
}

/** A short mark on a product, an order or a menu entry. */
export function Badge({ tone, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx(styles.root, styles.tones[tone], className)}>
      {icon}
      {children}
    </span>
  );
}

export type BadgeGroupProps = ComponentPropsWithRef<'div'>;

/** Badges side by side. */
export function BadgeGroup({ className, ...rest }: BadgeGroupProps) {
  return <div {...rest} className={cx(styles.group, className)} />;
}
