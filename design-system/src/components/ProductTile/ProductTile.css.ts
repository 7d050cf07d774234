import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layers, media as query } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';
import { group as badges } from '../Badge/Badge.css.ts';

const { color, space } = vars;

export const root = style({
  position: 'relative',
  display: 'grid',
  height: '100%',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&:hover': { borderColor: color.controlBorder } },
});

/** Of a row's picture. */
const rowPicture = createVar();

export const layouts = styleVariants({
  grid: { gridTemplateRows: 'auto 1fr' },
  list: {
    vars: { [rowPicture]: '5.5rem' },
    gridTemplateColumns: `${rowPicture} minmax(0, 1fr)`,
    columnGap: space.m,
    padding: space.xs,
    '@media': {
      [query.tablet]: {
        vars: { [rowPicture]: '6rem' },
        gridTemplateColumns: `${rowPicture} minmax(0, 1fr) minmax(11rem, 18.5rem)`,
      },
    },
  },
});

/** A part's style by layout: one class per part keeps sixty tiles small. */
const inGrid = `${layouts.grid} &`;
const inList = `${layouts.list} &`;

export const media = style({
  position: 'relative',
  overflow: 'hidden',
  minWidth: 0,
  selectors: {
    [inGrid]: {
      gridArea: '1 / 1',
      borderRadius: `calc(${vars.radius.card} - 1px) calc(${vars.radius.card} - 1px) 0 0`,
    },
    [inList]: { borderRadius: vars.radius.control, alignSelf: 'start' },
  },
});

/** Over the link that covers the tile. */
const over = { position: 'absolute', zIndex: layers.raised } as const;
const badgesOnPicture = `${media} > ${badges}`;
globalStyle(badgesOnPicture, {
  ...over,
  insetBlockStart: space.xs,
  insetInline: space.xs,
  alignItems: 'flex-start',
  pointerEvents: 'none',
});
globalStyle(`${badgesOnPicture} > *`, {
  '@media': { [query.belowTablet]: { fontSize: '11px' } },
});
export const action = style({
  ...over,
  insetBlockStart: '2px',
  selectors: {
    [inGrid]: { insetInlineEnd: '2px' },
    [inList]: {
      // Out of the picture's corner as far as above it.
      insetInlineStart: space.xs,
      width: `calc(${rowPicture} + 6px)`,
      display: 'flex',
      justifyContent: 'flex-end',
      pointerEvents: 'none',
    },
  },
});
globalStyle(`${action} > *`, { pointerEvents: 'auto' });
globalStyle(`${root}:has(> ${action}) > ${badgesOnPicture}`, { insetInlineEnd: '36px' });
// There from the beginning, so showing it moves nothing; without hover it is always to be seen.
export const quickAction = style({
  gridArea: '1 / 1',
  placeSelf: 'end',
  margin: space.xs,
  zIndex: layers.raised,
  '@media': {
    [query.hover]: {
      opacity: 0,
      transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
      selectors: {
        [`${root}:hover &, ${root}:focus-within &`]: { opacity: 1 },
      },
    },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['2xs'],
  minWidth: 0,
  selectors: { [inGrid]: { padding: '10px 12px 12px' } },
  '@media': { [query.tablet]: { selectors: { [inGrid]: { padding: '12px 14px 14px' } } } },
});

export const name = style({
  // Never cut: the end of a name decides, how many pieces, which size.
  fontSize: vars.size.m,
  fontWeight: vars.weight.medium,
  lineHeight: 1.35,
  textWrap: 'pretty',
  hyphenateLimitChars: '8 4 4',
  // Two tiles beside each other on a phone: room for the long words of German names.
  '@media': { [query.belowTablet]: { fontSize: '.9375rem' } },
  selectors: { [inGrid]: { minHeight: '2.7em' } },
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  selectors: {
    '&:hover': { textDecoration: 'underline', color: color.link },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const maker = style({
  fontSize: vars.size.xs,
  lineHeight: 1.4,
  color: vars.color.textMuted,
});
export const orderNumber = style({
  fontSize: vars.size.xs,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const hint = style({ fontSize: vars.size.xs, lineHeight: 1.4, color: color.textMuted });
/** Swatches: no links, so that a listing has no hundreds of stops and no small targets. */
globalStyle(`${hint} i`, {
  display: 'inline-block',
  width: '1em',
  height: '1em',
  marginInlineEnd: '4px',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: '50%',
  verticalAlign: '-.1em',
  forcedColorAdjust: 'none',
});

export const buy = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['2xs'],
  minWidth: 0,
  selectors: {
    /** At the foot of the tile, so that prices of a row stand on one line. */
    [inGrid]: { marginTop: 'auto', paddingTop: space['2xs'] },
    [inList]: { gridColumn: '2', marginTop: space['2xs'] },
  },
  '@media': {
    [query.tablet]: { selectors: { [inList]: { gridColumn: 'auto', marginTop: 0 } } },
  },
});
/** Controls of the tile, over the link that covers it. */
export const controls = style({
  position: 'relative',
  zIndex: layers.raised,
  marginTop: space['2xs'],
});
