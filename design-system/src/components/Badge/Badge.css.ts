import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.3em',
  maxWidth: '100%',
  padding: '.2em .55em',
  border: '1px solid transparent',
  borderRadius: vars.radius.badge,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.35,
  // A word that has room on a line of its own stays whole, beside whatever the badge stands.
  overflowWrap: 'break-word',
  hyphens: 'auto',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { borderColor: 'currentColor' } },
});

export const tones = styleVariants({
  sale: { background: vars.color.sale, color: vars.color.onSale },
  new: { background: vars.color.new, color: vars.color.onNew },
  popular: { background: vars.color.highlight, color: vars.color.onHighlight },
  extra: {
    background: vars.color.surface,
    borderColor: vars.color.controlBorder,
    color: vars.color.text,
  },
  prime: { background: vars.color.surface, borderColor: vars.color.prime, color: vars.color.prime },
  success: { background: vars.color.successSurface, color: vars.color.success },
  warning: { background: vars.color.warningSurface, color: vars.color.warning },
  neutral: { background: vars.color.sunken, color: vars.color.textMuted },
});

/** Badges of one place, below each other in a narrow one. */
export const group = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2xs'] });

/** As many as fit one row; a badge alone that doesn't is cut. */
export const row = style({
  fontSize: vars.size.xs,
  maxHeight: 'calc(1.75em + 2px)',
  overflow: 'hidden',
});

export const inRow = style({
  display: 'inline-block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
