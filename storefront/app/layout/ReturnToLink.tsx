import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

interface Followed {
  readonly href: string;
  /** Where the link stood in the window, in pixels from its upper edge; undefined: not on the page. */
  readonly top: number | undefined;
}

/** The link that left an entry of the history, by its location's key. */
const followedLinks = new Map<string, Followed>();

const topOf = (href: string) =>
  [...document.querySelectorAll('#main a')]
    .find((link) => link.getAttribute('href') === href)
    ?.getBoundingClientRect().top;

/** Remembers which link of the page is followed, and where it stands. */
export function recordFollowedLink(href: string): void {
  followedLinks.set(history.state?.key ?? 'default', { href, top: topOf(href) });
}

/**
 * On the way back to a page, scrolls so that the followed link is where it was in the window. The
 * router restores the scroll position in pixels, but browsers estimate the height of tiles that they
 * have not drawn: in a long listing the two differ by whole rows. Comes after `ScrollRestoration`,
 * whose position it corrects.
 */
export function ReturnToLink() {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    const followed = isReturn ? followedLinks.get(key) : undefined;
    const top = followed && topOf(followed.href);
    if (top !== undefined && followed?.top !== undefined) scrollBy(0, top - followed.top);
  }, [key, isReturn]);
  return null;
}
