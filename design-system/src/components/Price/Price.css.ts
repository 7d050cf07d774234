import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  fontVariantNumeric: 'tabular-nums',
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '.5em',
  lineHeight: 1.15,
});

export const prefix = style({ fontSize: vars.size.s, fontWeight: vars.weight.medium });

export const current = style({
  fontWeight: vars.weight.bold,
  letterSpacing: '-.01em',
  whiteSpace: 'nowrap',
});
export const sizes = styleVariants({
  s: { fontSize: vars.size.m },
  m: { fontSize: '1.375rem' },
  l: { fontSize: '2rem' },
});
export const reduced = style({ color: vars.color.saleText });
export const fraction = style({ fontSize: '.62em', verticalAlign: '.48em', lineHeight: 0 });

export const note = style({
  fontSize: vars.size.xs,
  lineHeight: 1.4,
  color: vars.color.textMuted,
  hyphens: 'auto',
});
export const struck = style({ textDecoration: 'line-through', whiteSpace: 'nowrap' });
