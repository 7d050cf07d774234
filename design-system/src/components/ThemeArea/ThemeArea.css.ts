import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

/** Its own ground and text, as the page's body has. */
export const root = style({
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.size.m,
  lineHeight: 1.5,
});
