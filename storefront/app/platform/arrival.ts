import { useEffect } from 'react';

export const arrivalId = 'arrival';

/** Path of the page that the visitor was told of last; undefined in a fresh document. */
let told: string | undefined;

/**
 * Says that another page stands, as a browser does when it loads one: focus goes to the page, since
 * the link that led here is gone, and its title is read out (WCAG 2.4.3, 4.1.3). Within one path,
 * as with filters, nothing moves.
 */
export function useArrival(title: string): void {
  useEffect(() => {
    const { pathname } = window.location;
    const before = told;
    told = pathname;
    if (before === undefined || before === pathname) return;
    const main = document.getElementById('main');
    // A page may have put the focus where it is wanted.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    const region = document.getElementById(arrivalId);
    if (region) region.textContent = title;
  }, [title]);
}
