import { style } from '@vanilla-extract/css';
import { way } from '../../internal/way.ts';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, motion } = vars;

/** Twice as wide as high; the thumb's place tells the state as well as the colour does. */
export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '2.75rem',
  height: '1.5rem',
  border: `1.5px solid ${color.controlBorder}`,
  borderRadius: vars.radius.pill,
  background: color.sunken,
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.easing}, border-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: '2px',
      insetInlineStart: '2px',
      aspectRatio: '1',
      borderRadius: '50%',
      background: color.controlBorder,
      transition: `translate ${motion.base} ${motion.easing}, background-color ${motion.fast} ${motion.easing}`,
    },
    '&:hover:not(:disabled)': { borderColor: color.text },
    '&:checked': { background: color.action, borderColor: color.action },
    '&:checked::before': { background: color.onAction, translate: `calc(1.25rem * ${way}) 0` },
    '&:checked:hover:not(:disabled)': {
      background: color.actionHover,
      borderColor: color.actionHover,
    },
    '&[aria-invalid="true"]': { borderColor: color.danger },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    // Backgrounds go away in forced colours: the thumb stays as system ink, filled when on.
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
        '&:checked::before': { background: 'Highlight' },
      },
    },
  },
});

/** Under the text, not under the track. */
export const indented = style({ paddingInlineStart: 'calc(2.75rem + .65em)' });
