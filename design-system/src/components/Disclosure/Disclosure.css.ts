import { style, styleVariants } from '@vanilla-extract/css';
import { turned } from '../../internal/mask.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const group = style({ borderTop: `1px solid ${color.hairline}` });
export const kinds = styleVariants({
  /** One of several, between hairlines. */
  section: { borderBottom: `1px solid ${color.hairline}` },
  /** A word in the text that unfolds more. */
  inline: {},
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  borderRadius: vars.radius.badge,
});
export const summaries = styleVariants({
  section: {
    justifyContent: 'space-between',
    minHeight: '56px',
    paddingBlock: space.xs,
    fontFamily: vars.font.display,
    fontSize: vars.size.h4,
    fontWeight: vars.weight.bold,
    lineHeight: 1.3,
  },
  inline: {
    display: 'inline-flex',
    minHeight: '24px',
    color: color.link,
    fontSize: vars.size.s,
    fontWeight: vars.weight.semibold,
    ':hover': { color: color.linkHover },
  },
});
export const chevron = style({
  transition: `transform ${vars.motion.base} ${vars.motion.easing}`,
  selectors: { 'details[open] > summary > &': turned },
});
export const bodies = styleVariants({
  section: { paddingBlock: `${space['2xs']} ${space.l}` },
  inline: { paddingTop: space.xs },
});
