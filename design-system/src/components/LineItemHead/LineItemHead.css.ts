import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

/** Steppers and input of a small quantity field, in its own type size. */
const quantityWidth = `calc(8.2 * ${vars.size.s} + 2px)`;

export const root = style({
  display: 'none',
  gap: space.l,
  paddingBlock: space.xs,
  borderBottom: `2px solid ${color.text}`,
  fontSize: vars.size.s,
  fontWeight: vars.weight.semibold,
  '@media': { [media.tablet]: { display: 'flex' } },
});
export const article = style({ flex: 1 });
export const quantities = styleVariants({
  field: { width: quantityWidth },
  text: { width: quantityWidth, textAlign: 'end' },
});
export const total = style({ minWidth: '7.5rem', textAlign: 'end' });
