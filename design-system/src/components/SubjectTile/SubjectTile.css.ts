import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { cover } from '../../internal/cover.ts';
import { masked } from '../../internal/mask.ts';
import { way } from '../../internal/way.ts';
import { breakpoints, media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(9rem, 40%), 100%), 1fr))',
  gap: space.s,
  // Two, three, four and six: a dozen subjects leave no gap at any width.
  '@media': {
    '(min-width: 640px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.laptop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space.m },
    [media.largeLaptop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

/** A phone of 360 px: two beside each other, and the longest name whole. */
const smallPhone = '(max-width: 389.98px)';
const sixInLittleRoom = `${media.largeLaptop} and (max-width: ${breakpoints.largeDesktop - 0.02}px)`;

/** The subject's colour. */
const hue = createVar();

/** An exercise book lying on the table: cover tint, cloth spine, label. */
export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: '76px',
  height: '100%',
  paddingBlock: space.xs,
  paddingInline: `calc(${space.s} + 12px) ${space.s}`,
  borderRadius: '12px',
  borderStartStartRadius: '4px',
  borderEndStartRadius: '4px',
  background: cover(hue, 14, 24),
  color: color.text,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.25,
  textDecoration: 'none',
  overflow: 'hidden',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: '12px',
    background: hue,
    forcedColorAdjust: 'none',
  },
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&:hover': { background: cover(hue, 26, 34) } },
  '@media': {
    [media.belowTablet]: {
      gap: space['2xs'],
      minHeight: '60px',
      paddingInlineStart: `calc(${space.xs} + 12px)`,
      fontSize: vars.size.s,
    },
    [smallPhone]: { fontSize: vars.size.xs },
    // Six beside each other leave a subject's name little room.
    [sixInLittleRoom]: { gap: space.xs, fontSize: vars.size.s },
    [media.forcedColors]: { border: '1px solid' },
  },
});
export const covers = styleVariants(vars.subject, (subject) => ({ vars: { [hue]: subject } }));
/** Lies on the cover up to its edges. */
export const picture = style({
  alignSelf: 'stretch',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  marginBlock: `calc(-1 * ${space.xs})`,
  marginInline: `auto calc(-1 * ${space.s})`,
  '@media': {
    [media.belowTablet]: { width: '44px' },
    [smallPhone]: { width: '38px' },
    [sixInLittleRoom]: { width: '48px' },
  },
});
globalStyle(`${picture} :is(picture, img)`, { width: '100%', height: '100%' });
globalStyle(`${picture} img`, {
  objectFit: 'cover',
  // The picture's paper fades into the cover; on a chalkboard its edge stays.
  ...masked(`linear-gradient(calc(90deg * ${way}), light-dark(transparent, #000), #000 1.5rem)`),
});
export const label = style({ flex: 1, minWidth: 0 });
export const hint = style({
  display: 'block',
  fontSize: vars.size.xs,
  fontWeight: vars.weight.regular,
});
