import { style } from '@vanilla-extract/css';
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
  backgroundImage: `linear-gradient(${color.grid} 1px, transparent 1px), linear-gradient(90deg, ${color.grid} 1px, transparent 1px)`,
  backgroundSize: '20px 20px',
  backgroundPosition: '-1px -1px',
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
});
export const text = style({
  maxWidth: 'min(48ch, 100%)',
  color: color.text,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.s,
});
