import { globalStyle, style } from '@vanilla-extract/css';
import { choiceBox } from '../../internal/choice.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const dot = style([
  choiceBox,
  {
    borderRadius: '50%',
    selectors: { '&&:checked::after': { inset: '4px', borderRadius: '50%' } },
  },
]);

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.s });
export const hint = style({
  display: 'block',
  fontSize: vars.size.s,
  fontWeight: vars.weight.regular,
  color: color.textMuted,
});

export const cards = style({ display: 'flex', flexDirection: 'column', gap: space.xs });
export const card = style({
  border: `1px solid ${color.controlBorder}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover:not([data-disabled])': { borderColor: color.link },
    '&:has(> label > input:checked)': {
      borderColor: color.action,
      boxShadow: `inset 0 0 0 1px ${color.action}`,
    },
    '&[data-disabled]': { background: color.sunken, borderColor: color.hairline },
  },
});
export const cardRow = style({
  display: 'flex',
  alignItems: 'start',
  gap: space.s,
  padding: `${space.m}`,
  cursor: 'pointer',
  selectors: { '[data-disabled] > &': { cursor: 'not-allowed' } },
});
export const cardIcon = style({ color: color.textMuted, marginTop: '1px', display: 'flex' });
export const cardLabel = style({
  flex: 1,
  minWidth: 0,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.45,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
export const cardEnd = style({
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const disabledText = style({
  display: 'block',
  fontWeight: vars.weight.regular,
  fontSize: vars.size.s,
  color: color.warning,
});
/** Belongs to the chosen card; shown by CSS, so that it works before JavaScript. */
export const cardContent = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  padding: `0 ${space.m} ${space.m}`,
  paddingInlineStart: `calc(${space.m} + 1.25rem + ${space.s})`,
});
globalStyle(`${card}:not(:has(> label > input:checked)) > ${cardContent}`, { display: 'none' });
