import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export const root = style({
  flex: 'none',
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 7.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const chalk = style({ stroke: vars.color.accent });

export const sizes = styleVariants({
  /** 300 by 83 px, and less where there is less room. */
  header: {
    width: '132px',
    height: 'auto',
    '@media': { [media.laptop]: { width: '300px' } },
  },
  small: { width: '132px', height: 'auto' },
});
