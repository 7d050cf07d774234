import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const root = style({
  borderRadius: '2px',
  transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
  ':hover': { color: vars.color.linkHover },
});

export const tones = styleVariants({
  link: { color: vars.color.link },
  /** Takes the text's colour around it: footers, quiet lists. */
  inherit: {
    color: 'inherit',
    textDecorationColor: 'transparent',
    ':hover': { color: vars.color.link, textDecorationColor: 'currentColor' },
  },
});

export const withIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35em',
  // Stands by itself, not in a sentence, so it is a target of its own (WCAG 2.5.8).
  minHeight: '24px',
});
