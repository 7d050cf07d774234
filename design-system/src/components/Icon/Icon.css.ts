import { style, styleVariants } from '@vanilla-extract/css';
import { way } from '../../internal/way.ts';
import { media } from '../../themes/breakpoints.ts';

export const root = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Forced colours keep a drawing's colours only with `none`; an icon takes the colour of its text.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } },
});

export const filled = style({ fill: 'currentColor' });
/** Points along the reading direction. */
export const onward = style({ scale: `${way} 1` });

export const sizes = styleVariants({
  s: { width: '1rem', height: '1rem', strokeWidth: 2 },
  m: { width: '1.25rem', height: '1.25rem' },
  l: { width: '1.5rem', height: '1.5rem' },
  xl: { width: '2.5rem', height: '2.5rem', strokeWidth: 1.25 },
});
