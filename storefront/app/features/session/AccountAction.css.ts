import { style } from '@vanilla-extract/css';

/** Set by a page for one visitor: scripts tell by themselves who is logged in. */
const signedIn = '[data-signed-in]';
const noScript = '(scripting: none)';

export const ofGuests = style({
  '@media': { [noScript]: { selectors: { [`${signedIn} &`]: { display: 'none' } } } },
});

export const ofCustomers = style({ selectors: { [`&:not(${signedIn} *)`]: { display: 'none' } } });
