import { media, vars } from '@kreide/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space, weight } = vars;

/** Place, article number, quantity; what that is stands below, beside them where there is room. */
const columns = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr) 5rem',
  columnGap: space.xs,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '1.75rem 10rem 5rem minmax(0, 1fr)',
      columnGap: space.s,
    },
  },
});

/** The fields have names of their own; this is for the eye. */
export const head = style([
  columns,
  {
    paddingBlockEnd: space.xs,
    borderBottom: `1px solid ${color.hairline}`,
    fontSize: size.s,
    fontWeight: weight.semibold,
  },
]);
export const articleHead = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'block' } },
});

export const row = style([
  columns,
  {
    alignItems: 'start',
    rowGap: space.xs,
    paddingBlock: space.xs,
    borderBottom: `1px solid ${color.hairline}`,
  },
]);
export const place = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.m,
  color: color.textMuted,
  fontSize: size.s,
  fontVariantNumeric: 'tabular-nums',
});

/** As high as the fields, so that a single line aligns with them. */
export const found = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.xs,
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
const asTall = { [media.tablet]: { minHeight: vars.control.m } } as const;
export const clear = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  '@media': asTall,
});
export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.4em',
  '@media': { [media.tablet]: { selectors: { '&:first-child': asTall[media.tablet] } } },
});
export const article = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.s,
  '@media': { [media.tablet]: { gridTemplateColumns: '3rem minmax(0, 1fr) auto' } },
});
export const picture = style({ borderRadius: radius.control, overflow: 'hidden' });
export const amounts = style({
  gridColumn: '2',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.tablet]: { gridColumn: 'auto', flexDirection: 'column', alignItems: 'end' },
  },
});
export const successor = style({
  display: 'grid',
  gap: space.xs,
  padding: space.s,
  borderRadius: radius.control,
  background: color.sunken,
});
