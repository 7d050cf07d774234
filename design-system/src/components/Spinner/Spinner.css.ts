import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style({
  display: 'block',
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} .8s linear infinite`,
  // Forced colours would draw the transparent part as well, and a closed ring does not seem to
  // turn.
  '@media': { [media.forcedColors]: { borderTopColor: 'Canvas' } },
});

export const sizes = styleVariants({
  s: { width: '1.125rem', height: '1.125rem' },
  m: { width: '2rem', height: '2rem', borderWidth: '3px' },
});
