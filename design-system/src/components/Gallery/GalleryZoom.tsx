import { useState } from 'react';
import { IconChevronLeft, IconChevronRight } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../Modal/Modal.tsx';
import * as styles from './Gallery.css.ts';
import type { GalleryImage, GalleryLabels } from './images.ts';

interface GalleryZoomProps {
  images: readonly GalleryImage[];
  labels: GalleryLabels;
  current: number;
  onChange: (index: number) => void;
  onClose: () => void;
  /** The button of the picture that is on stage now. */
  opener: () => HTMLElement | null;
}

/** A picture as large as the screen; a click shows it at its own size. */
export function GalleryZoom({
  images,
  labels,
  current,
  onChange,
  onClose,
  opener,
}: GalleryZoomProps) {
  const [close, setClose] = useState(false);
  const image = images[current];
  if (!image) return null;
  const { src, width, height } = image.zoom ?? image.picture;
  const go = (index: number) => {
    setClose(false);
    onChange(index);
  };
  return (
    <Modal
      open
      size="full"
      title={image.picture.alt || labels.gallery}
      closeLabel={labels.close}
      onOpenChange={(open) => !open && onClose()}
      returnFocus={opener}
      footer={
        images.length > 1 && (
          <div className={styles.zoomBar}>
            <IconButton
              label={labels.previous}
              disabled={current === 0}
              onClick={() => go(current - 1)}
            >
              <IconChevronLeft />
            </IconButton>
            <span aria-live="polite">{labels.position(current + 1, images.length)}</span>
            <IconButton
              label={labels.next}
              disabled={current === images.length - 1}
              onClick={() => go(current + 1)}
            >
              <IconChevronRight />
            </IconButton>
          </div>
        )
      }
    >
      <div className={styles.zoomed}>
        <button
          type="button"
          aria-label={labels.zoom}
          aria-pressed={close}
          onClick={() => setClose(!close)}
        >
          <img
            src={src}
            alt={image.picture.alt}
            width={width}
            height={height}
            data-close={close || undefined}
            className={styles.zoomedImage}
          />
        </button>
      </div>
    </Modal>
  );
}
