import { style } from '@vanilla-extract/css';
import { squaredPaper } from '../../internal/squaredPaper.ts';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

/** Squared paper that fades out to the page below, with the red margin at the start. */
export const root = style({
  backgroundColor: color.surface,
  ...squaredPaper(24),
  borderBottom: `1px solid ${color.hairline}`,
  '@media': {
    [media.moreContrast]: { backgroundImage: 'none' },
    [media.forcedColors]: { backgroundImage: 'none' },
  },
});
export const inner = style({
  display: 'grid',
  gap: space.l,
  alignItems: 'center',
  paddingBlock: space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' } },
});
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.m,
  minWidth: 0,
});
export const kicker = style({
  padding: '.15em .6em',
  background: color.highlight,
  color: color.onHighlight,
  fontSize: vars.size.s,
  fontWeight: vars.weight.semibold,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
  // A stroke of marker pen is never quite straight.
  borderRadius: '3px 8px 4px 7px',
});
export const intro = style({ maxWidth: '44ch', fontSize: vars.size.l, lineHeight: 1.45 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
});
export const picture = style({
  justifySelf: 'center',
  width: '100%',
  // What the page is about begins in the first screen.
  maxWidth: '18rem',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@media': { [media.belowTablet]: { maxWidth: '10rem' } },
});
