import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';
import { countdownBand } from './countdownBand.ts';

/** Minutes before the end at which the rest is announced. */
export const countdownAnnouncements = [10, 5, 1] as const;

export interface CountdownProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** End, in ms since 1970 by the server's clock. */
  until: number;
  /** The server's clock when the page was made; what is first shown follows from it. */
  serverNow: number;
  /** Such as "5 Tage". */
  formatDays: (days: number) => string;
  /** Announced politely 10, 5 and 1 minutes before the end, such as "noch 5 Minuten". */
  announce?: ((minutes: number) => string) | undefined;
  /** Called once when it reaches zero; not for one that is over from the beginning. */
  onEnd?: (() => void) | undefined;
}

/**
 * Milliseconds since the stopwatch was created. One of the browser's two clocks may stop while the
 * machine sleeps, the other may be set back, so the larger difference is the right one.
 */
function stopwatch(): () => number {
  const started = performance.now();
  const startedAt = Date.now();
  return () => Math.max(performance.now() - started, Date.now() - startedAt);
}

/** Time that is left, ticking every second by the server's clock. */
export function Countdown({
  until,
  serverNow,
  formatDays,
  announce,
  onEnd,
  className,
  ...rest
}: CountdownProps) {
  const [left, setLeft] = useState(until - serverNow);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const passed = stopwatch();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
    const tick = () => {
      clearTimeout(timer);
      const now = until - serverNow - passed();
      setLeft(now);
      // Each tick aims at the next change of the figures: lateness never adds up.
      if (now > 0) timer = setTimeout(tick, (now % 1000) + 1);
      else {
        stop();
        // One that is over from the beginning does not call `onEnd`: a caller that refetches would
        // never stop.
        if (until > serverNow) end.current?.();
      }
    };
    // In the background timers rest; back in view the figures are right at once.
    document.addEventListener('visibilitychange', tick);
    tick();
    return stop;
  }, [until, serverNow]);

  const band = countdownBand(left);
  const shown = 'days' in band ? formatDays(band.days) : band.clock;
  // Whole seconds, as they are shown.
  const minutes = countdownAnnouncements.findLast((limit) => Math.floor(left / 1000) <= limit * 60);
  return (
    <span {...rest} className={cx(styles.root, className)}>
      <span role="timer" aria-live="off">
        {shown}
      </span>
      {announce && (
        <VisuallyHidden aria-live="polite">
          {left > 0 && minutes ? announce(minutes) : ''}
        </VisuallyHidden>
      )}
    </span>
  );
}
