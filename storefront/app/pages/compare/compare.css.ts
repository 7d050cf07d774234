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

/** As wide as its smallest format. */
export const picture = style({ width: '6rem', flex: 'none' });

const phone = `screen and ${media.belowTablet}`;
/** Its name says which product it is: on a phone it stands beside the picture, and only once. */
export const product = style({
  '@media': { [phone]: { flexDirection: 'row', alignItems: 'center', textAlign: 'start' } },
});
globalStyle(`${table} > tbody > tr > td:has(> ${product})::before`, {
  '@media': { [phone]: { display: 'none' } },
});
/** Its words begin beside its sign, where they take two lines. */
export const availability = style({ '@media': { [phone]: { textAlign: 'start' } } });
