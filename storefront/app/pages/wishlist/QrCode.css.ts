import { style } from '@vanilla-extract/css';

export const code = style({
  width: '10rem',
  maxWidth: '100%',
  aspectRatio: '1',
  flexShrink: 0,
  // Beside something higher its paper stays a square.
  alignSelf: 'start',
  background: '#fff',
  fill: '#000',
  // Forced colours would make it one colour.
  forcedColorAdjust: 'none',
});
