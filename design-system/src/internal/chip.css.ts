import { style } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';

const { color, space } = vars;

/** A list of chips. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});
/** A pill that is a link. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35em',
  minHeight: '32px',
  paddingBlock: '.2em',
  paddingInline: '.85em .6em',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  color: color.text,
  fontSize: vars.size.s,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.link, color: color.link } },
});
