import type { PublicContext } from '../../context.ts';
import type { Category, Taxonomy } from '../catalog/catalog.ts';
import { inLanguage } from '../storefront/storefront.ts';

/** Categories and goods beside suggested words: so many of each. */
export const suggestedLinks = 4;

/** Letters by which people type a name: without case, accents and umlauts' dots. */
const folded = (text: string) =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '');

interface NamedCategory {
  readonly category: Category;
  readonly name: string;
}

/** Categories with their folded names, by storefront and language, while the taxonomy is the same. */
const named = new WeakMap<Taxonomy, Map<string, readonly NamedCategory[]>>();

async function namedCategories({ services, storefront, language }: PublicContext) {
  const taxonomy = await services.catalog.taxonomy();
  const withChildren = (category: Category): readonly Category[] => [
    ...(category.excluded_from_navigation ? [] : [category]),
    ...services.catalog.childrenOf(category, storefront.id).flatMap(withChildren),
  ];
  return named
    .getOrInsertComputed(taxonomy, () => new Map())
    .getOrInsertComputed(`${storefront.id} ${language}`, () =>
      taxonomy
        .top(storefront.id)
        .flatMap(withChildren)
        .map((category) => ({ category, name: folded(inLanguage(category.name, language)) })),
    );
}

/**
 * Categories in whose name a word begins with what was typed: those that begin with it themselves
 * first, then the higher ones.
 */
export async function suggestedCategories(
  context: PublicContext,
  text: string,
): Promise<Category[]> {
  const typed = folded(text.trim());
  if (typed === '') return [];
  const { services, storefront } = context;
  return (await namedCategories(context))
    .map(({ category, name }) => ({ category, place: wordBeginning(name, typed) }))
    .filter(({ place }) => place >= 0)
    .filter(({ category }) => services.readModel.hasGoods(storefront.id, category.id))
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
