import { style } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const noScript = '(scripting: none)';

export const area = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2xs'],
  minHeight: '6rem',
  padding: space.m,
  border: `1.5px dashed ${color.controlBorder}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover:not([data-disabled])': { borderColor: color.text },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-over]': { borderColor: color.action, background: color.actionSoft },
    '&[data-disabled]': {
      background: color.sunken,
      color: color.textMuted,
      cursor: 'not-allowed',
    },
  },
});
export const icon = style({ color: color.textMuted });
export const words = style({ '@media': { [noScript]: { display: 'none' } } });
export const choose = style({
  fontWeight: vars.weight.semibold,
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '.18em',
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});
/** Fingers drag nothing. */
export const drop = style({ '@media': { [media.touch]: { display: 'none' } } });
/** Covers the area unseen: it keeps focus, name and keyboard. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  // The label takes clicks and drops.
  pointerEvents: 'none',
  '@media': {
    [noScript]: { position: 'static', height: 'auto', opacity: 1, pointerEvents: 'auto' },
  },
});

export const messages = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const list = style({ display: 'flex', flexDirection: 'column', gap: space['2xs'] });
export const file = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space.s,
  paddingBlock: space['2xs'],
  paddingInline: `${space.s} ${space['2xs']}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  fontSize: vars.size.s,
});
export const name = style({ overflowWrap: 'anywhere', lineHeight: 1.35 });
export const size = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2xs'],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const arrived = style({ color: color.success });
export const state = style({
  gridColumn: '1 / -1',
  paddingBlockEnd: space['2xs'],
  paddingInlineEnd: space.xs,
});
