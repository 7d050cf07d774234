import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space['2xs']} ${vars.space.l}`,
});
export const intro = style({ flexBasis: '100%', maxWidth: '65ch', color: vars.color.textMuted });
