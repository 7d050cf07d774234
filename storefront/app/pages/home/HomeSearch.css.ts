import { media } from '@kreide/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** From tablet up, and without scripts on phones too, the header's own field is to be seen. */
export const phones = style({
  paddingBlockStart: '12px',
  '@media': { [media.tablet]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
