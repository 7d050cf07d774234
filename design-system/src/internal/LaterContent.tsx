import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds in which a screen reader has taken notice of a new live region. */
const noticedAfter = 150;

const never = () => () => {};
const no = () => false;
const yes = () => true;

export interface LaterContentProps {
  /** Whether it is in a live region that is polite, and mounted together with it. */
  isLater: boolean;
  className: string;
  children: ReactNode;
}

/**
 * Many screen readers say nothing of a status that comes with its words, as opposed to an alert: to
 * them the words come later. What the server wrote has them from the start.
 */
export function LaterContent({ isLater, className, children }: LaterContentProps) {
  const isHydrating = useSyncExternalStore(never, no, yes);
  const [isTold, setTold] = useState(isHydrating || !isLater);
  useEffect(() => {
    if (isTold) return;
    const timer = setTimeout(() => setTold(true), noticedAfter);
    return () => clearTimeout(timer);
  }, [isTold]);
  return (
    <div aria-hidden={!isTold || undefined} className={className}>
      {children}
    </div>
  );
}
