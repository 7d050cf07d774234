import { vars } from '@kreide/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** A cover with its spine, in place of a photo. */
export const cover = style({
  display: 'grid',
  placeItems: 'center',
  borderInlineStart: `6px solid ${vars.color.action}`,
  background: vars.color.actionSoft,
  color: vars.color.action,
});
