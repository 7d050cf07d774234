import { style } from '@vanilla-extract/css';
import { forcedInk, lineMask } from '../../internal/mask.ts';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const calendar =
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5ZM4 10h16M8.5 3v4m7-4v4';

export const root = style({
  // iOS centres the day, and an empty field loses its height.
  appearance: 'none',
  selectors: {
    '&::-webkit-date-and-time-value': { minHeight: '1.35em', textAlign: 'start' },
    '&::-webkit-datetime-edit': { padding: 0 },
    // Firefox keeps its own sign, which has the colour of the text as well.
    '&::-webkit-calendar-picker-indicator': {
      width: '1.5em',
      height: '1.5em',
      marginBlock: '-.1em',
      marginInlineStart: '.5em',
      padding: 0,
      background: vars.color.textMuted,
      maskImage: lineMask(calendar, 1.75),
      maskPosition: 'center',
      maskRepeat: 'no-repeat',
      maskSize: '1.25em',
      opacity: 1,
      cursor: 'pointer',
    },
    '&:hover:not(:disabled)::-webkit-calendar-picker-indicator': { background: vars.color.text },
    '&:disabled::-webkit-calendar-picker-indicator': { opacity: 0.5, cursor: 'inherit' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&::-webkit-calendar-picker-indicator': forcedInk },
    },
  },
});
