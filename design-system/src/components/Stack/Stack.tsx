import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { gaps } from '../../internal/space.css.ts';
import type { Space } from '../../themes/tokens.ts';
import * as styles from './Stack.css.ts';

export const stackAligns = ['stretch', 'start', 'center'] as const;
export const stackElements = [
  'div',
  'section',
  'article',
  'ul',
  'ol',
  'form',
  'main',
  'aside',
  'nav',
] as const;

export interface StackProps extends Omit<ComponentPropsWithRef<'div'>, 'align'> {
  /** Space between the children. @default 'm' */
  gap?: Space | undefined;
  /** How children lie across. @default 'stretch' */
  align?: (typeof stackAligns)[number] | undefined;
  /** Element to render. @default 'div' */
  as?: (typeof stackElements)[number] | undefined;
}

/** Children below each other, evenly spaced. */
export function Stack({
  gap = 'm',
  align = 'stretch',
  as = 'div',
  className,
  ...rest
}: StackProps) {
  // Every allowed element takes the attributes of a div; one cast here spares generics everywhere.
  const Element = as as 'div';
  return (
    <Element {...rest} className={cx(styles.root, gaps[gap], styles.aligns[align], className)} />
  );
}
