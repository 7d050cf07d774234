import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const root = style({
  display: 'block',
  background: vars.color.skeleton,
  borderRadius: vars.radius.badge,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const shapes = styleVariants({
  line: { height: '1em', marginBlock: '.25em' },
  block: { height: '100%' },
  square: { aspectRatio: '1' },
  circle: { aspectRatio: '1', borderRadius: '50%' },
});
