import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  minWidth: 0,
});
/** To be read out on the telephone and copied into a mail. */
export const reference = style({
  marginTop: space.xs,
  color: color.textMuted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
});
export const details = style({
  maxHeight: '24rem',
  padding: space.m,
  overflow: 'auto',
  borderRadius: vars.radius.control,
  background: color.sunken,
  fontSize: vars.size.xs,
  lineHeight: 1.5,
});
