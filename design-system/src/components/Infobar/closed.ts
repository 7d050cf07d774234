const listeners = new Set<() => void>();

/** Where cookies are refused: closed until the page is left. */
const closedHere = new Set<string>();

/** As cookie and selector can hold it. */
export const infobarName = (id: string) => encodeURIComponent(id);

const cookieOf = (id: string) => `infobar_${infobarName(id)}=hidden`;

export function isInfobarClosed(id: string): boolean {
  return closedHere.has(id) || document.cookie.split('; ').includes(cookieOf(id));
}

/** Closes it for good: a cookie of its own that ends in the year 9999 (CMS-12, DEC-53). */
export function closeInfobar(id: string): void {
  closedHere.add(id);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookieOf(id)}; Path=/; Expires=Fri, 31 Dec 9999 23:59:59 GMT; SameSite=Lax${secure}`;
  for (const listener of listeners) listener();
}

export function onInfobarClosed(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Inline script for the `<head>`: hides the info bars that this reader closed before the first paint
 * (CMS-13). It never changes, so stored pages can allow it by its hash.
 */
export const infobarScript = `for(var m of document.cookie.matchAll(/infobar_([^;]*)=hidden/g)){var s=document.createElement('style');s.textContent='[data-infobar="'+m[1]+'"]{display:none}';document.head.append(s)}`;
