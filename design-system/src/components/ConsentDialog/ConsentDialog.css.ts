import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { space } = vars;

const rise = keyframes({ from: { opacity: 0, translate: '0 24px' } });

/** At the lower edge, where a thumb reaches it; in the middle where there is room. */
export const root = style({
  position: 'fixed',
  insetInline: space.xs,
  insetBlockEnd: space.xs,
  maxWidth: '44rem',
  maxHeight: 'calc(100dvh - 16px)',
  marginInline: 'auto',
  borderRadius: vars.radius.card,
  animation: `${rise} ${vars.motion.base} ${vars.motion.easing}`,
  '@media': {
    [media.tablet]: { inset: 0, height: 'fit-content', maxHeight: '85dvh', margin: 'auto' },
  },
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  lineHeight: 1.5,
});
/** No button beside it that it would have to stand in line with. */
export const title = style({ selectors: { '&&': { paddingBlock: 0 } } });
/** Three of the same size, beside each other or below. */
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
