import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useId,
  useState,
} from 'react';
import { cx } from '../../internal/cx.ts';
import * as slidesStyles from '../../internal/slides.css.ts';
import { useSlides } from '../../internal/useSlides.ts';
import { IconChevronLeft, IconChevronRight } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Gallery.css.ts';
import type { GalleryImage, GalleryLabels } from './images.ts';

export type { GalleryImage, GalleryLabels };

// The dialog and Radix are fetched when the reader opens the zoom.
const GalleryZoom = lazy(async () => ({
  default: (await import('./GalleryZoom.tsx')).GalleryZoom,
}));

export interface GalleryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The first is on stage at first. */
  images: readonly GalleryImage[];
  /** Words of the stage and its controls. */
  labels: GalleryLabels;
  /** `Badge`s, top left. */
  badges?: ReactNode | undefined;
  /** Top right, such as a wishlist button. */
  action?: ReactNode | undefined;
}

/** Pictures of a product: swipe, arrows, thumbnails, and a closer look. Scrolls without any script. */
export function Gallery({ images, labels, badges, action, className, ...rest }: GalleryProps) {
  const id = useId();
  const { track, view, slides } = useSlides<HTMLDivElement>();
  const current = view.first;
  const [zoomed, setZoomed] = useState(false);
  const many = images.length > 1;

  const go = (index: number) => slides?.show(Math.min(Math.max(index, 0), images.length - 1));
  const press = (event: KeyboardEvent) => {
    // Until the slides' code is loaded, the browser scrolls by the same keys.
    const target = slides?.slideAt(event.key);
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };
  const pick = (event: MouseEvent, index: number) => {
    // Before scripts the link's fragment scrolls the track; with them the address stays clean.
    if (slides) event.preventDefault();
    go(index);
  };

  return (
    <section {...rest} className={cx(styles.root, className)}>
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of form controls */}
        <div
          ref={track}
          role="group"
          // Without the position, which the status announces: with the focus here it would be read
          // twice.
          aria-label={labels.gallery}
          // What scrolls must be reachable by keyboard.
          tabIndex={many ? 0 : undefined}
          onKeyDown={press}
          className={slidesStyles.track}
        >
          {images.map((image, index) => (
            <div key={image.id} id={`${id}-${index}`} className={slidesStyles.slide}>
              <button
                type="button"
                aria-label={`${labels.zoom}: ${image.picture.alt}`}
                // Only the picture on stage takes the focus; the others are a swipe away.
                tabIndex={index === current ? undefined : -1}
                onClick={() => setZoomed(true)}
                className={styles.zoom}
              >
                <Picture {...image.picture} shape="square" eager={index === 0} />
              </button>
            </div>
          ))}
        </div>
        {badges && <div className={styles.badges}>{badges}</div>}
        {action && <div className={styles.action}>{action}</div>}
        {many && slides && (
          <>
            {/* Not `disabled` at the ends: that would drop the focus. */}
            <IconButton
              label={labels.previous}
              surface="raised"
              aria-disabled={current === 0}
              className={styles.previous}
              onClick={() => go(current - 1)}
            >
              <IconChevronLeft />
            </IconButton>
            <IconButton
              label={labels.next}
              surface="raised"
              aria-disabled={current === images.length - 1}
              className={styles.next}
              onClick={() => go(current + 1)}
            >
              <IconChevronRight />
            </IconButton>
            <span role="status" className={styles.position}>
              <span aria-hidden>
                {current + 1} / {images.length}
              </span>
              <VisuallyHidden>{labels.position(current + 1, images.length)}</VisuallyHidden>
            </span>
          </>
        )}
      </div>
      {many && (
        <div className={styles.thumbnails}>
          {images.map((image, index) => (
            <a
              key={image.id}
              href={`#${id}-${index}`}
              aria-label={labels.position(index + 1, images.length)}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => pick(event, index)}
              className={styles.thumbnail}
            >
              <Picture {...(image.thumbnail ?? image.picture)} alt="" shape="square" />
            </a>
          ))}
        </div>
      )}
      {zoomed && (
        <Suspense>
          <GalleryZoom
            images={images}
            labels={labels}
            current={current}
            onChange={go}
            onClose={() => setZoomed(false)}
            // Focusing another picture would scroll the stage back to it.
            opener={() => track.current?.children[current]?.querySelector('button') ?? null}
          />
        </Suspense>
      )}
    </section>
  );
}
