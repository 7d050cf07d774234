import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { forcedInk, lineMask, masked } from '../../internal/mask.ts';
import { paths } from '../../internal/paths.ts';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

/** One class per state, and the sign as a mask: a listing repeats both sixty times. */
const state = (color: string, sign: string): StyleRule => ({
  position: 'relative',
  paddingInlineStart: '1.55em',
  color,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  lineHeight: 1.4,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '.12em',
    width: '1.15em',
    height: '1.15em',
    background: 'currentColor',
    ...masked(lineMask(sign, 2)),
    maskSize: 'contain',
  },
  '@media': { [media.forcedColors]: { '::before': forcedInk } },
});
export const states = styleVariants({
  available: state(vars.color.success, paths.check),
  limited: state(vars.color.warning, paths.clock),
  later: state(vars.color.textMuted, paths.truck),
  unavailable: state(vars.color.danger, paths.close),
});
export const detail = style({
  display: 'block',
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});
