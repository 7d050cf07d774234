import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 });
export const frame = style({ position: 'relative' });
export const caption = style({ color: color.textMuted, fontSize: vars.size.s });

export const info = style({ position: 'absolute' });
const away = space.xs;
export const corners = styleVariants({
  topLeft: { top: away, left: away },
  topRight: { top: away, right: away },
  bottomLeft: { bottom: away, left: away },
  bottomRight: { bottom: away, right: away },
});
export const opener = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: '50%',
  background: color.raised,
  color: color.link,
  selectors: { '&:hover': { color: color.linkHover } },
});
export const text = style({
  position: 'absolute',
  zIndex: 1,
  width: 'max-content',
  maxWidth: 'min(18rem, 70vw)',
  padding: space.s,
  borderRadius: vars.radius.control,
  background: color.raised,
  boxShadow: vars.shadow,
  fontSize: vars.size.s,
});
const below = { top: `calc(100% + ${space['2xs']})` };
const above = { bottom: `calc(100% + ${space['2xs']})` };
export const textCorners = styleVariants({
  topLeft: { ...below, left: 0 },
  topRight: { ...below, right: 0 },
  bottomLeft: { ...above, left: 0 },
  bottomRight: { ...above, right: 0 },
});
