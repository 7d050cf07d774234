import { media } from '@kreide/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** After the text on a phone, before it where there is room beside it. */
export const section = style({ '@media': { [media.laptop]: { order: -1 } } });
