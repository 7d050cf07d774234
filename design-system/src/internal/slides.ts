import { directionOf } from './direction.ts';

/** How slides turn: px a drag has to exceed (CMS-18), px of tolerance at the edges, ms (CMS-19). */
export const slideRules = { drag: 10, edge: 15, throttle: 2000, resize: 300 } as const;

/** Without a scroll event for so long (ms), scrolling has ended; Safari lacks `scrollend`. */
const stillness = 120;

/** The part of a row of slides that is in view. */
export interface SlidesView {
  /** Index of the first slide in view. */
  first: number;
  /** Number of slides in view. */
  shown: number;
  atStart: boolean;
  atEnd: boolean;
}

export interface Slides {
  /** Brings a slide to the start. */
  show: (index: number) => void;
  /** Index of the slide that a key leads to, if it leads to one. */
  slideAt: (key: string) => number | undefined;
  /** The same for a pressed arrow, at most once in 2 s (CMS-19), which it shows; @returns whether it did */
  turn: (arrow: Element, index: number) => boolean;
  /** Measures again, such as after the slides have changed. */
  measure: () => void;
  detach: () => void;
}

/** Positions count from the left, and from right to left they are negative. */
const signOf = (track: HTMLElement) => (directionOf(track) === 'rtl' ? -1 : 1);

/** The scroll position, in px, at which a slide is the first in view. */
function positionOf(track: HTMLElement, index: number): number {
  const [first, slide] = [0, index].map(
    (place) => track.children[place] as HTMLElement | undefined,
  );
  return (slide?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
}

function viewOf(track: HTMLElement): SlidesView {
  const { scrollWidth, clientWidth, childElementCount: count } = track;
  const sign = signOf(track);
  const scrolled = track.scrollLeft * sign;
  const step = positionOf(track, 1) * sign || clientWidth || 1;
  const shown = Math.min(Math.max(Math.floor(clientWidth / step + 0.1), 1), count);
  const atEnd = scrolled >= scrollWidth - clientWidth - slideRules.edge;
  return {
    // A row that is scrolled to its end need not begin with a whole slide.
    first: atEnd ? count - shown : Math.round(scrolled / step),
    shown,
    atStart: scrolled <= slideRules.edge,
    atEnd,
  };
}

/** Debounces: calls `callback` once, `delay` ms after the last call. */
function after(delay: number, callback: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return Object.assign(
    () => {
      clearTimeout(timer);
      timer = setTimeout(callback, delay);
    },
    { cancel: () => clearTimeout(timer) },
  );
}

/**
 * Adds to a track that the browser scrolls and snaps: arrows, dragging with the mouse, and what is
 * in view. Touch, wheel, keyboard and pages without scripts are left to the browser
 * (docs/decisions/011-carousel.md). The track's children are the slides.
 *
 * @param onView called with what is in view whenever that has changed
 */
export function attachSlides(track: HTMLElement, onView: (view: SlidesView) => void): Slides {
  const controller = new AbortController();
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
    capture = false,
  ) => track.addEventListener(type, listener, { capture, signal: controller.signal });

  let view = '';
  const measure = () => {
    const now = viewOf(track);
    const { first, shown, atStart, atEnd } = now;
    const next = `${first} ${shown} ${atStart} ${atEnd}`;
    if (next !== view) onView(now);
    view = next;
  };

  let drag: { x: number; left: number; first: number; moved: boolean } | undefined;
  const rest = after(stillness, () => {
    // Snapping is off while the mouse drags the track, since it would pull against the drag.
    if (!drag) track.style.scrollSnapType = '';
    measure();
  });
  const resized = after(slideRules.resize, measure);

  const show = (index: number) => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    track.scrollTo({ left: positionOf(track, index), behavior: calm ? 'auto' : 'smooth' });
    rest();
  };
  let turned = Number.NEGATIVE_INFINITY;
  const turn = (arrow: Element, index: number) => {
    const now = performance.now();
    const left = turned + slideRules.throttle - now;
    const isAnswered = left <= 0;
    if (isAnswered) {
      turned = now;
      show(index);
    }
    // No press goes without a sign: until it answers again, an arrow is pale. (jsdom animates nothing.)
    arrow.animate?.({ opacity: [0.4, 0.4] }, isAnswered ? slideRules.throttle : left);
    return isAnswered;
  };

  const release = ({ clientX }: PointerEvent) => {
    const from = drag;
    drag = undefined;
    if (!from?.moved) return;
    const { first } = viewOf(track);
    // However short, a drag turns by one slide at least.
    const by = (from.x > clientX ? 1 : -1) * signOf(track);
    show(Math.max(first === from.first ? first + by : first, 0));
  };

  listen('scroll', () => {
    measure();
    rest();
  });
  listen('pointerdown', ({ pointerType, button, clientX }) => {
    if (pointerType !== 'mouse' || button !== 0) return;
    drag = { x: clientX, left: track.scrollLeft, first: viewOf(track).first, moved: false };
  });
  listen('pointermove', ({ clientX, pointerId, buttons }) => {
    // Released outside of the track, before it counted as a drag.
    if (buttons === 0) drag = undefined;
    if (!drag) return;
    const distance = drag.x - clientX;
    if (!drag.moved && Math.abs(distance) <= slideRules.drag) return;
    if (!drag.moved) {
      drag.moved = true;
      track.setPointerCapture(pointerId);
      track.style.scrollSnapType = 'none';
      getSelection()?.removeAllRanges();
    }
    track.scrollLeft = drag.left + distance;
  });
  listen('pointerup', release);
  listen('pointercancel', release);
  // Else the browser drags the link or picture itself.
  listen('dragstart', (event) => event.preventDefault());
  listen(
    'click',
    (event) => {
      // The element that a drag ends on was not clicked.
      if (track.style.scrollSnapType !== 'none') return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  window.addEventListener('resize', resized, { signal: controller.signal });
  measure();

  const slideAt = (key: string) => {
    const { first } = viewOf(track);
    const sign = signOf(track);
    const targets: Record<string, number> = {
      ArrowLeft: first - sign,
      ArrowRight: first + sign,
      Home: 0,
      End: track.childElementCount - 1,
    };
    return targets[key];
  };

  return {
    show,
    slideAt,
    turn,
    measure,
    detach: () => {
      controller.abort();
      rest.cancel();
      resized.cancel();
    },
  };
}
