import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const closer = 2;
const closest = 4;

interface Point {
  readonly x: number;
  readonly y: number;
}

const between = (touches: TouchList): Point => ({
  x: ((touches[0]?.clientX ?? 0) + (touches[1]?.clientX ?? 0)) / 2,
  y: ((touches[0]?.clientY ?? 0) + (touches[1]?.clientY ?? 0)) / 2,
});
const apart = (touches: TouchList): number =>
  Math.hypot(
    (touches[0]?.clientX ?? 0) - (touches[1]?.clientX ?? 0),
    (touches[0]?.clientY ?? 0) - (touches[1]?.clientY ?? 0),
  );

/**
 * Enlarges what a stage shows: twice by a click or `+`, up to four times by two fingers. What is
 * larger than the stage is scrolled, as the browser does it by finger, wheel, bar and arrow keys, and
 * dragged by a mouse.
 */
export function useCloserLook() {
  const stage = useRef<HTMLDivElement | null>(null);
  const [scale, setScale] = useState(1);
  const current = useRef(scale);
  /** What is to stay in its place: a share of the picture, and where on the stage it is. */
  const anchor = useRef<{ share: Point; at: Point }>(undefined);
  const drag = useRef<{ from: Point; moved: boolean }>(undefined);

  function enlarge(wanted: number, around?: Point): void {
    const box = stage.current;
    if (!box) return;
    const frame = box.getBoundingClientRect();
    const at = around
      ? { x: around.x - frame.left, y: around.y - frame.top }
      : { x: frame.width / 2, y: frame.height / 2 };
    anchor.current = {
      share: {
        x: (box.scrollLeft + at.x) / box.scrollWidth,
        y: (box.scrollTop + at.y) / box.scrollHeight,
      },
      at,
    };
    current.current = Math.min(Math.max(wanted, 1), closest);
    setScale(current.current);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: after the picture has its new size
  useLayoutEffect(() => {
    const box = stage.current;
    if (!box || !anchor.current) return;
    const { share, at } = anchor.current;
    box.scrollTo({
      left: share.x * box.scrollWidth - at.x,
      top: share.y * box.scrollHeight - at.y,
      behavior: 'instant',
    });
  }, [scale]);

  // React's touch handlers are passive, and the page must not be scrolled or enlarged as well. A ref,
  // since a dialog's content comes after the effects; what it calls reads refs alone.
  const [attach] = useState(() => (box: HTMLDivElement) => {
    stage.current = box;
    let start: { distance: number; scale: number } | undefined;
    const begin = ({ touches }: TouchEvent) => {
      start =
        touches.length === 2 ? { distance: apart(touches), scale: current.current } : undefined;
    };
    const move = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2 || start.distance === 0) return;
      event.preventDefault();
      enlarge((start.scale * apart(event.touches)) / start.distance, between(event.touches));
    };
    box.addEventListener('touchstart', begin, { passive: true });
    box.addEventListener('touchmove', move, { passive: false });
    return () => {
      stage.current = null;
      box.removeEventListener('touchstart', begin);
      box.removeEventListener('touchmove', move);
    };
  });

  return {
    scale,
    reset: () => enlarge(1),
    stage: {
      ref: attach,
      onKeyDown(event: KeyboardEvent) {
        const wanted = { '+': scale + 0.5, '-': scale - 0.5, '0': 1 }[event.key];
        if (wanted === undefined) return;
        event.preventDefault();
        enlarge(wanted);
      },
      onPointerDown({ pointerType, button, clientX: x, clientY: y }: PointerEvent) {
        if (pointerType !== 'mouse' || button !== 0) return;
        drag.current = { from: { x, y }, moved: false };
      },
      onPointerMove({ buttons, clientX: x, clientY: y }: PointerEvent) {
        if (!drag.current || (buttons & 1) === 0 || scale === 1) return;
        const { from, moved } = drag.current;
        drag.current = { from: { x, y }, moved: moved || Math.hypot(x - from.x, y - from.y) > 2 };
        stage.current?.scrollBy({ left: from.x - x, top: from.y - y, behavior: 'instant' });
      },
    },
    toggle(event: MouseEvent) {
      const wasDragged = drag.current?.moved;
      drag.current = undefined;
      if (wasDragged) return;
      // Of a key, a click has no place.
      const at = event.detail > 0 ? { x: event.clientX, y: event.clientY } : undefined;
      enlarge(scale > 1 ? 1 : closer, at);
    },
  };
}
