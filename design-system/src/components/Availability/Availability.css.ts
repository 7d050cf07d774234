import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const root = style({
  display: 'flex',
  gap: '.4em',
  fontSize: vars.size.s,
  fontWeight: 500,
  lineHeight: 1.4,
});
export const icon = style({ marginTop: '.12em' });
export const states = styleVariants({
  available: { color: vars.color.success },
  limited: { color: vars.color.warning },
  later: { color: vars.color.textMuted },
  unavailable: { color: vars.color.danger },
});
export const detail = style({ display: 'block', fontWeight: 400, color: vars.color.textMuted });
