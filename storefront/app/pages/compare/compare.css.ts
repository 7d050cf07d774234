import { media } from '@kreide/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Columns as wide as each other; on a phone a product's name leaves its value half of the line. */
export const table = style({ '@media': { [media.tablet]: { tableLayout: 'fixed' } } });
globalStyle(`${table} > tbody > tr > td::before`, { flex: '0 1 50%' });
globalStyle(`${table} > tbody > tr > td`, { overflowWrap: 'break-word' });
// On paper nothing can be pressed, so the row of buttons is no row.
globalStyle(`${table} > tbody > tr:has([data-onscreen])`, {
  '@media': { print: { display: 'none' } },
});

/** Its lines end where the other values of a phone's card end. */
export const price = style({});
globalStyle(`${price} > *`, {
  '@media': { [`screen and ${media.belowTablet}`]: { alignItems: 'flex-end' } },
});

/** As wide as its smallest format, and at the end of its line on a phone. */
export const picture = style({
  width: '6rem',
  '@media': { [media.belowTablet]: { marginInlineStart: 'auto' } },
});
