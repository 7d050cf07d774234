import { style, styleVariants } from '@vanilla-extract/css';
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
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}, color ${vars.motion.fast} ${vars.motion.easing}`,
  // A disabled control needs no contrast, but stays readable: it is dimmed, not greyed out.
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': { [media.forcedColors]: { borderColor: 'currentColor' } },
});

const enabledHover = '&:hover:not(:disabled, [aria-disabled="true"])';

const solid = (background: string, hover: string, text: string) => ({
  background,
  color: text,
  selectors: { [enabledHover]: { background: hover } },
});

export const schemes = styleVariants({
  primary: solid(color.action, color.actionHover, color.onAction),
  secondary: solid(color.actionSoft, color.actionSoftHover, color.link),
  red: solid(color.sale, color.saleHover, color.onSale),
  green: solid(color.go, color.goHover, color.onGo),
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

/** The link scheme has no box, only a target of at least 24 px. */
export const unboxed = style({ minHeight: '24px', padding: 0, textAlign: 'start' });

export const fullWidth = style({ width: '100%' });

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.5em',
  minWidth: 0,
});
// Opacity, not visibility: the label keeps the button's width and its name.
export const contentWhileLoading = style({ opacity: 0 });
export const spinner = style({ position: 'absolute', inset: 0, margin: 'auto' });
