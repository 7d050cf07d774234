import { vars } from '@kreide/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** A cover with its spine, in place of a photo. */
export const cover = style({
  display: 'grid',
  placeItems: 'center',
  borderInlineStart: `6px solid ${vars.color.action}`,
  background: vars.color.actionSoft,
  color: vars.color.action,
});
globalStyle(`${cover} svg`, { width: '45%', height: '45%' });
