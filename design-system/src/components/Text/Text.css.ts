import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const sizes = styleVariants({
  xs: { fontSize: vars.size.xs, lineHeight: 1.4 },
  s: { fontSize: vars.size.s, lineHeight: 1.45 },
  m: { fontSize: vars.size.m },
  l: { fontSize: vars.size.l, lineHeight: 1.45 },
});

export const tones = styleVariants({
  neutral: {},
  muted: { color: vars.color.textMuted },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
  sale: { color: vars.color.saleText },
  prime: { color: vars.color.prime },
});

export const weights = styleVariants({
  regular: {},
  medium: { fontWeight: vars.weight.medium },
  strong: { fontWeight: vars.weight.semibold },
});

export const aligns = styleVariants({
  start: {},
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
export const struck = style({ textDecoration: 'line-through', textDecorationThickness: '1px' });
export const measured = style({ maxWidth: '65ch' });
