import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const root = style({
  paddingBlock: space['2xs'],
  '@media': { [media.forcedColors]: { borderBlock: '1px solid' } },
});
export const tones = styleVariants({
  info: { background: color.infoSurface, color: color.info },
  success: { background: color.successSurface, color: color.success },
  warning: { background: color.warningSurface, color: color.warning },
  danger: { background: color.dangerSurface, color: color.danger },
});
export const row = style({ display: 'flex', alignItems: 'flex-start', gap: space.s });
export const icon = style({ marginTop: '6px' });
export const content = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: '5px',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  color: color.text,
  fontSize: vars.size.s,
  lineHeight: 1.5,
});
