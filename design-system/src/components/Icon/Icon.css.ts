import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const filled = style({ fill: 'currentColor' });

export const sizes = styleVariants({
  s: { width: '1rem', height: '1rem', strokeWidth: 2 },
  m: { width: '1.25rem', height: '1.25rem' },
  l: { width: '1.5rem', height: '1.5rem' },
  xl: { width: '2.5rem', height: '2.5rem', strokeWidth: 1.25 },
});
