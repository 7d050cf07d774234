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
 * Converts positions of a thumb to values and back. The lower end gets more room (quadratic): most
 * goods of a shop are cheap, and one expensive desk must not press all pens into the first
 * millimetre.
 */
export function scale({ min, max }: Span) {
  const width = max - min || 1;
  return {
    /** Two significant digits: nobody chooses 283.17 by a thumb. */
    valueAt: (position: number): number =>
      Number((min + width * (position / positions) ** 2).toPrecision(2)),
    positionOf: (value: number): number =>
      Math.round(positions * Math.sqrt(Math.min(1, Math.max(0, (value - min) / width)))),
  };
}

/** The bound of a field's text; decimals with comma or point, undefined where it is no number. */
export function readBound(text: string): number | undefined {
  const number = Number.parseFloat(text.replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
}
