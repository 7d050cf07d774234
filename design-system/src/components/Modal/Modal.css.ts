import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } });

export const root = style({
  position: 'fixed',
  inset: 0,
  margin: 'auto',
  height: 'fit-content',
  maxHeight: 'min(90dvh, 100dvh - 32px)',
  width: 'calc(100% - 32px)',
  borderRadius: vars.radius.card,
  animation: `${rise} ${vars.motion.base} ${vars.motion.easing}`,
});
export const sizes = styleVariants({
  s: { maxWidth: '28rem' },
  m: { maxWidth: '40rem' },
  l: { maxWidth: '60rem' },
  /** The whole screen, for looking closely. */
  full: {
    maxWidth: 'none',
    width: '100%',
    height: '100dvh',
    maxHeight: 'none',
    borderRadius: 0,
    '@media': {
      [media.tablet]: {
        width: 'calc(100% - 48px)',
        height: 'calc(100dvh - 48px)',
        borderRadius: vars.radius.card,
      },
    },
  },
});
