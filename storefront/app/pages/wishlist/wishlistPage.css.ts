import { globalStyle, style } from '@vanilla-extract/css';

/** What is no form needs a script; without one nobody presses it in vain. */
export const page = style({});

globalStyle(`${page} button[type='button']`, {
  '@media': { '(scripting: none)': { display: 'none' } },
});
