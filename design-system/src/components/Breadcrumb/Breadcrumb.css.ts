import { style } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontSize: vars.size.s,
  lineHeight: 1.4,
  color: vars.color.textMuted,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '24px',
  minWidth: 0,
  // On a phone only the way one step back is left.
  '@media': { [media.belowTablet]: { selectors: { '&:not([data-parent])': { display: 'none' } } } },
});
export const separator = style({
  margin: '0 .35em',
  '@media': { [media.belowTablet]: { display: 'none' } },
});
export const back = style({
  '@media': { [media.tablet]: { display: 'none' } },
  marginInlineEnd: '.25em',
});
