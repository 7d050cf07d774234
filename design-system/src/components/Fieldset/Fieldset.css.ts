import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const legend = style({
  marginBottom: vars.space.s,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.3,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
export const legendLarge = style({
  marginBottom: vars.space.m,
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.bold,
});
export const hint = style({
  marginTop: `calc(-1 * ${vars.space['2xs']})`,
  marginBottom: vars.space.s,
  fontSize: vars.size.s,
  color: vars.color.textMuted,
});
export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m });

/** Fields beside each other by weight; they wrap when they would become too narrow to read. */
export const row = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
});
const sideBySide = { gridTemplateColumns: 'var(--k-columns)' };
export const rows = styleVariants({
  pair: { '@container': { '(min-width: 19rem)': sideBySide } },
  more: { '@container': { '(min-width: 30rem)': sideBySide } },
});
export const rowFrame = style({ containerType: 'inline-size' });
