import { style } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2xs'],
  fontVariantNumeric: 'tabular-nums',
});
export const page = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.25em',
  minWidth: vars.control.m,
  height: vars.control.m,
  paddingInline: '.6em',
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    'a&:hover': { background: vars.color.actionSoft, color: vars.color.link },
    '&[aria-current="page"]': { background: vars.color.action, color: vars.color.onAction },
    'a&[aria-current="page"]:hover': { background: vars.color.action, color: vars.color.onAction },
  },
  '@media': {
    [media.belowTablet]: { minWidth: '40px' },
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { border: '2px solid Highlight' } },
    },
  },
});
export const gap = style({ minWidth: '1.5em', textAlign: 'center', color: vars.color.textMuted });
/** Numbers a phone has no room for. */
export const wide = style({ '@media': { [media.belowTablet]: { display: 'none' } } });
export const step = style({ '@media': { [media.belowTablet]: { paddingInline: 0 } } });
export const stepLabel = style({ '@media': { [media.belowTablet]: { display: 'none' } } });
