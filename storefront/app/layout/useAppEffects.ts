import { useToasts } from '@kreide/design-system';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { cookieNames } from '../platform/cookies.ts';
import { useMessages } from '../platform/i18n/messages.tsx';
import { isInstalledApp, keepForOffline } from '../platform/installedApp.ts';
import { useNewVersions } from '../platform/newVersion.ts';
import { cleanUpOrder } from '../platform/orderCleanUp.ts';
import { cookiesChanged, writeCookie } from '../platform/readableCookies.ts';
import { type QueuedToast, queuedToasts, subscribeToAnnouncements } from '../platform/toasts.ts';

/**
 * Milliseconds until a queued toast counts as shown. A page that is being left may get to see what
 * was queued for the one that follows it; nobody reads it there.
 */
const shownAfter = 1_000;

/** Pages whose loaders clean up themselves, and the confirmation, which still shows the order. */
const cleansUp = /^\/checkout(?:\/|$)/;

/**
 * Effects of every page, whatever it shows: toasts, pages kept for offline use, clean-up after an
 * order, new versions of the shop, and a focus that is lost.
 */
export function useAppEffects(): void {
  const { show } = useToasts();
  const t = useMessages();
  const { key, pathname, search } = useLocation();
  useNewVersions();

  // Nothing loses the focus that never had it.
  useEffect(() => {
    let hasLeft = false;
    let stop: (() => void) | undefined;
    const start = ({ target }: FocusEvent) =>
      import('../platform/lostFocus.ts').then(
        ({ catchLostFocus }) => {
          if (!hasLeft) stop = catchLostFocus(target as Element);
        },
        // Without its code the focus goes where the browser puts it.
        () => {},
      );
    document.addEventListener('focusin', start, { once: true });
    return () => {
      hasLeft = true;
      document.removeEventListener('focusin', start);
      stop?.();
    };
  }, []);

  const display = useCallback(
    ({ tone, messageKey, values }: QueuedToast) => {
      show({ id: messageKey, tone, message: t.ofServer(messageKey, values) });
    },
    [show, t],
  );
  useEffect(() => subscribeToAnnouncements(display), [display]);

  useEffect(() => {
    if (!isInstalledApp()) return;
    keepForOffline(pathname + search).catch(() => {
      // The page is then not available offline.
    });
  }, [pathname, search]);

  // UI-13: shows the toasts that the server queued, once; after every navigation, since any answer
  // may have set cookies.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the navigation's
  useEffect(() => {
    cookiesChanged();
    const queue = queuedToasts(document.cookie);
    if (queue.length === 0) return;
    queue.forEach(display);
    const shown = new Set(queue.map(({ messageKey }) => messageKey));
    const timer = setTimeout(() => {
      const rest = queuedToasts(document.cookie).filter((each) => !shown.has(each.messageKey));
      writeCookie(cookieNames.toasts, rest.length === 0 ? '' : JSON.stringify(rest));
    }, shownAfter);
    return () => clearTimeout(timer);
  }, [key, display]);

  // DEC-90: leaving the confirmation cleans up, so that reloading it does not.
  useEffect(() => {
    if (!cleansUp.test(pathname)) cleanUpOrder();
  }, [pathname]);
}
