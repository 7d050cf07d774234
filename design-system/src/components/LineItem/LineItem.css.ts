import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { dimmed } from '../../internal/dimmed.css.ts';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'grid',
  columnGap: space.m,
  rowGap: space.xs,
  paddingBlock: space.m,
  selectors: {
    '& + &': { borderTop: `1px solid ${color.hairline}` },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});
export const layouts = styleVariants({
  full: {
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    gridTemplateAreas: '"picture main" "controls controls" "foot foot"',
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: '7rem minmax(0, 1fr) auto',
        gridTemplateAreas: '"picture main controls" "picture foot foot"',
      },
    },
  },
  compact: {
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    gridTemplateAreas: '"picture main" "controls controls" "foot foot"',
    columnGap: space.s,
  },
});
export const picture = style([
  dimmed,
  {
    gridArea: 'picture',
    borderRadius: vars.radius.control,
    overflow: 'hidden',
    alignSelf: 'start',
    position: 'relative',
    aspectRatio: '1',
  },
]);
/** Whatever its shape, the picture fills the square, so that the rows of a list look alike. */
globalStyle(`${picture} :is(div, picture, img)`, {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
// Only the picture fades: text must stay readable.
export const palePicture = style({ opacity: 0.35 });
export const paleName = style({ color: color.textMuted });
export const spinner = style({ position: 'absolute', inset: 0, margin: 'auto' });
export const main = style({
  gridArea: 'main',
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  minWidth: 0,
});
export const name = style({
  fontWeight: vars.weight.semibold,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.link, textDecoration: 'underline' } },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1em',
  color: color.textMuted,
  fontSize: vars.size.s,
  lineHeight: 1.4,
});
// One that fits no line with others gets a line of its own, and its term is never broken.
export const fact = style({ display: 'flex', gap: '.3em' });
globalStyle(`${fact} dt`, { flex: 'none' });
export const controls = style({
  gridArea: 'controls',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
});
export const controlLayouts = styleVariants({
  full: {
    '@media': { [media.tablet]: { flexWrap: 'nowrap', alignSelf: 'start', gap: space.l } },
  },
  compact: { flexWrap: 'nowrap', gap: space.xs },
});
export const amounts = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  marginInlineStart: 'auto',
  textAlign: 'end',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Room for 99.999,99 €: what stands before the amounts forms columns down the list. */
export const amountLayouts = styleVariants({
  full: { '@media': { [media.tablet]: { minWidth: '7.5rem' } } },
  compact: {},
});
export const total = style({ fontWeight: vars.weight.bold, fontSize: vars.size.l });
export const unit = style({ fontSize: vars.size.xs, color: color.textMuted });
export const foot = style({
  gridArea: 'foot',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
});
