import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { way } from '../../internal/way.ts';
import { vars } from '../../themes/vars.css.ts';

const fromEnd = keyframes({ from: { translate: `calc(40px * ${way}) 0`, opacity: 0 } });
const fromStart = keyframes({ from: { translate: `calc(-40px * ${way}) 0`, opacity: 0 } });

export const root = style({
  position: 'fixed',
  insetBlock: 0,
  width: 'min(27rem, 100%)',
  height: '100dvh',
});
const time = `${vars.motion.base} ${vars.motion.easing}`;
export const sides = styleVariants({
  end: { insetInlineEnd: 0, animation: `${fromEnd} ${time}` },
  start: { insetInlineStart: 0, animation: `${fromStart} ${time}` },
});
