/**
 * Which products this tab compares, for the links of other products to add theirs. Somebody asked for
 * it by following such a link, and it ends with the tab (docs/tracking.md).
 */
const key = 'compared';

export const nothingCompared = '[]';

/** As it is stored: equal texts are equal products. Storage may be off: then there are none. */
export function storedComparison(): string {
  try {
    return sessionStorage.getItem(key) ?? nothingCompared;
  } catch {
    return nothingCompared;
  }
}

/** What other programs wrote there counts as nothing. */
export function comparedIn(stored: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** @param stored the products' ids, as `comparedIn` reads them */
export function keepComparison(stored: string): void {
  try {
    sessionStorage.setItem(key, stored);
  } catch {}
}

/** A page that the browser kept while another one changed them is shown again. */
export function followComparison(changed: () => void): () => void {
  addEventListener('pageshow', changed);
  return () => removeEventListener('pageshow', changed);
}
