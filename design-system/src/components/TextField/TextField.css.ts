import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const affixed = style({ position: 'relative', display: 'flex' });
const affix = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
export const prefix = style([affix, { insetInlineStart: '.75em' }]);
export const suffix = style([affix, { insetInlineEnd: '.75em' }]);
// `&&`: wins over the shared control whatever order the bundler puts style sheets in.
export const afterPrefix = style({ selectors: { '&&': { paddingInlineStart: '2.5em' } } });
export const beforeSuffix = style({ selectors: { '&&': { paddingInlineEnd: '2.5em' } } });
