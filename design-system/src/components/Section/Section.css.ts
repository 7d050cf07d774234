import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space['2xs']} ${vars.space.l}`,
});
// Not `max-width`: then it would find room on the title's line.
export const intro = style({
  flexBasis: '100%',
  paddingInlineEnd: 'max(0px, 100% - 65ch)',
  color: vars.color.textMuted,
});
// On a phone title and intro belong together, and the action follows them.
globalStyle(`${head}:has(${intro}) > :is(:first-child, ${intro})`, {
  '@media': { [media.belowTablet]: { order: -1 } },
});
