import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['line', 'block', 'square', 'circle'] as const;

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** @default 'line' */
  shape?: (typeof skeletonShapes)[number] | undefined;
  /** CSS width. @default '100%' */
  width?: string | undefined;
  /** CSS height, where the shape leaves it open. */
  height?: string | undefined;
}

/** Holds the place of what is being loaded. Hidden from assistive technology: name the wait once. */
export function Skeleton({
  shape = 'line',
  width = '100%',
  height,
  className,
  style,
  ...rest
}: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden
      style={{ width, height, ...style }}
      className={cx(styles.root, styles.shapes[shape], className)}
    />
  );
}
