import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { gaps } from '../../internal/space.css.ts';
import type { Space } from '../../themes/tokens.ts';
import * as styles from './Inline.css.ts';

export const inlineAligns = ['start', 'center', 'end', 'baseline', 'stretch'] as const;
export const inlineJustifies = ['start', 'center', 'end', 'between'] as const;
export const inlineElements = ['div', 'ul', 'ol', 'nav', 'p', 'span', 'header', 'footer'] as const;

export interface InlineProps extends Omit<ComponentPropsWithRef<'div'>, 'align'> {
  /** Space between the children, in both directions. @default 'xs' */
  gap?: Space | undefined;
  /** How children lie across. @default 'center' */
  align?: (typeof inlineAligns)[number] | undefined;
  /** How children lie along. @default 'start' */
  justify?: (typeof inlineJustifies)[number] | undefined;
  /** Whether children may break onto further lines. @default true */
  wrap?: boolean | undefined;
  /** Element to render. @default 'div' */
  as?: (typeof inlineElements)[number] | undefined;
}

/** Children beside each other, wrapping when there is no room. */
export function Inline({
  gap = 'xs',
  align = 'center',
  justify = 'start',
  wrap = true,
  as = 'div',
  className,
  ...rest
}: InlineProps) {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={cx(
        styles.root,
        gaps[gap],
        styles.aligns[align],
        styles.justifies[justify],
        wrap && styles.wraps,
        className,
      )}
    />
  );
}
