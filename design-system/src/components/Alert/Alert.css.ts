import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  // A button is higher than a line of text.
  alignItems: 'center',
  gap: space.s,
  padding: `${space.s} ${space.m}`,
  borderRadius: vars.radius.control,
  borderInlineStart: '4px solid currentColor',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
export const tones = styleVariants({
  info: { background: color.infoSurface, color: color.info },
  success: { background: color.successSurface, color: color.success },
  warning: { background: color.warningSurface, color: color.warning },
  danger: { background: color.dangerSurface, color: color.danger },
});
/** So narrow that its words would wrap, the action moves to a line of its own. */
export const message = style({ display: 'flex', flex: '1 1 13rem', gap: space.s, minWidth: 0 });
export const icon = style({ marginTop: '2px' });
export const content = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  color: color.text,
  lineHeight: 1.45,
});
export const title = style({ fontWeight: vars.weight.semibold });
