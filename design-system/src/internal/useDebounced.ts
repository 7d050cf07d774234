import { useEffect, useRef } from 'react';

/** A function that calls the newest `callback` once, `delay` ms after its own last call. */
export function useDebounced<Args extends unknown[]>(
  callback: (...args: Args) => void,
  delay: number,
) {
  const latest = useRef(callback);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const controls = useRef({
    call(...args: Args) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(...args), delay);
    },
    cancel() {
      clearTimeout(timer.current);
    },
  });
  return controls.current;
}
