/** Smallest and largest value there is. */
export interface Span {
  /** Smallest value. */
  min: number;
  /** Largest value. */
  max: number;
}

/** Places of a thumb, 0 to this. */
export const positions = 100;

/**
 * From places of a thumb to values and back. The lower end gets more room, by a square: most goods
 * of a shop are cheap, and one desk must not press all pens into the first millimetre.
 */
export function scale({ min, max }: Span) {
  const width = max - min || 1;
  return {
    /** In two significant digits: nobody means 283.17 by a thumb. */
    valueAt: (position: number): number =>
      Number((min + width * (position / positions) ** 2).toPrecision(2)),
    positionOf: (value: number): number =>
      Math.round(positions * Math.sqrt(Math.min(1, Math.max(0, (value - min) / width)))),
  };
}

/** What a field's text comes to; decimals with comma or point, nothing where it is no number. */
export function readBound(text: string): number | undefined {
  const number = Number.parseFloat(text.replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
}
