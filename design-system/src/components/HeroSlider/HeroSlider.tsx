import {
  Children,
  type ComponentPropsWithRef,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { useSlides } from '../../internal/useSlides.ts';
import { media } from '../../themes/breakpoints.ts';
import { IconChevronLeft, IconChevronRight, IconPause, IconPlay } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './HeroSlider.css.ts';

/** Milliseconds that a slide stays before the next one comes by itself (CMS-14). */
export const heroSliderInterval = 6000;

export interface HeroSliderLabels {
  previous: string;
  next: string;
  /** Where one is, and the name of a dot, such as "Bild 2 von 3". */
  position: (index: number, total: number) => string;
  /** Stops the slides from turning by themselves. */
  pause: string;
  play: string;
}

export interface HeroSliderProps extends ComponentPropsWithRef<'section'> {
  /** Name of the whole, such as "Aktuelles". */
  label: string;
  labels: HeroSliderLabels;
  /** Whether it may turn by itself yet: it may have to wait for an answer on cookies (CMS-17). @default true */
  autoplay?: boolean | undefined;
}

/** Not on mobile (CMS-16), and not for those who want calm. */
const roomToTurn = `${media.tablet} and (prefers-reduced-motion: no-preference)`;

function useRoomToTurn(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = matchMedia(roomToTurn);
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    },
    () => matchMedia(roomToTurn).matches,
    () => false,
  );
}

/**
 * Several `Hero`s in one place, each child a slide. They turn by themselves every 6 s, but not while
 * one points at them or is inside with the keyboard, and stop for good by a button.
 */
export function HeroSlider({
  label,
  labels,
  autoplay = true,
  className,
  children,
  ...rest
}: HeroSliderProps) {
  const { track, view, show, turn, trackProps } = useSlides<HTMLDivElement>();
  const slides = Children.toArray(children);
  const count = slides.length;
  const turnsByItself = useRoomToTurn() && autoplay && count > 1;
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isTold, setIsTold] = useState(false);
  const isTurning = turnsByItself && !isPaused && !isHovered && !isFocused;

  const next = (view.first + 1) % count;
  const showNext = useRef(() => {});
  useEffect(() => {
    showNext.current = () => show(next);
  });
  // Whatever turned the slide before, the next one has its whole time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => showNext.current(), heroSliderInterval);
    return () => clearInterval(timer);
  }, [isTurning, view.first]);

  const go = (index: number) => {
    if (turn((index + count) % count)) setIsTold(true);
  };
  const position = labels.position(view.first + 1, count);
  return (
    <section
      {...rest}
      aria-label={label}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setIsFocused(currentTarget.contains(relatedTarget))
      }
      className={cx(styles.root, className)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of form controls */}
      <div
        {...trackProps}
        ref={track}
        role="group"
        aria-label={position}
        // What scrolls must be reachable by keyboard.
        tabIndex={count > 1 ? 0 : undefined}
        className={styles.track}
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slide inside has its own key
          <div key={index} className={styles.slide}>
            {slide}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles.bar}>
          <IconButton label={labels.previous} size="s" onClick={() => go(view.first - 1)}>
            <IconChevronLeft size="s" />
          </IconButton>
          <div className={styles.dots}>
            {slides.map((_slide, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
                key={index}
                type="button"
                aria-label={labels.position(index + 1, count)}
                aria-current={index === view.first ? 'true' : undefined}
                onClick={() => show(index)}
                className={styles.dot}
              />
            ))}
          </div>
          <IconButton label={labels.next} size="s" onClick={() => go(view.first + 1)}>
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
      )}
      <VisuallyHidden role="status">{isTold && !isTurning && position}</VisuallyHidden>
    </section>
  );
}
