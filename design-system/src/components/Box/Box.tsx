import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import type { Space } from '../../themes/tokens.ts';
import * as styles from './Box.css.ts';

export const boxSurfaces = ['none', 'surface', 'sunken', 'raised', 'squared', 'ruled'] as const;
export const boxElements = [
  'div',
  'section',
  'article',
  'aside',
  'li',
  'main',
  'nav',
  'header',
  'footer',
] as const;

export interface BoxProps extends ComponentPropsWithRef<'div'> {
  /** Space inside, on all sides. @default 'none' */
  padding?: Space | undefined;
  /** Space inside above and below; wins over `padding` there. */
  paddingBlock?: Space | undefined;
  /** The surface: plain levels, or squared or ruled paper. @default 'none' */
  surface?: (typeof boxSurfaces)[number] | undefined;
  /** Draws a hairline around. @default false */
  bordered?: boolean | undefined;
  /** Rounds the corners like a card's. @default false */
  rounded?: boolean | undefined;
  /** Element to render. @default 'div' */
  as?: (typeof boxElements)[number] | undefined;
}

/** A plain area: padding, surface, edge. */
export function Box({
  padding = 'none',
  paddingBlock,
  surface = 'none',
  bordered = false,
  rounded = false,
  as = 'div',
  className,
  ...rest
}: BoxProps) {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={cx(
        padding !== 'none' && styles.paddings[padding],
        paddingBlock && styles.paddingBlocks[paddingBlock],
        styles.surfaces[surface],
        bordered && styles.bordered,
        rounded && styles.rounded,
        className,
      )}
    />
  );
}
