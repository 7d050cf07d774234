import { globalStyle, style } from '@vanilla-extract/css';
import { layers, media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const topHeight = '32px';

export const root = style({
  position: 'relative',
  zIndex: layers.header,
  background: color.surface,
  borderBottom: `1px solid ${color.hairline}`,
  '@media': {
    [media.highPhone]: {
      position: 'sticky',
      // The line above the bar scrolls away.
      top: `-${topHeight}`,
      transition: `top ${vars.motion.base} ${vars.motion.easing}`,
      // Not a transform: fixed layers inside (suggestions) would then be fixed to the header.
      selectors: { '&[data-away]': { top: '-12rem' } },
    },
  },
});

export const top = style({
  background: color.sunken,
  fontSize: vars.size.xs,
  color: color.textMuted,
});
export const topInner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minHeight: topHeight,
});
// What has no room on the one line is not shown.
globalStyle(`${topInner} > ul`, {
  flex: 1,
  minWidth: 0,
  height: '1.5em',
  overflow: 'hidden',
  '@media': { [media.belowTablet]: { justifyContent: 'center' } },
});
globalStyle(`${topInner} > :not(ul)`, { '@media': { [media.belowTablet]: { display: 'none' } } });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr',
  gridTemplateAreas: '"menu logo actions" "search search search"',
  alignItems: 'center',
  columnGap: space['2xs'],
  rowGap: '6px',
  paddingBlock: '6px 10px',
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"logo search actions"',
      columnGap: space.xl,
      paddingBlock: '4px',
    },
  },
});
export const menu = style({
  gridArea: 'menu',
  position: 'relative',
  zIndex: layers.dropdown,
  marginInlineStart: '-12px',
  '@media': { [media.laptop]: { display: 'none' } },
});
export const logo = style({
  gridArea: 'logo',
  borderRadius: vars.radius.badge,
  ':hover': { opacity: 0.9 },
});
export const search = style({ gridArea: 'search', minWidth: 0 });
/** Without scripts nothing would open it. */
export const closedSearch = style({
  '@media': { [`${media.belowTablet} and (scripting: enabled)`]: { display: 'none' } },
});
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  marginInlineEnd: '-8px',
});

export const action = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  minWidth: 'clamp(40px, 12vw, 44px)',
  minHeight: '44px',
  padding: '4px 8px',
  borderRadius: vars.radius.control,
  color: color.text,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: color.actionSoft, color: color.link } },
});
export const searchOpener = style({
  // An overlay of the page under the open suggestions must not cover the button that closes the
  // search.
  zIndex: layers.dropdown,
  '@media': {
    [media.tablet]: { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
});
export const actionLabel = style({
  '@media': {
    [media.belowLaptop]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
/** Keeps its width, so that nothing moves when the status appears or goes. */
export const actionReplaced = style({ opacity: 0 });
export const actionStatus = style({
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    // The bar stays as high as it is without.
    [media.belowLaptop]: { marginBlockEnd: '-4px', lineHeight: 1 },
    [media.laptop]: {
      position: 'absolute',
      insetBlockEnd: '4px',
      insetInline: 0,
      textAlign: 'center',
    },
  },
});
export const actionIcon = style({ position: 'relative' });
export const actionCount = style({
  position: 'absolute',
  insetBlockStart: '-7px',
  insetInlineStart: '55%',
  display: 'grid',
  placeItems: 'center',
  minWidth: '18px',
  height: '18px',
  padding: '0 5px',
  borderRadius: vars.radius.pill,
  background: color.sale,
  color: color.onSale,
  fontSize: '11px',
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const compactBar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minHeight: '72px',
});
