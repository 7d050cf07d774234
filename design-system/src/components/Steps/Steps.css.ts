import { style, styleVariants } from '@vanilla-extract/css';
import { forcedInk, forcedMark } from '../../internal/mask.ts';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const list = style({ display: 'flex', counterReset: 'step', gap: space['2xs'] });
export const item = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  justifyContent: 'center',
  minWidth: 0,
  selectors: {
    // The chalk line from one step to the next.
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '15px',
      insetInlineEnd: 'calc(50% + 22px)',
      width: 'calc(100% - 40px)',
      height: '2px',
      background: color.hairline,
    },
    '&[data-reached]::before': { background: color.action },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-reached]::before': forcedInk } } },
});
export const step = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4px',
  minWidth: 0,
  maxWidth: '100%',
  fontSize: vars.size.s,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  '@media': { [media.belowTablet]: { fontSize: vars.size.xs } },
});
export const states = styleVariants({
  done: { color: color.link, selectors: { 'a&:hover': { textDecoration: 'underline' } } },
  current: { color: color.text, fontWeight: vars.weight.semibold },
  upcoming: { color: color.textMuted },
});
export const marker = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  border: '2px solid',
  borderRadius: '50%',
  fontSize: vars.size.s,
  fontWeight: vars.weight.semibold,
});
export const markers = styleVariants({
  done: { borderColor: color.action, background: color.surface, color: color.link },
  current: {
    borderColor: color.action,
    background: color.action,
    color: color.onAction,
    '@media': { [media.forcedColors]: forcedMark },
  },
  upcoming: { borderColor: color.controlBorder, background: color.surface, color: color.textMuted },
});
/** Up to its neighbour's: five steps have room on the narrowest phone. */
export const label = style({
  width: `calc(100% + ${space['2xs']})`,
  marginInline: `calc(${space['2xs']} / -2)`,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
