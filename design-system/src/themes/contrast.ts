import type { ColorTokens } from './tokens.ts';

type Role = keyof ColorTokens;

/** Least ratio of WCAG 2.2 AA for running text; large text (24 px, or 18.7 px bold); parts of controls. */
export const contrastMinimum = { text: 4.5, large: 3, control: 3 } as const;

export interface ContrastPair {
  foreground: Role;
  background: Role;
  kind: keyof typeof contrastMinimum;
}

const levels = ['page', 'surface', 'sunken', 'raised'] as const;
const notices = ['infoSurface', 'successSurface', 'warningSurface', 'dangerSurface'] as const;

const pairs = (
  kind: ContrastPair['kind'],
  foregrounds: readonly Role[],
  backgrounds: readonly Role[],
): ContrastPair[] =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, kind })),
  );

/** Every pair of colours that a component lays on each other. A new use adds its pair here. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs('text', ['text', 'textMuted', 'link', 'linkHover'], levels),
  ...pairs('text', ['saleText', 'success', 'warning', 'danger'], levels),
  ...pairs('text', ['info'], ['page', 'surface', 'raised', 'infoSurface']),
  ...pairs('text', ['prime'], ['page', 'surface']),
  ...pairs('text', ['link'], ['actionSoft', 'actionSoftHover']),
  ...pairs('text', ['onAction'], ['action', 'actionHover']),
  ...pairs('text', ['onSale'], ['sale', 'saleHover']),
  ...pairs('text', ['onGo'], ['go', 'goHover']),
  ...pairs('text', ['onNew'], ['new']),
  ...pairs('text', ['onHighlight'], ['highlight']),
  ...pairs('text', ['text', 'link'], notices),
  ...pairs('text', ['success'], ['successSurface']),
  ...pairs('text', ['warning'], ['warningSurface']),
  ...pairs('text', ['danger'], ['dangerSurface']),
  ...pairs('large', ['accent'], ['page', 'surface', 'raised']),
  ...pairs('control', ['controlBorder', 'focus', 'action', 'danger'], levels),
  ...pairs('control', ['star'], ['page', 'surface', 'raised']),
];

type Rgb = readonly [number, number, number];

/** Channels of a `#rrggbb` colour, 0 to 255. Throws on any other notation. */
export function parseHex(color: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!match) throw new Error(`not a #rrggbb colour: ${color}`);
  const [, red = '', green = '', blue = ''] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** `share` (0 to 1) of one colour in another, as CSS `color-mix(in srgb, …)` mixes them. */
export function mix(color: Rgb, into: Rgb, share: number): Rgb {
  const channel = (place: 0 | 1 | 2) => color[place] * share + into[place] * (1 - share);
  return [channel(0), channel(1), channel(2)];
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}
