import { style } from '@vanilla-extract/css';
import { layers, media } from '../themes/breakpoints.ts';
import { vars } from '../themes/vars.css.ts';

const { color, space } = vars;

/** Below its field, over what follows. */
export const popup = style({
  position: 'absolute',
  zIndex: layers.dropdown,
  insetInline: 0,
  insetBlockStart: 'calc(100% + 6px)',
  padding: space.xs,
  borderRadius: vars.radius.card,
  background: color.raised,
  boxShadow: vars.shadow,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.75em',
  minHeight: '40px',
  padding: `${space['2xs']} ${space.s}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-selected="true"]': {
      background: color.actionSoft,
      outline: `1px solid ${color.controlBorder}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
});
/** The typed part is underlined by marker pen; the rest is the suggestion. */
export const match = style({
  background: color.highlight,
  color: color.onHighlight,
  borderRadius: '2px',
});
