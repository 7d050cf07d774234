import { cx } from '../../internal/cx.ts';
import { Overlay, type OverlayProps } from '../../internal/Overlay.tsx';
import * as styles from './Flyout.css.ts';

export const flyoutSides = ['end', 'start'] as const;

export interface FlyoutProps extends OverlayProps {
  /** Edge it comes from. @default 'end' */
  side?: (typeof flyoutSides)[number] | undefined;
}

/** A sheet at the side of the screen: minicart, login. */
export function Flyout({ side = 'end', className, ...overlay }: FlyoutProps) {
  return (
    // Toasts keep away from its name and its buttons.
    <Overlay
      data-sheet=""
      {...overlay}
      className={cx(styles.root, styles.sides[side], className)}
    />
  );
}
