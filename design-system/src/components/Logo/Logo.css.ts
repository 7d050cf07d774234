import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export const root = style({
  flex: 'none',
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 7.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Of a name.
  fontFamily: vars.font.display,
  fontWeight: vars.weight.bold,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const chalk = style({
  stroke: vars.color.accent,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const sizes = styleVariants({
  /** 300 by 83 px, and less where there is less room. */
  m: {
    width: 'clamp(84px, 29vw, 132px)',
    height: 'auto',
    '@media': { [media.laptop]: { width: '300px' } },
  },
  s: { width: '132px', height: 'auto' },
});
