import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { dimmedGutter } from '../../internal/gutter.ts';
import {
  chevron,
  forcedChevron,
  forcedInk,
  lineMask,
  masked,
  turned,
} from '../../internal/mask.ts';
import { paths } from '../../internal/paths.ts';
import { layers, media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

/**
 * One panel: a column from laptop up, below that a sheet. The sheet is a native popover, so it
 * opens, closes and leaves by Escape before any script has loaded.
 */
export const panel = style({
  color: color.text,
  background: 'none',
  border: 0,
  '@media': {
    [media.laptop]: {
      position: 'static',
      display: 'block',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
    },
    [media.belowLaptop]: {
      // A popover's other edges are at the window's by themselves.
      insetInlineStart: 'auto',
      width: 'min(24rem, 100%)',
      height: '100dvh',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: color.raised,
      boxShadow: vars.shadow,
      selectors: { '&::backdrop': { background: color.scrim } },
    },
    [`${media.belowLaptop} and ${media.forcedColors}`]: { borderInlineStart: '1px solid' },
  },
});
globalStyle(`html:has(${panel}:popover-open)`, {
  '@media': { [media.belowLaptop]: { overflow: 'hidden', ...dimmedGutter } },
});

export const opener = style({
  '@media': { [media.laptop]: { selectors: { '&&': { display: 'none' } } } },
});
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: layers.raised,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space.xs,
  paddingInline: `${space.m} ${space.xs}`,
  borderBottom: `1px solid ${color.hairline}`,
  background: color.raised,
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.bold,
  '@media': { [media.laptop]: { display: 'none' } },
});
export const foot = style({
  position: 'sticky',
  bottom: 0,
  padding: `${space.xs} ${space.m} calc(${space.xs} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.hairline}`,
  background: color.raised,
  '@media': { [media.laptop]: { display: 'none' } },
});
export const groups = style({
  '@media': { [media.belowLaptop]: { padding: `0 ${space.m} ${space.xl}` } },
});
export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.5em',
  paddingInline: '.35em',
  borderRadius: vars.radius.pill,
  background: color.action,
  color: color.onAction,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.5,
});

export const group = style({ borderBottom: `1px solid ${color.hairline}` });
export const groupTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: vars.control.m,
  fontWeight: vars.weight.semibold,
  borderRadius: vars.radius.badge,
  '::after': { ...chevron, marginInlineStart: 'auto' },
  '@media': forcedChevron,
  selectors: { 'details[open] > &::after': turned },
});
export const groupBody = style({ paddingBottom: space.m, fontSize: vars.size.s });

export const options = style({ display: 'flex', flexDirection: 'column' });
const optionPadding = '.3em';
const boxSize = '1.25em';
/** Beside the middle of the first line. */
const boxDrop = '.06em';
const tickSize = '.9em';
const optionLook: StyleRule = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '.6em',
  padding: `${optionPadding} 0`,
  minHeight: '32px',
  borderRadius: vars.radius.badge,
  color: color.text,
  fontSize: vars.size.s,
  lineHeight: 1.4,
  textDecoration: 'none',
};
const hoveredOption = { 'a&:hover': { color: color.link } };
export const option = style({ ...optionLook, selectors: hoveredOption });
/** The box and its tick are no elements: a listing has sixty of them. */
export const boxedOption = style({
  ...optionLook,
  position: 'relative',
  '::before': {
    content: '',
    flex: 'none',
    width: boxSize,
    height: boxSize,
    marginTop: boxDrop,
    border: `1.5px solid ${color.controlBorder}`,
    borderRadius: '4px',
    background: color.surface,
  },
  selectors: {
    ...hoveredOption,
    '&[aria-current="true"]::before': { borderColor: color.action, background: color.action },
    '&[aria-current="true"]::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(${optionPadding} + ${boxDrop} + (${boxSize} - ${tickSize}) / 2)`,
      insetInlineStart: `calc((${boxSize} - ${tickSize}) / 2)`,
      width: tickSize,
      height: tickSize,
      background: color.onAction,
      ...masked(lineMask(paths.check, 3.5)),
      maskSize: 'contain',
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current="true"]::after': forcedInk } },
  },
});
export const optionDisabled = style({ color: color.textMuted });
export const swatch = style({
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  marginTop: '.06em',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  selectors: {
    '[aria-current="true"] > &': {
      outline: `2px solid ${color.action}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '[aria-current="true"] > &': { outlineColor: 'LinkText' } },
    },
  },
});
export const optionLabel = style({
  flex: 1,
  minWidth: 0,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  selectors: { '[aria-current="true"] > &': { fontWeight: vars.weight.semibold } },
});
export const optionCount = style({
  fontSize: vars.size.xs,
  lineHeight: 1.6,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  // Not yet those of what was pressed.
  selectors: { '[aria-busy="true"] &': { opacity: 0.4 } },
});

export const moreSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.3em',
  minHeight: '32px',
  color: color.link,
  fontSize: vars.size.s,
  fontWeight: vars.weight.semibold,
  '::after': chevron,
  '@media': forcedChevron,
  selectors: {
    'details[open] > &': { display: 'none' },
    '&:hover': { textDecoration: 'underline' },
  },
});

export { chip, chips } from '../../internal/chip.css.ts';
