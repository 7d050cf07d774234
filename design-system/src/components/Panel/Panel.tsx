import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import type { Subject } from '../../themes/tokens.ts';
import { colorVariables, type PanelColors } from './colors.ts';
import * as styles from './Panel.css.ts';

export type { PanelColors };

export interface PanelProps extends ComponentPropsWithRef<'div'> {
  /** A subject's colour, lightly; or colours of an editor's own, kept readable. */
  ground: Subject | PanelColors;
}

/** A block on a ground of its own colour. */
export function Panel({ ground, className, style, ...rest }: PanelProps) {
  const colors = typeof ground === 'string' ? undefined : colorVariables(ground);
  return (
    <div
      {...rest}
      style={{ ...(colors as React.CSSProperties), ...style }}
      className={cx(
        styles.root,
        typeof ground === 'string' ? styles.grounds[ground] : colors && styles.colored,
        className,
      )}
    />
  );
}
