import { style, styleVariants } from '@vanilla-extract/css';
import { way } from '../../internal/way.ts';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

/** An attribute without a choice when the reader tries to buy. */
export const invalid = style({
  padding: space.s,
  borderRadius: vars.radius.control,
  background: color.warningSurface,
  boxShadow: `inset calc(3px * ${way}) 0 0 ${color.warning}`,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
/** Floated, because a legend would sit on the edge of a box. */
export const title = style({
  float: 'inline-start',
  width: '100%',
  marginBottom: space.xs,
  fontSize: vars.size.s,
  lineHeight: 1.4,
});
export const titleName = style({ fontWeight: vars.weight.semibold });
export const options = style({
  clear: 'both',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
});
export const message = style({
  marginTop: space.xs,
  color: color.warning,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
});

const isChosen = '&:is([aria-current="true"], :has(:checked))';
const isDisabled = '&:is([aria-disabled="true"], :has([aria-disabled="true"]))';

export const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.45em',
  minWidth: vars.control.m,
  minHeight: vars.control.m,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  lineHeight: 1.25,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.link },
    [isDisabled]: {
      border: `1px dashed ${color.controlBorder}`,
      color: color.textMuted,
      cursor: 'not-allowed',
    },
    // A ring as well as a colour: selection is never shown by colour alone.
    [isChosen]: {
      borderColor: color.action,
      boxShadow: `inset 0 0 0 1.5px ${color.action}`,
      fontWeight: vars.weight.semibold,
    },
    // Struck out, over pictures and swatches as well.
    [`${isDisabled}::after`]: {
      content: '',
      position: 'absolute',
      inset: 0,
      background:
        'linear-gradient(to top right, transparent calc(50% - 1px), currentColor 0 calc(50% + 1px), transparent 0)',
      color: color.controlBorder,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [isChosen]: { outline: '2px solid Highlight' },
        [`${isDisabled}::after`]: { forcedColorAdjust: 'none', color: 'GrayText' },
      },
    },
  },
});
/** Over the whole option, so that the ring of the focus is drawn around it. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: '-1px',
  borderRadius: 'inherit',
  cursor: 'inherit',
});
export const shapes = styleVariants({
  text: { padding: '.35em .9em' },
  color: { padding: '5px' },
  image: { width: '72px', padding: '3px' },
});
export const drawings = styleVariants({
  color: {
    width: '30px',
    height: '30px',
    borderRadius: vars.radius.badge,
    // Squares show through what is transparent, as in programs for pictures.
    background: 'var(--k-swatch), repeating-conic-gradient(#aaa 0 25%, #fff 0 50%) 0 0 / 12px 12px',
    // Light colours need an edge on light paper, dark ones on the board.
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color.text} 22%, transparent)`,
    forcedColorAdjust: 'none',
  },
  image: {
    width: '100%',
    borderRadius: `calc(${vars.radius.control} - 3px)`,
    overflow: 'hidden',
  },
});
export const discount = style({
  position: 'absolute',
  insetBlockStart: '-6px',
  insetInlineEnd: '-6px',
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  borderRadius: '50%',
  background: color.sale,
  color: color.onSale,
  fontSize: '11px',
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
export const form = style({
  clear: 'both',
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.xs,
  maxWidth: '24rem',
});
export const formField = style({ flex: 1, minWidth: 0 });
