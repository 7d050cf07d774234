import { media } from '../themes/breakpoints.ts';
import { vars } from '../themes/vars.css.ts';
import { paths } from './paths.ts';

/**
 * A drawing on a 24 px grid as the mask of an element that is coloured by its background. For signs
 * that a page repeats a hundred times: as inline SVG they would be most of its markup.
 */
export function mask(path: string, attributes: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path ${attributes} d='${path}'/></svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23')}")`;
}

/** A line like an icon's. @param width on the 24 px grid */
export const lineMask = (path: string, width: number) =>
  mask(
    path,
    `fill='none' stroke='#000' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round'`,
  );

const star = 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 3 1.1-6-4.4-4.2 6-.8z';

/** A full star; a tile repeats it five times in one element. */
export const starMask = mask(star, "stroke='#000' stroke-width='1.5' stroke-linejoin='round'");
export const starOutlineMask = lineMask(star, 1.5);

/** For the `@media` of a masked element, whose background forced colours would replace. */
export const forcedInk = { background: 'CanvasText', forcedColorAdjust: 'none' } as const;

/** Marks by colour, for forced colours. */
export const forcedMark = {
  forcedColorAdjust: 'none',
  borderColor: 'Highlight',
  background: 'Highlight',
  color: 'HighlightText',
} as const;

const sign = '--k-sign';

/**
 * The style of an element that is masked by a drawing. The build writes a mask once more for engines that
 * know it by a prefix alone; the drawing, which is long, stands there once.
 */
export const masked = (drawing: string) =>
  ({ vars: { [sign]: drawing }, maskImage: `var(${sign})` }) as const;

/** For `::after` of a summary that unfolds. */
export const chevron = {
  content: '',
  flex: 'none',
  width: '1rem',
  height: '1rem',
  background: 'currentColor',
  ...masked(lineMask(paths.chevronDown, 2)),
  maskSize: 'contain',
  transition: `transform ${vars.motion.base} ${vars.motion.easing}`,
} as const;

export const turned = { transform: 'rotate(180deg)' } as const;

export const forcedChevron = { [media.forcedColors]: { '::after': forcedInk } };
