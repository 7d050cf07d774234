import { style, styleVariants } from '@vanilla-extract/css';
import { forcedMark } from '../../internal/mask.ts';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const marked = '28px';

export const root = style({ display: 'flex', flexDirection: 'column' });
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${marked} minmax(0, 1fr)`,
  columnGap: space.s,
  paddingBottom: space.l,
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    // The chalk line to the next step: drawn as far as things have come, dotted from there.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${marked} + 3px) 3px`,
      insetInlineStart: `calc(${marked} / 2 - 1px)`,
      borderInlineStart: `2px dotted ${color.controlBorder}`,
    },
    '&[data-passed]:not(:last-child)::before': { borderInlineStart: `2px solid ${color.action}` },
  },
});
export const marker = style({
  display: 'grid',
  placeItems: 'center',
  width: marked,
  height: marked,
  border: '2px solid',
  borderRadius: '50%',
});
export const markers = styleVariants({
  done: { borderColor: color.action, background: color.surface, color: color.link },
  current: {
    borderColor: color.action,
    background: color.action,
    color: color.onAction,
    '@media': { [media.forcedColors]: forcedMark },
  },
  upcoming: {
    borderColor: color.controlBorder,
    background: color.surface,
    color: color.textMuted,
  },
  problem: { borderColor: color.danger, background: color.dangerSurface, color: color.danger },
});
export const content = style({ minWidth: 0, paddingTop: '2px', lineHeight: 1.4 });
export const title = style({ display: 'block' });
export const titles = styleVariants({
  done: {},
  current: { fontWeight: vars.weight.semibold },
  upcoming: { color: color.textMuted },
  problem: { color: color.danger, fontWeight: vars.weight.semibold },
});
export const date = style({
  display: 'block',
  fontSize: vars.size.s,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const detail = style({ fontSize: vars.size.s });
