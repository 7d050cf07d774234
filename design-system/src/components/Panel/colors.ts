import { contrastRatio, parseHex } from '../../themes/rgb.ts';

export const groundVariable = '--k-panel-ground';
export const textVariable = '--k-panel-text';
export const headingVariable = '--k-panel-heading';

/** Colours as `#rrggbb`, the same on paper and on the chalkboard. */
export interface PanelColors {
  background: string;
  /** @default black or white, whichever reads better */
  text?: string | undefined;
  /** @default the text's */
  heading?: string | undefined;
}

/** WCAG 2.2 AA, text of any size: not every heading is large. */
const readableRatio = 4.5;

const ink = '#1d2430';
const chalk = '#ffffff';

/**
 * The three colours as custom properties. One with too little contrast to the ground is replaced by
 * ink or chalk; without a valid ground there are none.
 */
export function colorVariables({ background, text, heading }: PanelColors) {
  if (!isHex(background)) return undefined;
  const readable = (color: string | undefined, otherwise: string) =>
    isHex(color) && ratio(color, background) >= readableRatio ? color : otherwise;
  const own = ratio(ink, background) >= ratio(chalk, background) ? ink : chalk;
  const shown = readable(text, own);
  return {
    [groundVariable]: background,
    [textVariable]: shown,
    [headingVariable]: readable(heading, shown),
  };
}

const isHex = (color: string | undefined): color is string =>
  color !== undefined && /^#[0-9a-f]{6}$/i.test(color);

const ratio = (a: string, b: string) => contrastRatio(parseHex(a), parseHex(b));
