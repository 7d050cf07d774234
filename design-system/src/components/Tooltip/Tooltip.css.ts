import { keyframes, style } from '@vanilla-extract/css';
import { layers } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** The page's colours exchanged; the border is seen in forced colours only. */
export const root = style({
  zIndex: layers.overlay,
  width: 'max-content',
  maxWidth: 'min(18rem, calc(100vw - 16px))',
  padding: `6px ${vars.space.xs}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.badge,
  background: vars.color.text,
  color: vars.color.surface,
  fontSize: vars.size.s,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easing}`,
});
