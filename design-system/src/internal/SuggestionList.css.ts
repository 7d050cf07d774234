import { style } from '@vanilla-extract/css';
import { media } from '../themes/breakpoints.ts';
import { vars } from '../themes/vars.css.ts';

const { color, space } = vars;

/** In the top layer, where nothing cuts it off; `ListPopup` places it. */
export const popup = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: space.xs,
  border: 0,
  borderRadius: vars.radius.card,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow,
  // What it may take at most, by its looks and by the room that there is.
  maxHeight: 'min(var(--k-list-most, 100dvh), var(--k-list-room, 100dvh))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPadding: space.xs,
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
    '&:active': { textDecoration: 'underline' },
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
