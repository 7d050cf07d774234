import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  marginTop: vars.space['2xs'],
});
export const link = style({ color: vars.color.danger, fontWeight: vars.weight.medium });
