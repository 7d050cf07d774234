import {
  type DragEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useDebounced } from './useDebounced.ts';

/** How slides turn: px a drag has to exceed (CMS-18), px of tolerance at the edges, ms (CMS-19). */
export const slideRules = { drag: 10, edge: 15, throttle: 2000, resize: 300 } as const;

/** Without a scroll event for so long (ms), scrolling has ended; Safari lacks `scrollend`. */
const stillness = 120;

/** What is to be seen of a row of slides. */
export interface SlidesView {
  /** Index of the first slide in view. */
  first: number;
  /** Number of slides in view. */
  shown: number;
  atStart: boolean;
  atEnd: boolean;
}

// Before it is measured, as on the server, everything is taken to fit: nothing asks to be turned.
const unmeasured: SlidesView = { first: 0, shown: 1, atStart: true, atEnd: true };

const slidesOf = (track: HTMLElement) => [...track.children] as HTMLElement[];

/** Where the track has to be scrolled to for a slide to be first. */
function positionOf(track: HTMLElement, index: number): number {
  const [first, ...others] = slidesOf(track);
  const slide = index === 0 ? first : others[index - 1];
  return (slide?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
}

function viewOf(track: HTMLElement): SlidesView {
  const { scrollLeft, scrollWidth, clientWidth } = track;
  const count = track.childElementCount;
  const step = (count > 1 ? positionOf(track, 1) : 0) || clientWidth || 1;
  const shown = Math.min(Math.max(Math.floor(clientWidth / step + 0.1), 1), count);
  const atEnd = scrollLeft >= scrollWidth - clientWidth - slideRules.edge;
  return {
    // A row that is scrolled to its end need not begin with a whole slide.
    first: atEnd ? count - shown : Math.round(scrollLeft / step),
    shown,
    atStart: scrollLeft <= slideRules.edge,
    atEnd,
  };
}

const isSame = (one: SlidesView, other: SlidesView) =>
  one.first === other.first &&
  one.shown === other.shown &&
  one.atStart === other.atStart &&
  one.atEnd === other.atEnd;

/**
 * Turns what the browser scrolls and snaps by itself: arrows, dragging with the mouse, and what is
 * in view. Touch, wheel, keyboard and life without scripts are left to the browser
 * (docs/decisions/011-carousel.md). The track's children are the slides.
 */
export function useSlides<Track extends HTMLElement>() {
  const track = useRef<Track>(null);
  const [view, setView] = useState(unmeasured);
  const turned = useRef(Number.NEGATIVE_INFINITY);
  const drag = useRef<{ x: number; left: number; first: number; moved: boolean }>(undefined);

  const look = () => {
    if (!track.current) return;
    const now = viewOf(track.current);
    setView((before) => (isSame(before, now) ? before : now));
  };
  const rest = useDebounced(() => {
    // Snapping was off while the mouse had the track, or it would have torn it away.
    if (track.current && !drag.current) track.current.style.scrollSnapType = '';
    look();
  }, stillness);
  const resized = useDebounced(look, slideRules.resize);
  // After each rendering: its slides may be other ones.
  useEffect(look);
  useEffect(() => {
    addEventListener('resize', resized.call);
    return () => removeEventListener('resize', resized.call);
  }, [resized]);

  /** Brings a slide to the start. */
  const show = (index: number) => {
    const element = track.current;
    if (!element) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: positionOf(element, index), behavior: calm ? 'auto' : 'smooth' });
    rest.call();
  };
  /** Answers an arrow, at most once in 2 s (CMS-19); says whether it did. */
  const turn = (index: number): boolean => {
    const now = performance.now();
    if (now - turned.current < slideRules.throttle) return false;
    turned.current = now;
    show(index);
    return true;
  };

  const release = ({ clientX }: { clientX: number }) => {
    const from = drag.current;
    drag.current = undefined;
    if (!from?.moved || !track.current) return;
    const { first } = viewOf(track.current);
    const ahead = from.x > clientX ? 1 : -1;
    // However short, a drag turns by one slide at least.
    show(Math.max(first === from.first ? first + ahead : first, 0));
  };

  return {
    track,
    view,
    show,
    turn,
    trackProps: {
      onScroll: () => {
        look();
        rest.call();
      },
      onPointerDown: ({ pointerType, button, clientX, currentTarget }: PointerEvent<Track>) => {
        if (pointerType !== 'mouse' || button !== 0) return;
        const { scrollLeft } = currentTarget;
        drag.current = { x: clientX, left: scrollLeft, first: view.first, moved: false };
      },
      onPointerMove: ({ clientX, pointerId, buttons, currentTarget }: PointerEvent<Track>) => {
        // Let go outside, before it was a drag.
        if (buttons === 0) drag.current = undefined;
        const from = drag.current;
        if (!from) return;
        const distance = from.x - clientX;
        if (!from.moved && Math.abs(distance) <= slideRules.drag) return;
        if (!from.moved) {
          from.moved = true;
          currentTarget.setPointerCapture(pointerId);
          currentTarget.style.scrollSnapType = 'none';
          getSelection()?.removeAllRanges();
        }
        currentTarget.scrollLeft = from.left + distance;
      },
      onPointerUp: release,
      onPointerCancel: release,
      // The browser would carry a link or a picture away instead.
      onDragStart: (event: DragEvent) => event.preventDefault(),
      onClickCapture: (event: MouseEvent) => {
        // What a drag ends on was not clicked.
        if (track.current?.style.scrollSnapType !== 'none') return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
