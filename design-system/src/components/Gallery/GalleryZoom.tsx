import type { CSSProperties } from 'react';
import { IconChevronLeft, IconChevronRight } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../Modal/Modal.tsx';
import * as styles from './GalleryZoom.css.ts';
import type { GalleryImage, GalleryLabels } from './images.ts';
import { useCloserLook } from './useCloserLook.ts';

interface GalleryZoomProps {
  images: readonly GalleryImage[];
  labels: GalleryLabels;
  current: number;
  onChange: (index: number) => void;
  onClose: () => void;
  /** The button of the picture that is on stage now. */
  opener: () => HTMLElement | null;
}

/** A picture as large as the screen, and up to four times larger. */
export function GalleryZoom({
  images,
  labels,
  current,
  onChange,
  onClose,
  opener,
}: GalleryZoomProps) {
  const look = useCloserLook();
  const image = images[current];
  if (!image) return null;
  const { src, width, height } = image.zoom ?? image.picture;
  const go = (index: number) => {
    look.reset();
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
          <div className={styles.bar}>
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of form controls */}
      <div
        {...look.stage}
        role="group"
        aria-label={image.picture.alt || labels.gallery}
        className={styles.stage}
        style={{ [styles.scale]: look.scale, [styles.ratio]: width / height } as CSSProperties}
      >
        <button
          type="button"
          aria-label={labels.zoom}
          aria-pressed={look.scale > 1}
          onClick={look.toggle}
          className={styles.picture}
        >
          <img
            src={src}
            alt={image.picture.alt}
            width={width}
            height={height}
            draggable={false}
            className={styles.image}
          />
        </button>
      </div>
    </Modal>
  );
}
