import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { dimmedGutter } from '../../internal/gutter.ts';
import { chevron, forcedInk, turned } from '../../internal/mask.ts';
import { layers, media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

/** A native popover: opens before any script has loaded, closes by Escape and by a tap beside it. */
export const root = style({
  position: 'fixed',
  inset: '0 auto 0 0',
  width: 'min(22rem, 100%)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow,
  selectors: { '&::backdrop': { background: color.scrim } },
  '@media': { [media.forcedColors]: { borderInlineEnd: '1px solid' } },
});
globalStyle(`html:has(${root}:popover-open)`, { overflow: 'hidden', ...dimmedGutter });

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layers.raised,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '60px',
  padding: `0 ${space.xs} 0 ${space.m}`,
  borderBottom: `1px solid ${color.hairline}`,
  background: color.raised,
});
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.bold,
});
export const body = style({ padding: `${space.xs} 0 ${space.xl}` });

const spine = '--k-spine';
export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  width: '100%',
  minHeight: '48px',
  padding: `${space.xs} ${space.m}`,
  color: color.text,
  fontWeight: vars.weight.medium,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current]': { fontWeight: vars.weight.bold, color: color.link },
    '&:focus-visible': { outlineOffset: '-2px' },
    'summary&::after': chevron,
    'details[open] > &::after': turned,
  },
  '@media': {
    [media.forcedColors]: { selectors: { 'summary&::after': forcedInk } },
  },
});
export const topEntry = style({
  paddingInlineStart: `calc(${space.m} + 10px)`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '8px',
    insetInlineStart: space.xs,
    width: '5px',
    borderRadius: '3px',
    background: `var(${spine}, transparent)`,
    forcedColorAdjust: 'none',
  },
});
export const spines = styleVariants(vars.subject, (value) => ({ vars: { [spine]: value } }));
export const level = style({ paddingInlineStart: space.m });
// `&&`: wins over IconButton whatever order the bundler puts style sheets in.
export const opener = style({
  '@media': { [media.laptop]: { selectors: { '&&': { display: 'none' } } } },
});
