import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { dimmedGutter } from '../../internal/gutter.ts';
import { chevron, forcedChevron, turned } from '../../internal/mask.ts';
import { breakpoints, layers, media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

/** Height of the row of tabs. What does not fit into it wraps, and is cut off with its row. */
const row = '3.375rem';
/** Kept free at the row's end for "more". */
const morePlace = '5rem';
const narrow = `${media.laptop} and (max-width: ${breakpoints.largeLaptop - 0.02}px)`;
const spine = '--k-spine';

/**
 * One list with two places: below laptop width a sheet, by the browser's own popover, which opens before
 * any script has loaded; from laptop up a row under the header's bar.
 */
export const root = style({
  border: 0,
  color: color.text,
  selectors: { '&::backdrop': { background: color.scrim } },
  '@media': {
    [media.belowLaptop]: {
      // A popover's other edges are at the window's by themselves.
      insetInlineEnd: 'auto',
      width: 'min(22rem, 100%)',
      height: '100dvh',
      overscrollBehavior: 'contain',
      background: color.raised,
      boxShadow: vars.shadow,
    },
    [media.laptop]: {
      display: 'block',
      position: 'relative',
      width: 'auto',
      overflow: 'visible',
      background: 'none',
    },
    [`${media.belowLaptop} and ${media.forcedColors}`]: { borderInlineEnd: '1px solid' },
  },
});
globalStyle(`html:has(${root}:popover-open)`, { overflow: 'hidden', ...dimmedGutter });

/** What only the sheet has. */
export const sheetOnly = style({ '@media': { [media.laptop]: { display: 'none' } } });
export const head = style([
  sheetOnly,
  {
    '@media': {
      [media.belowLaptop]: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: layers.raised,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: '60px',
        paddingInline: `${space.m} ${space.xs}`,
        borderBottom: `1px solid ${color.hairline}`,
        background: color.raised,
        fontFamily: vars.font.display,
        fontSize: vars.size.h3,
        fontWeight: vars.weight.bold,
      },
    },
  },
]);
// `&&`: wins over Container and IconButton whatever order the bundler puts style sheets in.
export const frame = style({
  '@media': {
    [media.belowLaptop]: { selectors: { '&&': { padding: `${space.xs} 0` } } },
  },
});
export const opener = style({
  '@media': { [media.laptop]: { selectors: { '&&': { display: 'none' } } } },
});

export const clip = style({
  '@media': {
    [media.laptop]: {
      height: row,
      overflow: 'hidden',
      selectors: { '&:has([open])': { overflow: 'visible' } },
    },
  },
});
// Radix frames its list for an indicator, which is not used here: the flyouts are as wide as the page.
globalStyle(`${clip} > [style]`, { position: 'static !important' as 'static' });
/** Of all rows, so that "more" can tell by its height whether there are several. */
export const rows = style({
  '@media': {
    [media.laptop]: {
      position: 'relative',
      selectors: {
        '&:has([open])': {
          zIndex: layers.dropdown,
          background: color.raised,
          boxShadow: `0 0 0 ${space.s} ${color.raised}, ${vars.shadow}`,
        },
      },
    },
  },
});
export const list = style({
  '@media': {
    [media.laptop]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2px',
      paddingInlineEnd: morePlace,
    },
  },
});
// Where all have room, nothing stands in the place of "more" but the last of them.
globalStyle(`${list} > [data-last]`, {
  '@media': { [media.laptop]: { marginInlineEnd: `-${morePlace}` } },
});
/** A tab and the button that opens it. */
export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  borderRadius: `${vars.radius.badge} ${vars.radius.badge} 0 0`,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  // The spine of an exercise book, in the colour of its subject.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '8px',
    insetInlineStart: space.xs,
    width: '5px',
    borderRadius: '4px',
    background: `var(${spine}, ${color.controlBorder})`,
    forcedColorAdjust: 'none',
  },
  selectors: {
    '&:hover, [data-open] > &': {
      background: `color-mix(in srgb, var(${spine}, ${color.controlBorder}) 12%, ${color.surface})`,
    },
    '[data-hidden] > &': { visibility: 'hidden' },
  },
  '@media': {
    [media.laptop]: {
      '::before': {
        insetBlock: 'auto 0',
        insetInline: space.s,
        width: 'auto',
        height: '4px',
        borderRadius: '4px 4px 0 0',
      },
      selectors: {
        '&:hover::before, [data-open] > &::before, [data-current] > &::before': { insetInline: 0 },
      },
    },
    [narrow]: { '::before': { insetInline: '5px' } },
  },
});
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: '48px',
  padding: `4px ${space.xl}`,
  color: color.text,
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  textDecoration: 'none',
  selectors: {
    // Bold by a stroke: heavier letters are wider, and would push the neighbours.
    '&[aria-current]': { WebkitTextStroke: '.035em currentColor' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.belowLaptop]: { flex: 1 },
    [media.laptop]: {
      flexDirection: 'column',
      justifyContent: 'center',
      height: row,
      gap: '1px',
      padding: `4px ${space.s} 6px`,
      fontSize: vars.size.s,
      whiteSpace: 'nowrap',
    },
    // A dozen subjects find room on a small laptop as well.
    [narrow]: { paddingInline: '5px', fontSize: '.8125rem' },
  },
});
// The first word stands where the page's content begins.
globalStyle(`${list} > :first-child ${tab}`, {
  '@media': { [media.laptop]: { paddingInlineStart: 0 } },
});
globalStyle(`${list} > :first-child > *::before`, {
  '@media': { [media.laptop]: { insetInlineStart: 0 } },
});
export const withPanel = style({
  '@media': {
    [`${media.laptop} and (hover: none), ${media.laptop} and (pointer: coarse)`]: {
      paddingInlineEnd: '2px',
    },
  },
});
/** Opens the panel by keyboard and touch; the pointer needs only to rest. */
export const panelOpener = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  color: color.textMuted,
  '::after': { ...chevron, width: '.85rem', height: '.85rem' },
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-expanded="true"]::after': turned,
  },
  '@media': {
    ...forcedChevron,
    '(scripting: none)': { display: 'none' },
    [media.laptop]: { width: '24px', marginInlineEnd: '2px' },
    // A mouse opens by resting on the tab: there the button takes no room, also when a key reaches
    // it, since tabs that move could leave the row and take the focus with them. Beside the icon it
    // hides nothing that is read.
    [`${media.laptop} and (hover: hover) and (pointer: fine)`]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      height: '24px',
      marginInlineEnd: 0,
      background: color.surface,
      selectors: { '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' } },
    },
  },
});
export const spines = styleVariants(vars.subject, (value) => ({ vars: { [spine]: value } }));
/** Shows the rows that do not fit. Without any it lies beyond what is shown. */
export const more = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: `clamp(0px, (1.5 * ${row} - 100%) * 999, 40rem)`,
  '@media': { [media.belowLaptop]: { display: 'none' } },
});
export const moreMark = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  '::after': { ...chevron, width: '.85rem', height: '.85rem' },
  selectors: {
    ':hover > &': { color: color.link },
    '[aria-expanded="true"] > &::after, [open] > * > &::after': turned,
  },
  '@media': forcedChevron,
});
