import { cookieNames, readCookie } from './cookies.ts';
import { cookiesChanged } from './readableCookies.ts';

let running = Promise.resolve();

/**
 * DEC-90: cleans up after the order whose confirmation was left, if there is one. Should that fail,
 * the next page tries again: the order's cookie is still there.
 */
export function cleanUpOrder(): void {
  if (!readCookie(document.cookie, cookieNames.order)) return;
  const cartId = readCookie(document.cookie, cookieNames.cart);
  running = fetch('/api/confirmation-cleanup/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cartId }),
  }).then(cookiesChanged, () => {});
}

/**
 * Wait for this before sending the visitor's ids: what is put into the cart while the answer with
 * the new ids is on its way would be lost.
 */
export const orderCleanedUp = (): Promise<void> => running;
