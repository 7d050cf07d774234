const keyOf = (id: string) => `featureTooltip.${id}`;

/** Where storage is refused (private windows, policies), once per document instead. */
const shown = new Set<string>();

/** Marks the id as shown. @returns whether it was shown for the first time in the session (UI-18) */
export function claimFirstShow(id: string): boolean {
  try {
    if (sessionStorage.getItem(keyOf(id)) !== null) return false;
    sessionStorage.setItem(keyOf(id), 'seen');
    return true;
  } catch {
    const isFirst = !shown.has(id);
    shown.add(id);
    return isFirst;
  }
}
