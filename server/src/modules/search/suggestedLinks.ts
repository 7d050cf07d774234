import type { PublicContext } from '../../context.ts';
import type { Category } from '../catalog/catalog.ts';
import { inLanguage, type Language } from '../storefront/storefront.ts';

/** Categories and goods beside suggested words: so many of each. */
export const suggestedLinks = 4;

/** Letters by which people type a name: without case, accents and umlauts' dots. */
const folded = (text: string) =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '');

/** Folded names by language, while the taxonomy is the same. */
const foldedNames = new WeakMap<Category, Map<Language, string>>();

const foldedNameOf = (category: Category, language: Language): string =>
  foldedNames
    .getOrInsertComputed(category, () => new Map())
    .getOrInsertComputed(language, () => folded(inLanguage(category.name, language)));

/**
 * Categories in whose name a word begins with what was typed: those that begin with it themselves
 * first, then the higher ones.
 */
export async function suggestedCategories(
  { services, storefront, language }: PublicContext,
  text: string,
): Promise<Category[]> {
  const typed = folded(text.trim());
  if (typed === '') return [];
  const found: { place: number; category: Category }[] = [];
  const visit = (category: Category) => {
    const place = wordBeginning(foldedNameOf(category, language), typed);
    if (place >= 0 && !category.excluded_from_navigation) found.push({ place, category });
    for (const child of services.catalog.childrenOf(category, storefront.id)) visit(child);
  };
  for (const top of (await services.catalog.taxonomy()).top(storefront.id)) visit(top);
  return found
    .sort((a, b) => a.place - b.place || a.category.ancestors.length - b.category.ancestors.length)
    .slice(0, suggestedLinks)
    .map(({ category }) => category);
}

/** @returns where the first word begins that begins with what was typed; -1 without one */
function wordBeginning(name: string, typed: string): number {
  let at = name.indexOf(typed);
  while (at > 0 && /[\p{L}\p{N}]/u.test(name.charAt(at - 1))) at = name.indexOf(typed, at + 1);
  return at;
}

/** The first goods of a search. @returns ids for `CatalogService.cards` */
export function suggestedCards(
  { services, storefront, language }: PublicContext,
  term: string,
): readonly string[] {
  if (term.trim() === '') return [];
  const shop = { storefront: storefront.id, language };
  const { hits, preferences } = services.search.search({ ...shop, term });
  const request = { ...shop, hits, preferences, offset: 0, limit: suggestedLinks };
  return services.readModel.list(request)?.cardIds ?? [];
}
