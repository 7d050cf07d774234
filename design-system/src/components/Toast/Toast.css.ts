import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layers, media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

const arrive = keyframes({ from: { opacity: 0, translate: '0 16px' } });

/**
 * At the top's end (UI-10), over everything but what stands in a page's header: its search and buttons are
 * needed while a toast is there. A popover's own looks would show while a sheet is open. Where it stands
 * beside a dialog, `internal/besideDialogs.css.ts` says.
 */
export const region = style({
  position: 'fixed',
  // A header has one line on a phone, and two or three from tablet up.
  insetBlock: 'clamp(7.5rem, 24vw, 11.5rem) auto',
  insetInline: `auto ${space.m}`,
  border: 0,
  background: 'none',
  zIndex: layers.toast,
  width: 'min(24rem, calc(100% - 32px))',
  maxHeight: '50dvh',
  overflowY: 'auto',
  pointerEvents: 'none',
});
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  padding: '2px',
});
export const toast = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s,
  paddingBlock: space.s,
  paddingInline: `${space.m} ${space.xs}`,
  borderRadius: vars.radius.card,
  borderInlineStart: '4px solid currentColor',
  background: color.raised,
  boxShadow: vars.shadow,
  animation: `${arrive} ${vars.motion.base} ${vars.motion.easing}`,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
export const tones = styleVariants({
  success: { color: color.success },
  info: { color: color.info },
  warning: { color: color.warning },
  danger: { color: color.danger },
});
export const icon = style({ marginTop: '6px' });
export const content = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
  minHeight: '32px',
  color: color.text,
  fontSize: vars.size.s,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const title = style({ flexBasis: '100%', fontWeight: vars.weight.semibold });
