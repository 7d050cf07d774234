import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color } = vars;

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.5em',
  maxWidth: '100%',
  paddingBlock: '.25em',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}, color ${vars.motion.fast} ${vars.motion.easing}`,
  // A disabled control needs no contrast, but stays readable: it is dimmed, not greyed out.
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&:disabled': { opacity: 0.5 },
  },
});

const enabledHover = '&:hover:not(:disabled, [aria-disabled="true"])';

const soft = (background: string, hover: string, text: string) => ({
  background,
  color: text,
  selectors: { [enabledHover]: { background: hover } },
});
const solid = (background: string, hover: string, text: string) => ({
  ...soft(background, hover, text),
  '@media': {
    // Forced colours have no tones: the filled button swaps text and background colour.
    [media.forcedColors]: {
      forcedColorAdjust: 'none' as const,
      background: 'ButtonText',
      color: 'ButtonFace',
      outlineColor: 'Highlight',
      selectors: { [enabledHover]: { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

export const tones = styleVariants({
  primary: solid(color.action, color.actionHover, color.onAction),
  secondary: soft(color.actionSoft, color.actionSoftHover, color.link),
  danger: solid(color.sale, color.saleHover, color.onSale),
  success: solid(color.go, color.goHover, color.onGo),
  outline: {
    background: color.surface,
    borderColor: color.controlBorder,
    color: color.text,
    selectors: { [enabledHover]: { borderColor: color.link, color: color.link } },
  },
  link: {
    color: color.link,
    textDecoration: 'underline',
    textUnderlineOffset: '.18em',
    selectors: { [enabledHover]: { color: color.linkHover, textDecorationThickness: '2px' } },
  },
});

export const sizes = styleVariants({
  m: { minHeight: vars.control.m, paddingInline: '1.25em' },
  s: { minHeight: vars.control.s, paddingInline: '.9em', fontSize: vars.size.s },
});

/** The tone of a link has no box, only a target of at least 24 px. */
export const unboxed = style({ minHeight: '24px', padding: 0, border: 0, textAlign: 'start' });

export const fullWidth = style({ width: '100%' });

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.5em',
  minWidth: 0,
});
/** A word that has room on a line of its own stays whole: neighbours wrap, or the row does. */
export const label = style({ minWidth: 0, hyphens: 'auto', overflowWrap: 'break-word' });
// Opacity, not visibility: the label keeps the button's width and its name.
export const contentWhileLoading = style({ opacity: 0 });
export const spinner = style({ position: 'absolute', inset: 0, margin: 'auto' });
// The ring's gap has the colour of what it turns on.
globalStyle(`:is(${tones.primary}, ${tones.danger}, ${tones.success}) > ${spinner}`, {
  '@media': { [media.forcedColors]: { borderTopColor: 'ButtonText' } },
});
