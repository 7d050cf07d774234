import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  padding: space.l,
  borderRadius: vars.radius.card,
  background: color.surface,
  border: `1px solid ${color.hairline}`,
});
export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.m,
  lineHeight: 1.4,
});
export const tones = styleVariants({
  neutral: {},
  muted: { color: color.textMuted, fontSize: vars.size.s },
  sale: { color: color.saleText, fontWeight: vars.weight.semibold },
});
export const hint = style({
  display: 'block',
  color: color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.regular,
});
export const amount = style({ whiteSpace: 'nowrap', textAlign: 'end' });
export const total = style({
  alignItems: 'baseline',
  marginTop: space['2xs'],
  paddingTop: space.s,
  borderTop: `2px solid ${color.text}`,
  fontWeight: vars.weight.bold,
});
export const totalAmount = style({ fontSize: '1.5rem', letterSpacing: '-.01em', lineHeight: 1.2 });
