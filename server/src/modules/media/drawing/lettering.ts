import { element, group } from './sheet.ts';

/**
 * A drawn alphabet: one round stroke for each letter, 100 units high, so that labels look the same
 * on a machine that has no fonts. Each glyph is its path and its advance.
 */
const glyphs: Readonly<Record<string, readonly [d: string, advance: number]>> = {
  A: ['M0 100 35 0 70 100M13 64H57', 70],
  B: ['M0 0V100H32A27 27 0 0 0 32 46H0M32 46A23 23 0 0 0 32 0H0', 59],
  C: ['M72 22A42 50 0 1 0 72 78', 74],
  D: ['M0 0V100H24A48 50 0 0 0 24 0Z', 72],
  E: ['M54 0H0V100H54M0 48H46', 54],
  F: ['M52 0H0V100M0 50H44', 52],
  G: ['M74 24A42 50 0 1 0 80 62V54H50', 80],
  H: ['M0 0V100M66 0V100M0 48H66', 66],
  I: ['M0 0V100', 0],
  J: ['M40 0V72A22 28 0 0 1 0 78', 40],
  K: ['M0 0V100M58 0 0 58M20 40 62 100', 62],
  L: ['M0 0V100H50', 50],
  M: ['M0 100V0L42 64 84 0V100', 84],
  N: ['M0 100V0L66 100V0', 66],
  O: ['M44 0A44 50 0 1 0 44 100 44 50 0 1 0 44 0Z', 88],
  P: ['M0 100V0H32A28 28 0 0 1 32 56H0', 60],
  Q: ['M44 0A44 50 0 1 0 44 100 44 50 0 1 0 44 0ZM54 72 84 106', 88],
  R: ['M0 100V0H32A27 27 0 0 1 32 54H0M30 54 60 100', 60],
  S: ['M54 15A27 24 0 0 0 5 26C5 56 58 42 58 74A29 26 0 0 1 1 82', 58],
  T: ['M0 0H64M32 0V100', 64],
  U: ['M0 0V64A32 36 0 0 0 64 64V0', 64],
  V: ['M0 0 35 100 70 0', 70],
  W: ['M0 0 26 100 52 18 78 100 104 0', 104],
  X: ['M0 0 62 100M62 0 0 100', 62],
  Y: ['M0 0 33 48 66 0M33 48V100', 66],
  Z: ['M0 0H60L0 100H62', 62],
  Ä: ['M0 100 35 0 70 100M13 64H57M17 -20H17.1M53 -20H53.1', 70],
  Ö: ['M44 0A44 50 0 1 0 44 100 44 50 0 1 0 44 0ZM26 -22H26.1M62 -22H62.1', 88],
  Ü: ['M0 0V64A32 36 0 0 0 64 64V0M14 -22H14.1M50 -22H50.1', 64],
  '0': ['M32 0C10 0 0 22 0 50S10 100 32 100 64 78 64 50 54 0 32 0Z', 64],
  '1': ['M4 22 30 0V100', 32],
  '2': ['M2 28A28 28 0 0 1 58 28C58 56 14 68 0 100H60', 60],
  '3': ['M2 14A28 25 0 1 1 28 47M22 47A28 26.500 0 1 1 0 86', 58],
  '4': ['M46 100V0L0 70H62', 62],
  '5': ['M54 0H10L5 44A30 30 0 1 1 0 86', 58],
  '6': ['M46 0C26 16 0 42 0 70A30 30 0 1 0 30 40C16 40 5 50 1 62', 60],
  '7': ['M0 0H58L20 100', 58],
  '8': [
    'M30 46A24 23 0 1 0 30 0 24 23 0 1 0 30 46ZM30 46A30 27 0 1 0 30 100 30 27 0 1 0 30 46Z',
    60,
  ],
  '9': ['M14 100C34 84 60 58 60 30A30 30 0 1 0 30 60C44 60 55 50 59 38', 60],
  '.': ['M0 98H0.1', 2],
  ',': ['M4 96 -4 116', 4],
  ':': ['M0 34H0.1M0 98H0.1', 2],
  '+': ['M0 52H52M26 26V78', 52],
  '-': ['M0 52H40', 40],
  '/': ['M0 110 44 -10', 44],
  '&': ['M74 100 16 30A20 20 0 1 1 48 26C44 46 2 50 2 76 2 106 62 112 74 58', 74],
  '!': ['M0 0V66M0 98H0.1', 2],
  '?': ['M0 24A26 26 0 1 1 34 50C28 54 27 58 27 68M27 98H27.1', 53],
  '×': ['M0 26 48 74M48 26 0 74', 48],
  '=': ['M0 38H52M0 66H52', 52],
};

const blank = 38;

/** The width of `text` at letter height 100. */
function widthOf(text: string, weight = 14, spacing = 22): number {
  let width = 0;
  for (const letter of text) width += (glyphs[letter]?.[1] ?? blank) + spacing + weight * 0.3;
  return Math.max(0, width - spacing - weight * 0.3);
}

interface Lettering {
  /** Height of the capitals, in the picture's units. */
  size: number;
  color: string;
  /** Stroke width at letter height 100; 10 is light, 16 bold. */
  weight?: number;
  /** Blank between letters at letter height 100. */
  spacing?: number;
  align?: 'start' | 'middle' | 'end';
  /** Widest it may run; longer text is drawn smaller. */
  widest?: number;
}

/** `text` with its capitals' top left (or middle, or right) corner at (x, y). */
export function lettering(text: string, x: number, y: number, style: Lettering): string {
  const weight = style.weight ?? 14;
  const spacing = style.spacing ?? 22;
  const width = widthOf(text, weight, spacing);
  let scale = style.size / 100;
  if (style.widest !== undefined && width * scale > style.widest) scale = style.widest / width;
  const start = style.align === 'middle' ? -width / 2 : style.align === 'end' ? -width : 0;
  let at = start;
  let strokes = '';
  for (const letter of text) {
    const glyph = glyphs[letter];
    if (glyph)
      strokes += element('path', { d: glyph[0], transform: `translate(${Math.round(at)})` });
    at += (glyph?.[1] ?? blank) + spacing + weight * 0.3;
  }
  return group(
    {
      transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(scale * 10000) / 10000})`,
      fill: 'none',
      stroke: style.color,
      'stroke-width': weight,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    strokes,
  );
}

/** `text` in lines of about `maxLetters` letters, broken between words. */
export function wrapped(text: string, maxLetters: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const row = rows.at(-1);
    if (row !== undefined && row.length + 1 + word.length <= maxLetters)
      rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  return rows;
}

/** Lines of lettering under each other, all as large as the longest allows. */
export function paragraph(rows: readonly string[], x: number, y: number, style: Lettering): string {
  const widest = Math.max(...rows.map((row) => widthOf(row, style.weight, style.spacing)), 1);
  const size = Math.min(style.size, ((style.widest ?? Number.POSITIVE_INFINITY) / widest) * 100);
  return rows
    .map((row, at) => lettering(row, x, y + at * size * 1.55, { ...style, size }))
    .join('');
}
