import { Children, type ComponentPropsWithRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { useSlides } from '../../internal/useSlides.ts';
import { IconChevronLeft, IconChevronRight } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Carousel.css.ts';

export interface CarouselLabels {
  /** Name of the arrow back. */
  previous: string;
  /** Name of the arrow on. */
  next: string;
  /** Announced after an arrow has turned, such as "Artikel 6 bis 10 von 12". */
  position: (from: number, to: number, total: number) => string;
}

export interface CarouselProps extends ComponentPropsWithRef<'div'> {
  /** Name of the list, such as "Passendes Zubehör". */
  label: string;
  /** Words of its controls. */
  labels: CarouselLabels;
}

/**
 * One row of tiles, up to five in view; the others come by swiping, dragging, arrows and keys. Each
 * child becomes one entry of a list, which scrolls without any script.
 */
export function Carousel({ label, labels, className, children, ...rest }: CarouselProps) {
  const { track, view, slides } = useSlides<HTMLUListElement>();
  const [isTold, setIsTold] = useState(false);
  const tiles = Children.toArray(children);
  const isWhole = view.atStart && view.atEnd;
  const go = (arrow: Element, index: number) => {
    const last = tiles.length - view.shown;
    if (slides?.turn(arrow, Math.min(Math.max(index, 0), last))) setIsTold(true);
  };
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {!isWhole && (
        // Not `disabled` at the edges: that would drop the focus.
        <IconButton
          label={labels.previous}
          surface="raised"
          aria-disabled={view.atStart}
          onClick={({ currentTarget }) => go(currentTarget, view.first - view.shown)}
          className={styles.previous}
        >
          <IconChevronLeft />
        </IconButton>
      )}
      <ul
        ref={track}
        aria-label={label}
        // What scrolls must be reachable by keyboard.
        tabIndex={isWhole ? undefined : 0}
        className={styles.track}
      >
        {tiles.map((tile, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the tile inside has its own key
          <li key={index}>{tile}</li>
        ))}
      </ul>
      {!isWhole && (
        <IconButton
          label={labels.next}
          surface="raised"
          aria-disabled={view.atEnd}
          onClick={({ currentTarget }) => go(currentTarget, view.first + view.shown)}
          className={styles.next}
        >
          <IconChevronRight />
        </IconButton>
      )}
      <VisuallyHidden role="status">
        {isTold && labels.position(view.first + 1, view.first + view.shown, tiles.length)}
      </VisuallyHidden>
    </div>
  );
}
