import type { Messages } from '../../platform/i18n/messages.tsx';

/** Facets of every catalogue are named by the shop's texts, attributes by the catalogue. */
export function facetName(
  t: Messages,
  facet: { readonly name: string; readonly displayName?: string | null | undefined },
): string {
  return facet.displayName ?? t.ofServer(`facet.${facet.name}`);
}

export function facetValueName(
  t: Messages,
  facet: string,
  value: { readonly value: string; readonly name?: string | null | undefined },
): string {
  return value.name ?? t.ofServer(`facet.${facet}.${value.value}`);
}
