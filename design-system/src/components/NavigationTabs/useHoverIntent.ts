import { useCallback, useEffect, useState } from 'react';

/** Milliseconds of the navigation's hovering. */
export const hoverTimes = {
  /** Rest on a submenu's entry before it opens (NAV-10). */
  submenu: 300,
  /** Rest on a tab before its flyout opens; shorter crossings open nothing (NAV-11). */
  open: 250,
  /** How long the way from a tab into its flyout is kept free of its neighbours (NAV-12). */
  hitArea: 700,
  /** From the end of hovering until the flyout closes (NAV-13). */
  close: 300,
} as const;

interface Machine {
  pending: ReturnType<typeof setTimeout> | undefined;
  hitAreaUntil: number;
}

/**
 * Which of several entries is open, by where the pointer rests. `enter` and `leave` take the entry's
 * id; its panel belongs to the entry, so that entering the panel is entering the entry again.
 * @param opened what is open at first
 */
export function useHoverIntent(opened?: string) {
  const [open, setOpen] = useState(opened);
  const [machine] = useState<Machine>(() => ({ pending: undefined, hitAreaUntil: 0 }));
  useEffect(() => () => clearTimeout(machine.pending), [machine]);

  const schedule = (next: string | undefined, delay: number) => {
    clearTimeout(machine.pending);
    machine.pending = setTimeout(() => setOpen(next), delay);
  };
  const set = useCallback(
    (next: string | undefined) => {
      clearTimeout(machine.pending);
      machine.hitAreaUntil = 0;
      setOpen(next);
    },
    [machine],
  );
  return {
    open,
    /** Opens or closes at once: by key, click or touch. */
    set,
    /** `opens` is false for an entry without a flyout: resting there closes the other one. */
    enter(id: string, opens = true) {
      if (id === open) clearTimeout(machine.pending);
      else if (opens || open !== undefined) {
        const blocked = open === undefined ? 0 : machine.hitAreaUntil - performance.now();
        schedule(opens ? id : undefined, Math.max(hoverTimes.open, blocked));
      }
    },
    leave(id: string) {
      clearTimeout(machine.pending);
      if (id === open) machine.hitAreaUntil = performance.now() + hoverTimes.hitArea;
      if (open !== undefined) schedule(undefined, hoverTimes.close);
    },
  };
}
