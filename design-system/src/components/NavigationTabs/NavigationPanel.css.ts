import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

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
  borderStartStartRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.control,
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
