import { style } from '@vanilla-extract/css';

// `&&`: wins over the shared control whatever order the bundler puts style sheets in.
export const root = style({
  fieldSizing: 'content',
  maxHeight: '24em',
  selectors: { '&&': { minHeight: '6.5em' } },
});
