import { vars } from '@kreide/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const root = style({ display: 'grid', gap: space.s, alignContent: 'start' });
export const heading = style({
  padding: `${space['2xs']} ${space.s}`,
  color: color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.semibold,
});
export const category = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s,
  minHeight: '36px',
  paddingInline: space.s,
});
export const muted = style({ color: color.textMuted, fontSize: vars.size.xs });
/** The whole row leads to the article. */
export const product = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s,
  padding: `4px ${space.s}`,
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { background: color.sunken } },
});
export const picture = style({
  width: '48px',
  height: '48px',
  overflow: 'hidden',
  borderRadius: vars.radius.badge,
  background: color.sunken,
});
export const name = style({
  lineHeight: 1.3,
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const price = style({
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
