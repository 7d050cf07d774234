import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

interface Followed {
  readonly href: string;
  /** Where the link stood in the window, in pixels from its upper edge. */
  readonly top: number;
}

/** What led away from an entry of the history, by its location's key. */
const followedLinks = new Map<string, Followed>();

const linkTo = (href: string) =>
  [...document.querySelectorAll('#main a')]
    .find((link) => link.getAttribute('href') === href)
    ?.getBoundingClientRect();

/** Notes which link of the page is followed. */
export function noteFollowed(href: string): void {
  const top = linkTo(href)?.top;
  const { key = 'default' } = (window.history.state ?? {}) as { readonly key?: string };
  if (top === undefined) followedLinks.delete(key);
  else followedLinks.set(key, { href, top });
}

/**
 * Back on a page, the link that led away stands where it stood. The router only knows how many
 * pixels were scrolled, and browsers guess the height of tiles that they have not drawn: in a long
 * listing the two differ by whole rows. Comes after `ScrollRestoration`, whose work it corrects.
 */
export function ReturnToLink() {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    const followed = isReturn ? followedLinks.get(key) : undefined;
    const now = followed && linkTo(followed.href);
    if (now) window.scrollBy({ top: now.top - followed.top, behavior: 'instant' });
  }, [key, isReturn]);
  return null;
}
