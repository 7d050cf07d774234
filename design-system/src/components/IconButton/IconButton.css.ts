import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const root = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.actionSoft, color: vars.color.link },
    '&[aria-pressed="true"]:not(:disabled)': { color: vars.color.saleText },
    '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
  },
});

export const sizes = styleVariants({
  s: { width: '32px', height: '32px' },
  m: { width: '44px', height: '44px' },
});

export const surfaces = styleVariants({
  none: {},
  /** On pictures: a disc of its own, which on a chalkboard its edge alone tells from their ground. */
  raised: {
    background: vars.color.raised,
    border: `1px solid light-dark(${vars.color.hairline}, ${vars.color.controlBorder})`,
  },
  action: {
    // To be seen in forced colours only.
    border: '1px solid transparent',
    background: vars.color.action,
    color: vars.color.onAction,
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.actionHover, color: vars.color.onAction },
    },
  },
});
