import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color } = vars;

export const root = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const label = style({
  marginBottom: '6px',
  fontSize: vars.size.s,
  fontWeight: vars.weight.semibold,
});

export const box = style({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  maxWidth: '100%',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  selectors: {
    '&:focus-within': { borderColor: color.focus },
    '&[data-limit]': { borderColor: color.warning },
    '&[data-disabled]': { background: color.sunken, color: color.textMuted },
  },
});

export const sizes = styleVariants({
  m: { height: vars.control.m },
  s: { height: vars.control.s, fontSize: vars.size.s },
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.5em',
  flex: 'none',
  borderRadius: `calc(${vars.radius.control} - 1px)`,
  color: color.link,
  selectors: {
    '&:hover:not(:disabled)': { background: color.actionSoft },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:disabled': { color: color.textMuted, cursor: 'not-allowed' },
  },
  // They need a script; the field alone does not.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const input = style({
  width: '3.2em',
  minWidth: 0,
  border: 0,
  background: 'none',
  textAlign: 'center',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.badge } },
  '@media': { [media.touch]: { fontSize: '16px' } },
});

export const notice = style({
  marginTop: '6px',
  fontSize: vars.size.s,
  lineHeight: 1.4,
  color: color.warning,
});
