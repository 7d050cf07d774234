import { cx } from '../../internal/cx.ts';
import { Overlay, type OverlayProps } from '../../internal/Overlay.tsx';
import * as styles from './Modal.css.ts';

export const modalSizes = ['s', 'm', 'l', 'full'] as const;

export interface ModalProps extends OverlayProps {
  /** @default 'm' */
  size?: (typeof modalSizes)[number] | undefined;
}

/** A dialog in the middle of the screen, for one question or one content. */
export function Modal({ size = 'm', className, ...overlay }: ModalProps) {
  return <Overlay {...overlay} className={cx(styles.root, styles.sizes[size], className)} />;
}
