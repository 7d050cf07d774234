export interface QuantityLimits {
  /** Smallest quantity that can be ordered. */
  min: number;
  /** Largest one. */
  max: number;
  /** Only every so manieth from the smallest can be ordered. */
  step: number;
}

/** The quantity of a field's text, and the limit that it was set back to. */
export interface Quantity {
  value: number;
  limit?: 'min' | 'max';
}

/** Number that a text stands for; decimals are cut off, anything else is 1 (UI-07). */
export function readQuantity(text: string): number {
  const number = Math.trunc(Number(text.trim().replace(',', '.') || Number.NaN));
  return Number.isFinite(number) ? number : 1;
}

/** Sets a number back to the limit it breaks (UI-04, UI-05), and raises it to the next step. */
export function clampQuantity(number: number, { min, max, step }: QuantityLimits): Quantity {
  const most = max - ((max - min) % step);
  if (number > most) return { value: most, limit: 'max' };
  if (number < min) return { value: min, limit: 'min' };
  return { value: number + ((most - number) % step) };
}
