import { inOnePiece } from '../../inMemory/strings.ts';
import { inLanguage, type ShopLanguage } from '../storefront/storefront.ts';
import type { Taxonomy } from './taxonomy.ts';

/** The colours that a product's variants differ in, as a tile draws them. */
export interface VariantColours {
  /** Of CSS; the first ones. */
  readonly css: readonly string[];
  /** How many there are besides. */
  readonly more: number;
  /** All that is drawn, in words. */
  readonly text: string;
}

export const shownColours = 5;

type Variants = readonly Readonly<Record<string, string>>[];

/** Asked for with every card: what is known of a product while it and the taxonomy are the same objects. */
const known = new WeakMap<
  Taxonomy,
  WeakMap<Variants, Map<ShopLanguage, VariantColours | undefined>>
>();

/** @param variants of the items that can be had; undefined when they have fewer than two colours */
export function coloursOf(
  variants: Variants,
  taxonomy: Taxonomy,
  shopLanguage: ShopLanguage,
): VariantColours | undefined {
  const ofTaxonomy = known.getOrInsertComputed(taxonomy, () => new WeakMap());
  const byLanguage = ofTaxonomy.getOrInsertComputed(variants, () => new Map());
  return byLanguage.getOrInsertComputed(shopLanguage, () =>
    computed(variants, taxonomy, shopLanguage),
  );
}

function computed(
  variants: Variants,
  taxonomy: Taxonomy,
  shopLanguage: ShopLanguage,
): VariantColours | undefined {
  for (const attribute of Object.keys(variants[0] ?? {})) {
    const ids = new Set(variants.flatMap((variant) => variant[attribute] ?? []));
    const values = [...ids]
      .flatMap((id) => taxonomy.valueOf(attribute, id) ?? [])
      .filter(({ css }) => css !== null)
      .sort((a, b) => a.position - b.position);
    if (values.length < 2) continue;
    const shown = values.slice(0, shownColours);
    const more = values.length - shown.length;
    const names = shown.map(({ name }) => inLanguage(name, shopLanguage)).join(', ');
    const [called, besides] =
      shopLanguage === 'en-DE'
        ? ['colours', ` and ${more} more`]
        : ['Farben', ` und ${more} weitere`];
    const text = inOnePiece(`in ${values.length} ${called}: `, names, more > 0 ? besides : '');
    const css = [...new Set(shown.map((value) => value.css ?? ''))];
    return { css, more, text };
  }
  return undefined;
}
