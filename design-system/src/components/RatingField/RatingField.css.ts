import { style } from '@vanilla-extract/css';
import { starMask, starOutlineMask } from '../../internal/mask.ts';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color } = vars;

const given = { maskImage: starMask, background: color.star };

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
});
/** The first star stands on the edge, not its target's air. */
export const stars = style({
  display: 'inline-flex',
  marginInlineStart: `calc((30px - ${vars.control.m}) / 2)`,
});

/** A target of 44 px around a star of 30; an outline until it is given. */
export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.control.m,
  height: vars.control.m,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      width: '30px',
      height: '30px',
      maskImage: starOutlineMask,
      maskSize: 'contain',
      background: color.controlBorder,
      transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, scale ${vars.motion.fast} ${vars.motion.easing}`,
    },
    // All stars up to the chosen one; while the pointer is there, up to the one below it.
    '&:has(:checked)::before, &:has(~ & :checked)::before': given,
    [`${stars}:hover:not(:has(:disabled)) &:not(:hover, :has(~ &:hover))::before`]: {
      maskImage: starOutlineMask,
      background: color.controlBorder,
    },
    [`${stars}:not(:has(:disabled)) &:hover::before, ${stars}:not(:has(:disabled)) &:has(~ &:hover)::before`]:
      given,
    '&:hover:not(:has(:disabled))::before': { scale: '1.12' },
    '&:active:not(:has(:disabled))::before': { scale: '.9' },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::before': { background: 'GrayText', forcedColorAdjust: 'none' },
        '&:has(:checked)::before, &:has(~ & :checked)::before': { background: 'Highlight' },
      },
    },
  },
});

/** Covers its star: takes click and focus, and is found by touch exploration. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});

export const words = style({ fontWeight: vars.weight.medium });
