import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  height: '100%',
  padding: space.m,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.surface,
});
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s,
});
export const title = style({
  fontSize: vars.size.s,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.35,
});
export const lines = style({ fontStyle: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere' });
export const line = style({ display: 'block' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  marginTop: 'auto',
  fontSize: vars.size.s,
});
