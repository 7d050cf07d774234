const listeners = new Set<() => void>();

/** For where cookies are refused: closed for as long as the page lives. */
const closedHere = new Set<string>();

const cookieOf = (id: string) => `infobar_${encodeURIComponent(id)}=hidden`;

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
export const infobarScript = `try{var c=document.cookie.match(/infobar_[^=;]+(?==hidden)/g);if(c){var s=document.createElement('style');s.textContent=c.map(function(n){return'[data-infobar='+JSON.stringify(decodeURIComponent(n.slice(8)))+']'}).join()+'{display:none!important}';document.head.append(s)}}catch{}`;
