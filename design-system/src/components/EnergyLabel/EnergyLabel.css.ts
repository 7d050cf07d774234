import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const root = style({ display: 'inline-block', verticalAlign: 'middle' });
export const opener = style({
  display: 'block',
  // A target of 24 px at least, whatever picture was delivered.
  minHeight: '24px',
  borderRadius: vars.radius.badge,
  cursor: 'zoom-in',
  ':hover': { boxShadow: `0 0 0 2px ${vars.color.controlBorder}` },
});
export const arrow = style({
  width: '53px',
  height: '24px',
  forcedColorAdjust: 'none',
});
export const picture = style({ height: '24px', width: 'auto' });

/**
 * The colours are the label's own, in every theme: Regulation (EU) 2017/1369 and its delegated acts
 * prescribe them, as they do the white letter with its black edge and the range beside it.
 */
const prescribed = {
  A: '#00a651',
  B: '#50b848',
  C: '#bfd730',
  D: '#fff200',
  E: '#fdb913',
  F: '#f37021',
  G: '#ed1c24',
} as const;
export const classes = styleVariants(prescribed, (fill) => ({ fill }));
export const frame = style({ fill: '#fff', stroke: '#000' });
const stroke = (color: string, strokeWidth: number) =>
  style({ fill: 'none', stroke: color, strokeWidth, strokeLinejoin: 'round' });
export const line = stroke('#000', 1.3);
export const thick = stroke('#000', 3.4);
export const edge = stroke('#000', 5.6);
export const letter = stroke('#fff', 3.4);

export const details = style({ display: 'grid', justifyItems: 'center', gap: vars.space.m });
