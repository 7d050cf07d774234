import { vars } from '@kreide/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const tiers = style({ fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${tiers} :is(th, td)`, {
  padding: `${vars.space['2xs']} ${vars.space.xs}`,
  borderBottom: `1px solid ${vars.color.hairline}`,
  textAlign: 'start',
  fontWeight: 'inherit',
});
/** Told by weight and edge: forced colours have no grounds. */
export const current = style({
  fontWeight: vars.weight.bold,
  borderInlineStart: `3px solid ${vars.color.accent}`,
});
