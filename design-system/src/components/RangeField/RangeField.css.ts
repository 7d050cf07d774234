import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.xs,
});
