const keyOf = (id: string) => `featureTooltip.${id}`;

/** Where storage is refused (private windows, policies) once per page has to do. */
const told = new Set<string>();

/** Whether this is the session's first time for the id (UI-18); it is not from then on. */
export function tellOnce(id: string): boolean {
  try {
    if (sessionStorage.getItem(keyOf(id)) !== null) return false;
    sessionStorage.setItem(keyOf(id), 'seen');
    return true;
  } catch {
    const isFirst = !told.has(id);
    told.add(id);
    return isFirst;
  }
}
