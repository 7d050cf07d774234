import { style } from '@vanilla-extract/css';
import { media } from '../themes/breakpoints.ts';
import { vars } from '../themes/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 });

export const label = style({
  fontSize: vars.size.s,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.35,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
export const optional = style({ fontWeight: vars.weight.regular, color: vars.color.textMuted });

export const note = style({ fontSize: vars.size.s, lineHeight: 1.4, color: vars.color.textMuted });
export const error = style({
  display: 'flex',
  gap: '.4em',
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  lineHeight: 1.4,
  color: vars.color.danger,
});
export const errorIcon = style({ marginTop: '.1em' });

/** The box of every text-like control. */
export const control = style({
  width: '100%',
  minHeight: vars.control.m,
  padding: '.5em .75em',
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  lineHeight: 1.35,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.text },
    '&:focus-visible': { outlineOffset: '0px', borderColor: vars.color.focus },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    '&:disabled': {
      background: vars.color.sunken,
      color: vars.color.textMuted,
      cursor: 'not-allowed',
    },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
  },
  '@media': {
    // Below 16 px iOS zooms the page when a field is focused.
    [media.touch]: { fontSize: 'max(1rem, 16px)' },
    [media.forcedColors]: { selectors: { '&[aria-invalid="true"]': { borderWidth: '2px' } } },
  },
});
