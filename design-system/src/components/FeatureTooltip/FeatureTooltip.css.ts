import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { layers, media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

const appear = keyframes({ from: { opacity: 0, scale: '.96' } });

/** Takes no room, whatever lays out what it points at. */
export const region = style({ position: 'absolute' });

/** A note stuck to the page; the border is seen in forced colours only. */
export const root = style({
  zIndex: layers.dropdown,
  width: 'max-content',
  maxWidth: 'min(20rem, calc(100vw - 16px))',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: color.highlight,
  color: color.onHighlight,
  boxShadow: vars.shadow,
  fontSize: vars.size.s,
  lineHeight: 1.4,
  textAlign: 'start',
  animation: `${appear} ${vars.motion.base} ${vars.motion.easing}`,
});
export const note = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  paddingBlock: space.xs,
  paddingInline: `${space.s} ${space['2xs']}`,
});
export const text = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: '6px',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
export const close = style({});
// The link colour of the page is not for this ground.
globalStyle(`${note} > ${close}`, { color: 'inherit', outlineColor: 'currentColor' });
globalStyle(`${note} > ${close}:hover`, {
  background: 'transparent',
  boxShadow: 'inset 0 0 0 2px',
});
export const arrow = style({
  fill: color.highlight,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
