import { media, vars } from '@kreide/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const onPhones = style({ '@media': { [media.tablet]: { visibility: 'hidden' } } });

/** A button that looks like the links beside it. */
export const mode = style({
  // It needs a script.
  '@media': { '(scripting: none)': { display: 'none' } },
  selectors: {
    '&&': { color: 'inherit', fontWeight: 'inherit', textDecorationColor: 'transparent' },
    '&&&:hover': { color: vars.color.link, textDecorationColor: 'currentColor' },
  },
});
