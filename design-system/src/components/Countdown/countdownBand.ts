const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const two = (value: number) => String(value).padStart(2, '0');

/** What a countdown shows: whole days, or a clock. */
export type CountdownBand = { days: number } | { clock: string };

/**
 * Shows time that is left (ms) by its bands: over 72 h days, from 24 h `d:hh:mm:ss`, over 60 min
 * `hh:mm:ss`, else `mm:ss` (UI-14…17, DEC-150).
 */
export function countdownBand(left: number): CountdownBand {
  const rest = Math.max(0, left);
  if (rest > 3 * day) return { days: Math.floor(rest / day) };
  const days = Math.floor(rest / day);
  const hours = Math.floor((rest % day) / hour);
  const minutes = Math.floor((rest % hour) / minute);
  const clock = `${two(minutes)}:${two(Math.floor((rest % minute) / second))}`;
  if (rest >= day) return { clock: `${days}:${two(hours)}:${clock}` };
  if (rest > hour) return { clock: `${two(hours)}:${clock}` };
  return { clock: rest === hour ? '60:00' : clock };
}
