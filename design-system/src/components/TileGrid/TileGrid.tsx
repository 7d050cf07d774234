import { Children, type ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './TileGrid.css.ts';

export const tileGridLayouts = ['grid', 'maxFour', 'list'] as const;

export interface TileGridProps extends ComponentPropsWithRef<'ul'> {
  /** 2 to 5 columns by the available width, 2 to 4, or rows. @default 'grid' */
  layout?: (typeof tileGridLayouts)[number] | undefined;
}

/** A list of tiles; each child becomes one entry. Its class is that of the frame whose width decides. */
export function TileGrid({ layout = 'grid', className, children, ...rest }: TileGridProps) {
  return (
    <div className={cx(styles.frame, className)}>
      <ul {...rest} className={cx(styles.root, styles.layouts[layout])}>
        {Children.map(children, (child) => child && <li>{child}</li>)}
      </ul>
    </div>
  );
}
