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
  /** Called once when it reaches zero. */
  onEnd?: (() => void) | undefined;
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
    // The browser's clock only measures what passed since; it may be wrong by any amount.
    const started = performance.now();
    const rest = () => until - serverNow - (performance.now() - started);
    const timer = setInterval(() => {
      const now = rest();
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end.current?.();
    }, 1000);
    setLeft(rest());
    return () => clearInterval(timer);
  }, [until, serverNow]);

  const band = countdownBand(left);
  const shown = 'days' in band ? formatDays(band.days) : band.clock;
  const minutes = countdownAnnouncements.findLast((limit) => left <= limit * 60_000);
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
