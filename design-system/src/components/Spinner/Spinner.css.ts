import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style({
  display: 'block',
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} .8s linear infinite`,
});

export const sizes = styleVariants({
  s: { width: '1.125rem', height: '1.125rem' },
  m: { width: '2rem', height: '2rem', borderWidth: '3px' },
});
