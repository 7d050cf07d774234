import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { gaps } from '../../internal/space.css.ts';
import type { Space } from '../../themes/tokens.ts';
import * as styles from './Columns.css.ts';

export const columnTemplates = [
  'halves',
  'thirds',
  'quarters',
  'sidebar',
  'aside',
  'product',
] as const;
export const columnAligns = ['start', 'stretch'] as const;

export interface ColumnsProps extends Omit<ComponentPropsWithRef<'div'>, 'align'> {
  /**
   * Widths of the columns: even ones and `product` (gallery and buy box), beside each other from
   * tablet up; `sidebar` (filters left) and `aside` (summary right) from laptop up.
   */
  template: (typeof columnTemplates)[number];
  /** Space between columns and between rows. @default 'l' */
  gap?: Space | undefined;
  /** How columns lie across. @default 'start' */
  align?: (typeof columnAligns)[number] | undefined;
}

/** Columns that become one column where there is no room. */
export function Columns({
  template,
  gap = 'l',
  align = 'start',
  className,
  ...rest
}: ColumnsProps) {
  return (
    <div
      {...rest}
      className={cx(
        styles.root,
        styles.templates[template],
        gaps[gap],
        styles.aligns[align],
        className,
      )}
    />
  );
}

/** A column that stays in view beside a longer one. */
export function StickyColumn({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx(styles.sticky, className)} />;
}
