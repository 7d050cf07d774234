import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  minWidth: 0,
  padding: space.l,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.surface,
});
export const foot = style({ marginTop: 'auto', paddingTop: space['2xs'] });
/** A cover with its spine. */
export const spines = styleVariants(vars.subject, (hue) => ({
  borderInlineStart: `6px solid ${hue}`,
}));
