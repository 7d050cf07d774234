import { useEffect } from 'react';

/** Of the live region that announces the title. */
export const navigationStatusId = 'navigation-status';

/** Lets a screen reader read what a press changed elsewhere on the page (WCAG 4.1.3). */
export function announce(text: string): void {
  document.getElementById(navigationStatusId)?.replaceChildren(text);
}

/** Path of the last page that was announced; undefined in a fresh document. */
let announcedPath: string | undefined;

/**
 * After a navigation to another path, does what a browser does when it loads a document: moves the
 * focus to the page, since the followed link is gone, and lets a screen reader read its title
 * (WCAG 2.4.3, 4.1.3). Within one path, as with filters, the focus stays.
 */
export function useNavigationFocus(title: string): void {
  useEffect(() => {
    const { pathname } = window.location;
    const before = announcedPath;
    announcedPath = pathname;
    if (before === undefined || before === pathname) return;
    const main = document.getElementById('main');
    // The page may have set the focus itself.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    announce(title);
  }, [title]);
}
