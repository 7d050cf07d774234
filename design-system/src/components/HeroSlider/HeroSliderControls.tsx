import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Slides } from '../../internal/slides.ts';
import { media } from '../../themes/breakpoints.ts';
import { IconChevronLeft, IconChevronRight, IconPause, IconPlay } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './HeroSliderControls.css.ts';
import { type HeroSliderLabels, heroSliderInterval } from './slides.ts';

interface HeroSliderControlsProps {
  labels: HeroSliderLabels;
  /** Index of the slide in view. */
  current: number;
  count: number;
  slides: Slides;
  autoplay: boolean;
  /** The pointer or the focus is on it (CMS-15). */
  isHeld: boolean;
}

/** Not on mobile (CMS-16), and not with reduced motion. */
const roomToTurn = `${media.tablet} and (prefers-reduced-motion: no-preference)`;

function useRoomToTurn(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(roomToTurn);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(roomToTurn).matches,
  );
}

/** Turns the slides: by itself, by arrows, by dots. */
export function HeroSliderControls({
  labels,
  current,
  count,
  slides,
  autoplay,
  isHeld,
}: HeroSliderControlsProps) {
  const turnsByItself = useRoomToTurn() && autoplay;
  const [isPaused, setIsPaused] = useState(false);
  const [isTold, setIsTold] = useState(false);
  const isTurning = turnsByItself && !isPaused && !isHeld;

  const showNext = useRef(() => {});
  useEffect(() => {
    showNext.current = () => slides.show((current + 1) % count);
  });
  // Whatever changed the slide before, the next one gets its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => showNext.current(), heroSliderInterval);
    return () => clearInterval(timer);
  }, [isTurning, current]);

  const go = (arrow: Element, index: number) => {
    if (slides.turn(arrow, (index + count) % count)) setIsTold(true);
  };
  const position = (index: number) => labels.position(index + 1, count);
  return (
    <>
      <div className={styles.bar}>
        <IconButton
          label={labels.previous}
          size="s"
          onClick={({ currentTarget }) => go(currentTarget, current - 1)}
        >
          <IconChevronLeft size="s" />
        </IconButton>
        <div className={styles.dots}>
          {Array.from({ length: count }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
              key={index}
              type="button"
              aria-label={position(index)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => slides.show(index)}
              className={styles.dot}
            />
          ))}
        </div>
        <IconButton
          label={labels.next}
          size="s"
          onClick={({ currentTarget }) => go(currentTarget, current + 1)}
        >
          <IconChevronRight size="s" />
        </IconButton>
        {turnsByItself && (
          <IconButton
            label={isPaused ? labels.play : labels.pause}
            size="s"
            onClick={() => setIsPaused(!isPaused)}
          >
            {isPaused ? <IconPlay size="s" /> : <IconPause size="s" />}
          </IconButton>
        )}
      </div>
      <VisuallyHidden role="status">{isTold && !isTurning && position(current)}</VisuallyHidden>
    </>
  );
}
