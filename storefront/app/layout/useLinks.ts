import { useRelayEnvironment } from '@kreide/relay';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { cookieNames, readCookie } from '../platform/cookies.ts';
import { amazonPayPath, frontPaths, isBelow } from '../platform/frontPaths.ts';
import { isAppOffline } from '../platform/installedApp.ts';
import { announceNavigation } from '../platform/navigationStart.ts';
import { needsFullLoad } from '../platform/newVersion.ts';
import { prefetchCode, prefetchPage } from '../prefetch.ts';
import { recordFollowedLink } from './ReturnToLink.tsx';

/** Answered by the front, by routes without a page, or in a document of its own. */
const outside = [...frontPaths, '/api/', amazonPayPath];

/**
 * Gives clicks on the shop's own links to the router, and starts what a link leads to as soon as
 * pointer, finger or focus are on it. Links are plain anchors and all are heard in one place: the
 * hundred links of a listing cost nothing when it hydrates, nor whenever the address changes
 * (docs/decisions/010-page-weight.md).
 *
 * @param needsLogin whether goods are shown to customers only (ROUTE-34): nobody else asks for any
 */
export function useLinks(needsLogin: boolean): void {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  useEffect(() => {
    const listening = new AbortController();
    let prefetched: HTMLAnchorElement | undefined;
    let isTouched = false;
    function prefetchTarget({ target }: Event) {
      // Whoever moves on a page is likely to open a product: its skeleton shall not wait for code.
      if (!isTouched) prefetchCode('prod/');
      isTouched = true;
      const link = ownLink(target);
      if (link === prefetched) return;
      prefetched = link;
      const path = link?.getAttribute('href');
      const isShut =
        needsLogin && readCookie(document.cookie, cookieNames.existingSession) === undefined;
      if (path && !isShut) prefetchPage(environment, path);
    }
    function follow(event: MouseEvent) {
      const link = ownLink(event.target);
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (event.defaultPrevented || !isPlain || !link) return;
      const { pathname, search, hash } = window.location;
      if (needsFullLoad() || isAppOffline() || pathname === amazonPayPath) return;
      event.preventDefault();
      const to = link.getAttribute('href') ?? '/';
      recordFollowedLink(to);
      const hovers = matchMedia('(hover: hover)').matches;
      const go = () =>
        navigate(to, {
          replace: to === pathname + search + hash,
          // For a link that only shows more of where the reader is.
          preventScrollReset: 'keepScroll' in link.dataset,
          // A finger wants the page at once: taking the old one's picture costs a phone 100 ms.
          viewTransition: hovers,
        });
      // A filter shows that it was pressed first: the page that it leads to is half this one.
      if (to.split('?', 1)[0] === pathname) {
        announceNavigation(to);
        return afterPaint(go);
      }
      go();
      if (!hovers) announceNavigation(to);
    }
    const { signal } = listening;
    document.addEventListener('pointerover', prefetchTarget, { signal, passive: true });
    document.addEventListener('focusin', prefetchTarget, { signal, passive: true });
    // On the window: React hears clicks at the document, and components come first.
    window.addEventListener('click', follow, { signal });
    return () => listening.abort();
  }, [environment, navigate, needsLogin]);
}

/** Once the browser has shown what the event at hand changed. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** The link around an element, if the router answers where it leads. */
function ownLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  const [path = ''] = href.split(/[?#]/, 1);
  const isOwn = href.startsWith('/') && !href.startsWith('//') && !isBelow(outside, path);
  if (!link || !isOwn || link.hasAttribute('download')) return;
  return link.target === '' || link.target === '_self' ? link : undefined;
}
