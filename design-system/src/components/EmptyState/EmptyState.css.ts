import { style } from '@vanilla-extract/css';
import { squaredPaper } from '../../internal/squaredPaper.ts';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.m,
  padding: `${space['2xl']} ${space.m}`,
  borderRadius: vars.radius.card,
  border: `1px solid ${color.hairline}`,
  backgroundColor: color.surface,
  ...squaredPaper(20),
  textAlign: 'center',
});
export const drawing = style({
  width: '148px',
  height: '112px',
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const text = style({
  maxWidth: 'min(48ch, 100%)',
  color: color.text,
  textWrap: 'balance',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space.s} ${space.m}`,
});
