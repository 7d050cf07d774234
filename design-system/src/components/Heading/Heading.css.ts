import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const root = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.bold,
  lineHeight: 1.2,
});

export const sizes = styleVariants({
  display: { fontSize: vars.size.display, lineHeight: 1.06, letterSpacing: '-.02em' },
  h1: { fontSize: vars.size.h1, lineHeight: 1.12, letterSpacing: '-.015em' },
  h2: { fontSize: vars.size.h2, letterSpacing: '-.01em' },
  h3: { fontSize: vars.size.h3 },
  h4: {
    fontSize: vars.size.h4,
    fontFamily: vars.font.text,
    fontWeight: vars.weight.semibold,
    lineHeight: 1.3,
  },
});

export const accent = style({ color: vars.color.accent });
export const accentSmall = style({ color: vars.color.link });
