import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { chevron, forcedChevron, turned } from '../../internal/mask.ts';
import { breakpoints, layers, media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const root = style({ position: 'relative' });
export const list = style({
  display: 'flex',
  gap: '2px',
  minWidth: 0,
  // Too many subjects for the width: the row scrolls instead of breaking.
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
});
const spine = '--k-spine';
const narrow = `(max-width: ${breakpoints.largeLaptop - 0.02}px)`;
export const item = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'stretch',
  borderRadius: `${vars.radius.badge} ${vars.radius.badge} 0 0`,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  // The spine of an exercise book, in the colour of its subject.
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: space.s,
    insetBlockEnd: 0,
    height: '4px',
    borderRadius: '4px 4px 0 0',
    background: `var(${spine}, ${color.controlBorder})`,
    forcedColorAdjust: 'none',
  },
  selectors: {
    '&:hover, &[data-open]': {
      background: `color-mix(in srgb, var(${spine}, ${color.controlBorder}) 12%, ${color.surface})`,
    },
    '&:hover::before, &[data-open]::before, &[data-current]::before': { insetInline: 0 },
  },
});
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.4em',
  minHeight: '44px',
  padding: `6px ${space.s} 4px`,
  color: color.text,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    // Bold by a stroke: heavier letters are wider, and would push the neighbours.
    '&[aria-current]': { WebkitTextStroke: '.035em currentColor' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  // A dozen subjects find room on a small laptop as well.
  '@media': { [narrow]: { paddingInline: '5px', fontSize: '.8125rem' } },
});
globalStyle(`${item}::before`, { '@media': { [narrow]: { insetInline: '5px' } } });
// The first word stands where the page's content begins.
globalStyle(`${item}:first-child::before`, { insetInlineStart: 0 });
globalStyle(`${item}:first-child > ${tab}`, { paddingInlineStart: 0 });
/** Its icon stands above its name, so that a dozen still find room. */
export const withIcon = style({ flexDirection: 'column', gap: '1px', paddingBlock: '6px 8px' });
export const withPanel = style({
  '@media': { '(hover: none), (pointer: coarse)': { paddingInlineEnd: '2px' } },
});
/** Opens the panel by keyboard and touch; the pointer needs only to rest. */
export const opener = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  marginInlineEnd: '2px',
  color: color.textMuted,
  '::after': { ...chevron, width: '.85rem', height: '.85rem' },
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-expanded="true"]::after': turned,
  },
  '@media': {
    ...forcedChevron,
    '(scripting: none)': { display: 'none' },
    // A mouse opens by resting on the tab: there the button takes no room until a key reaches it.
    '(hover: hover) and (pointer: fine)': {
      selectors: {
        '&:not(:focus-visible)': {
          position: 'absolute',
          insetBlock: 0,
          insetInlineEnd: 0,
          opacity: 0,
          pointerEvents: 'none',
        },
      },
    },
  },
});
export const spines = styleVariants(vars.subject, (value) => ({ vars: { [spine]: value } }));
export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: layers.dropdown,
  maxHeight: 'min(34rem, 75vh)',
  overflowY: 'auto',
  background: color.raised,
  borderTop: `1px solid ${color.hairline}`,
  boxShadow: vars.shadow,
});
export const flyout = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '17rem minmax(0, 1fr)',
  minHeight: '20rem',
  '@media': { [media.belowLaptop]: { display: 'block' } },
});
export const rail = style({
  paddingBlock: space.m,
  '@media': { [media.laptop]: { borderInlineEnd: `1px solid ${color.hairline}` } },
});
export const railLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  minHeight: '40px',
  padding: `4px ${space.s}`,
  borderRadius: `${vars.radius.control} 0 0 ${vars.radius.control}`,
  color: color.text,
  fontWeight: vars.weight.medium,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: {
    '&[data-active]': { background: color.actionSoft, color: color.link },
    '&:hover': { color: color.link },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
/** Lies beside the rail, though in the document it follows its own entry: Tab goes there next. */
export const submenu = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '17rem',
  insetInlineEnd: 0,
  padding: `${space.m} ${space.xl}`,
  overflowY: 'auto',
  // No room beside it: what an entry holds unfolds below it.
  '@media': { [media.belowLaptop]: { position: 'static', paddingBlock: space['2xs'] } },
});
export const submenuTitle = style({
  display: 'inline-block',
  marginBottom: space.s,
  fontWeight: vars.weight.semibold,
});
const columned = (columnCount: number) => ({ '@media': { [media.laptop]: { columnCount } } });
export const columns = styleVariants({ 1: {}, 2: columned(2), 3: columned(3) });
export const submenuList = style({ columnGap: space.xl });
export const submenuLink = style({
  display: 'block',
  padding: '5px 0',
  color: color.text,
  fontSize: vars.size.s,
  lineHeight: 1.4,
  textDecoration: 'none',
  breakInside: 'avoid',
  selectors: { '&:hover': { color: color.link, textDecoration: 'underline' } },
});
