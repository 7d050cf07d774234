import { vars } from '@kreide/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The code beside its link, above it on phones. */
export const invite = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
});

export const link = style({ flex: '1 1 14rem', minWidth: 0 });
