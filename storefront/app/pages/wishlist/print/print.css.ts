import { vars } from '@kreide/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** What belongs to the screen. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** To be ticked with a pen. */
export const box = style({
  display: 'inline-block',
  width: '1em',
  height: '1em',
  border: `1.5px solid ${vars.color.text}`,
});
