import { style } from '@vanilla-extract/css';
import { layers } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color } = vars;

export const root = style({ position: 'relative', width: '100%' });
/** Covers the page beside the suggestions: a click on it closes them. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.dropdown - 1,
  background: color.scrim,
});
export const form = style({ position: 'relative', display: 'flex' });
export const formOpen = style({ zIndex: layers.dropdown });

export const input = style({
  width: '100%',
  minWidth: 0,
  height: vars.control.m,
  paddingInline: '1.1em 5.5rem',
  border: `1.5px solid ${color.controlBorder}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:focus-visible': { outlineOffset: '0px', borderColor: color.focus },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
  },
  '@media': { '(pointer: coarse)': { fontSize: 'max(1rem, 16px)' } },
});
export const buttons = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '4px',
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
});
const round = style({
  display: 'grid',
  placeItems: 'center',
  width: `calc(${vars.control.m} - 8px)`,
  height: `calc(${vars.control.m} - 8px)`,
  borderRadius: vars.radius.pill,
});
export const clear = style([
  round,
  { color: color.textMuted, selectors: { '&:hover': { color: color.text } } },
]);
export const submit = style([
  round,
  {
    background: color.action,
    color: color.onAction,
    selectors: { '&:hover': { background: color.actionHover } },
  },
]);
