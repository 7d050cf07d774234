import { globalStyle, style } from '@vanilla-extract/css';
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
      gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
      gap: space.xl,
      paddingBlock: space['2xl'],
    },
  },
});
export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.l}`,
  paddingBlock: space.l,
  borderTop: `1px solid ${color.hairline}`,
  color: color.textMuted,
});

export const block = style({
  '@media': { [media.belowTablet]: { borderBottom: `1px solid ${color.hairline}` } },
});
// From tablet up every block lies open; the summary is a plain heading there.
globalStyle(`${block}::details-content`, {
  '@media': { [media.tablet]: { contentVisibility: 'visible', display: 'block', height: 'auto' } },
});
export const blockTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '44px',
  fontWeight: vars.weight.semibold,
  '@media': {
    [media.tablet]: {
      minHeight: 0,
      marginBottom: space.s,
      pointerEvents: 'none',
    },
  },
});
export const chevron = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const links = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  paddingBottom: space.s,
});
globalStyle(`${links} > li > a`, { display: 'inline-block', paddingBlock: '5px' });
