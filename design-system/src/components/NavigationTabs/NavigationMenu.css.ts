import { style } from '@vanilla-extract/css';
import { layers, media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const panel = style({
  '@media': {
    [media.laptop]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '100%',
      zIndex: layers.dropdown,
      maxHeight: 'min(34rem, 75vh)',
      overflowY: 'auto',
      background: color.raised,
      borderTop: `1px solid ${color.hairline}`,
      boxShadow: vars.shadow,
    },
  },
});
/** At the end of the row, as far in as the page's content. */
export const more = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 'max(32px, (100% - 1280px) / 2)',
  '@media': {
    [media.largeDesktop]: { insetInlineEnd: 'max(32px, (100% - 1560px) / 2)' },
    [media.belowLaptop]: { display: 'none' },
  },
});
export const rest = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: space['2xs'],
  paddingBlock: space.m,
});
export const restLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: '44px',
  padding: `4px ${space.s}`,
  borderInlineStart: `4px solid var(--k-spine, ${color.controlBorder})`,
  color: color.text,
  fontWeight: vars.weight.medium,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.actionSoft, color: color.link },
    '&[aria-current]': { color: color.link },
  },
});
