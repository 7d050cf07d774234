import { style } from '@vanilla-extract/css';
import { media } from '../themes/breakpoints.ts';
import { vars } from '../themes/vars.css.ts';

/** What a checkbox and a radio have in common: row, box, text. */
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '.65em',
  cursor: 'pointer',
});
export const text = style({ flex: 1, minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' });

/** Under the text, not under the box. */
export const indented = style({ paddingInlineStart: '1.9rem' });

/** A box of 20 px, centred on the first line; its label makes the target larger. */
export const choiceBox = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  marginTop: '.125rem',
  border: `1.5px solid ${vars.color.controlBorder}`,
  background: vars.color.surface,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.text },
    '&:checked': { background: vars.color.action, borderColor: vars.color.action },
    '&:checked::after': {
      content: '',
      position: 'absolute',
      inset: '1px',
      background: vars.color.onAction,
      maskSize: 'contain',
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    // Backgrounds and masks go away in forced colours; the system's own box stays readable.
    [media.forcedColors]: {
      appearance: 'auto',
      selectors: { '&:checked::after': { content: 'none' } },
    },
  },
});
