import { cookieNames, readCookie } from './cookies.ts';
import { cookiesChanged } from './readableCookies.ts';

/**
 * DEC-90: cleans up after the order whose confirmation was left, if there is one. Should that fail,
 * the next page tries again: the order's cookie is still there.
 */
export function cleanUpOrder(): void {
  if (!readCookie(document.cookie, cookieNames.order)) return;
  const cartId = readCookie(document.cookie, cookieNames.cart);
  fetch('/api/confirmation-cleanup/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cartId }),
  }).then(cookiesChanged, () => {});
}
