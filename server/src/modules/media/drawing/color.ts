/**
 * Colour arithmetic in OKLab, where equal steps look equal: a lighter red stays the same red.
 * Colours are six-digit hex strings in and out.
 */

type Lab = readonly [lightness: number, a: number, b: number];

const decode = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const encode = (linear: number): string => {
  const channel = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, channel)) * 255)
    .toString(16)
    .padStart(2, '0');
};

const labCache = new Map<string, Lab>();

function toLab(hex: string): Lab {
  const known = labCache.get(hex);
  if (known) return known;
  const [r, g, b] = [1, 3, 5].map((at) => decode(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const red = r ?? 0;
  const green = g ?? 0;
  const blue = b ?? 0;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  if (labCache.size < 2000) labCache.set(hex, lab);
  return lab;
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${encode(
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
  )}${encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
}

/** From `from` (share 0) to `to` (share 1). */
export function mix(from: string, to: string, share: number): string {
  const a = toLab(from);
  const b = toLab(to);
  return toHex([
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ]);
}

/** Perceived lightness, 0 (black) to 1 (white). */
export const lightness = (color: string): number => toLab(color)[0];

/** Lighter by `step` of perceived lightness; highlights lose a little colour, as in daylight. */
export function lighter(color: string, step: number): string {
  const [l, a, b] = toLab(color);
  const fade = 1 - step * 0.6;
  return toHex([Math.min(1, l + step), a * fade, b * fade]);
}

/** Darker by `step` of perceived lightness, with the hue kept. */
export function darker(color: string, step: number): string {
  const [l, a, b] = toLab(color);
  const keep = l === 0 ? 1 : Math.max(0.45, (l - step * 0.55) / l);
  return toHex([Math.max(0.04, l - step), a * keep, b * keep]);
}

/** Ink that reads on `ground`: near-black on light colours, paper white on dark ones. */
export const inkOn = (ground: string): string => (lightness(ground) > 0.66 ? '#1d2430' : '#fffdf8');
