import { globalStyle, style } from '@vanilla-extract/css';
import { layers } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const bar = style({
  position: 'absolute',
  zIndex: layers.raised,
  insetInline: 0,
  insetBlockEnd: space.xs,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2xs'],
  pointerEvents: 'none',
});
globalStyle(`${bar} > *`, { pointerEvents: 'auto' });
export const dots = style({ display: 'flex' });
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '32px',
  borderRadius: vars.radius.badge,
  '::before': {
    content: '',
    width: '10px',
    height: '10px',
    border: `2px solid ${color.controlBorder}`,
    borderRadius: vars.radius.pill,
    background: color.surface,
    transition: `width ${vars.motion.fast} ${vars.motion.easing}`,
  },
  selectors: {
    '&:hover::before': { borderColor: color.link },
    // Longer as well: never told by colour alone.
    '&[aria-current="true"]::before': {
      width: '20px',
      borderColor: color.action,
      background: color.action,
    },
  },
});
