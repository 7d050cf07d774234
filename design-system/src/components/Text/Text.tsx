import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Text.css.ts';

export const textSizes = ['xs', 's', 'm', 'l'] as const;
export const textTones = [
  'neutral',
  'muted',
  'success',
  'warning',
  'danger',
  'sale',
  'prime',
] as const;
export const textWeights = ['regular', 'medium', 'strong'] as const;
export const textAligns = ['start', 'center', 'end'] as const;
export const textElements = [
  'p',
  'span',
  'div',
  'strong',
  'em',
  'small',
  'li',
  'dt',
  'dd',
  'time',
  'address',
  'del',
] as const;

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** @default 'm' */
  size?: (typeof textSizes)[number] | undefined;
  /** @default 'neutral' */
  tone?: (typeof textTones)[number] | undefined;
  /** @default 'regular' */
  weight?: (typeof textWeights)[number] | undefined;
  /** @default 'start' */
  align?: (typeof textAligns)[number] | undefined;
  /** Figures of equal width, for amounts, dates and tables. @default false */
  tabular?: boolean | undefined;
  /** Keeps lines at a readable length. @default false */
  measured?: boolean | undefined;
  /** Element to render. @default 'p' */
  as?: (typeof textElements)[number] | undefined;
  /** Machine-readable date, with `as="time"`. */
  dateTime?: string | undefined;
}

/** Running text in one of four sizes. */
export function Text({
  size = 'm',
  tone = 'neutral',
  weight = 'regular',
  align = 'start',
  tabular = false,
  measured = false,
  as = 'p',
  className,
  ...rest
}: TextProps) {
  const Element = as as 'p';
  return (
    <Element
      {...rest}
      className={cx(
        styles.sizes[size],
        styles.tones[tone],
        styles.weights[weight],
        styles.aligns[align],
        tabular && styles.tabular,
        measured && styles.measured,
        as === 'del' && styles.struck,
        className,
      )}
    />
  );
}
