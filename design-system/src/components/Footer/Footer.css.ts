import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { turned } from '../../internal/mask.ts';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const root = style({
  marginTop: 'auto',
  background: color.sunken,
  borderTop: `1px solid ${color.hairline}`,
  fontSize: vars.size.s,
});
export const trust = style({ paddingBlock: space.l, borderBottom: `1px solid ${color.hairline}` });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space.m,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
      gap: space.xl,
      paddingBlock: space['2xl'],
    },
  },
});
/** Reads like a sentence: wider than a column of links. */
export const brand = style({
  maxWidth: '34rem',
  paddingBottom: space.m,
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1', paddingBottom: 0 },
    [media.largeLaptop]: { gridColumn: 'span 2' },
  },
});
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.m} ${space['2xl']}`,
  paddingBlock: space.m,
  '@media': { [media.tablet]: { paddingBlock: `0 ${space.l}` } },
});
export const markGroup = style({ minWidth: 0, color: color.textMuted });
export const markList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  marginTop: space['2xs'],
});
export const mark = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '28px',
  paddingInline: '10px',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.badge,
  background: color.surface,
  color: color.text,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
});
export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.l}`,
  paddingBlock: space.l,
  color: color.textMuted,
  // The first has the footer's own line above it.
  selectors: { '&:not(:first-child)': { borderTop: `1px solid ${color.hairline}` } },
});

export const block = style({
  '@media': {
    [media.belowTablet]: {
      selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${color.hairline}` } },
    },
  },
});
/** What is no fold stands apart from the folds before it. */
globalStyle(`${block} + :not(${block})`, {
  '@media': { [media.belowTablet]: { paddingTop: space.l } },
});
// From tablet up every block lies open, under a plain heading instead of a summary that would fold nothing.
globalStyle(`${block}::details-content`, {
  '@media': { [media.tablet]: { contentVisibility: 'visible', display: 'block', height: 'auto' } },
});
/** Where a browser can't open a block by style it stays a fold. */
const whereOpen = (rule: StyleRule): StyleRule => ({
  '@supports': { 'selector(::details-content)': { '@media': { [media.tablet]: rule } } },
});
export const blockTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '44px',
  fontWeight: vars.weight.semibold,
  ...whereOpen({ display: 'none' }),
});
export const openTitle = style({
  display: 'none',
  marginBottom: space.s,
  fontWeight: vars.weight.semibold,
  ...whereOpen({ display: 'block' }),
});
export const chevron = style({ selectors: { 'details[open] > summary > &': turned } });
export const links = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  paddingBottom: space.s,
});
globalStyle(`${links} > li > a`, { display: 'inline-block', paddingBlock: '5px' });
