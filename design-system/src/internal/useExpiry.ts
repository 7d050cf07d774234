import { useEffect, useRef } from 'react';

/** Calls the newest `onExpire` after `duration` ms in which it did not wait; `Infinity` never does. */
export function useExpiry(duration: number, waiting: boolean, onExpire: () => void): void {
  const left = useRef(duration);
  const latest = useRef(onExpire);
  useEffect(() => {
    latest.current = onExpire;
  });
  useEffect(() => {
    if (waiting || left.current === Number.POSITIVE_INFINITY) return;
    const started = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [waiting]);
}
