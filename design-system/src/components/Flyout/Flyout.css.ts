import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const fromEnd = keyframes({ from: { translate: '40px 0', opacity: 0 } });
const fromStart = keyframes({ from: { translate: '-40px 0', opacity: 0 } });

export const root = style({
  position: 'fixed',
  insetBlock: 0,
  width: 'min(27rem, 100%)',
  height: '100dvh',
});
export const sides = styleVariants({
  end: { insetInlineEnd: 0, animation: `${fromEnd} .2s ease-out` },
  start: { insetInlineStart: 0, animation: `${fromStart} .2s ease-out` },
});
