import { createBrowserEnvironment, type IEnvironment } from '@kreide/relay';
import { cookieNames, readCookie } from './cookies.ts';
import { cookiesChanged, writeCookie } from './readableCookies.ts';
import { announce } from './toasts.ts';

/** AUTH-14: the login has expired; the logout page removes it and shows a message. */
function leaveSession(): void {
  writeCookie(cookieNames.securityLogout, 'true');
  window.location.assign('/logout');
}

/** The browser's Relay environment; ids that the API no longer knows are renewed on the way. */
export function createShopEnvironment(): IEnvironment {
  return createBrowserEnvironment({
    fetch: (...request) => fetch(...request),
    url: '/graphql/',
    identity: {
      // ERR-10, ERR-11: a user id that is still known stays.
      renew: async () => {
        const response = await fetch('/api/cart-id');
        if (!response.ok) throw new Error(`No new ids: ${response.status}`);
      },
      rewrite: (variables) =>
        'cartId' in variables
          ? { ...variables, cartId: readCookie(document.cookie, cookieNames.cart) ?? '' }
          : variables,
      // Told before, the page would ask for the new cart while it is being filled.
      onRenewed: cookiesChanged,
    },
    securityLogout: {
      messageKeys: ['error.token.invalid', 'error.token.revoked'],
      keep: [],
      onLogout: leaveSession,
    },
    // ERR-25: every failure is logged; visitors see only those that a component shows.
    log: (event) => {
      if (event.name === 'network.error') console.error(event.error);
    },
    onInternalError: () => announce({ tone: 'danger', messageKey: 'error.internal' }),
  });
}
