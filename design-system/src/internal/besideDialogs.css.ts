import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';

/**
 * Where toasts stand while a dialog is open, which has its name and the button that closes it at the top.
 * Loaded with dialogs, so that pages without one don't pay for it. Beside one of middle size a laptop has
 * room; otherwise the lower edge covers least.
 */
globalStyle(':root:has([role="dialog"]) [data-toasts]', {
  insetBlock: `auto ${vars.space.m}`,
  insetInline: `${vars.space.m} auto`,
  maxWidth: 'max(18rem, 50% - 22rem)',
});
/** A sheet fills the height: below its name, and above the buttons at its end. */
globalStyle(':root:has([data-sheet]) [data-toasts]', {
  insetBlock: '104px auto',
  maxHeight: '50dvh',
});
