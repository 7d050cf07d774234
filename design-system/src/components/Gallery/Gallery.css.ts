import { style } from '@vanilla-extract/css';
import { atItsEnd } from '../../internal/arrow.ts';
import { layers, media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  minWidth: 0,
  // All of a picture is seen at once.
  '@media': { [media.low]: { maxWidth: 'max(14rem, 72dvh)' } },
});
export const stage = style({
  position: 'relative',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  border: `1px solid ${color.hairline}`,
  background: color.surface,
  // Pictures would cover the ring of what they lie in.
  selectors: {
    '&:has(> [role="group"]:focus-visible, [role="group"] :focus-visible)': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
});
export const zoom = style({
  display: 'block',
  width: '100%',
  cursor: 'zoom-in',
  ':hover': { opacity: 0.9 },
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});
const over = { position: 'absolute', zIndex: layers.raised } as const;
export const badges = style({
  ...over,
  insetBlockStart: space.s,
  insetInlineStart: space.s,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space['2xs'],
  pointerEvents: 'none',
});
export const action = style({
  ...over,
  insetBlockStart: space['2xs'],
  insetInlineEnd: space['2xs'],
});
export const position = style({
  ...over,
  insetBlockEnd: space.s,
  insetInlineEnd: space.s,
  padding: '.2em .7em',
  borderRadius: vars.radius.pill,
  background: color.raised,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});
const arrow = {
  ...over,
  insetBlock: 0,
  marginBlock: 'auto',
  selectors: atItsEnd,
  '@media': {
    [media.touch]: { selectors: { '&&': { display: 'none' } } },
  },
} as const;
export const previous = style({ ...arrow, insetInlineStart: space.xs });
export const next = style({ ...arrow, insetInlineEnd: space.xs });

export const thumbnails = style({
  display: 'flex',
  gap: space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  padding: '3px',
  margin: '-3px',
});
export const thumbnail = style({
  flex: 'none',
  width: '72px',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  selectors: {
    '&:hover': { borderColor: color.controlBorder },
    '&[aria-current="true"]': { borderColor: color.action, boxShadow: `0 0 0 1px ${color.action}` },
  },
});
