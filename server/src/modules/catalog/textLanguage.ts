import { type Language, languageOf, type ShopLanguage } from '../storefront/storefront.ts';

/** SQL, of product `p`: its texts are English alone, which the import puts in the place of the German ones. */
export const isEnglish = `(coalesce(p.name->>'en' = p.name->>'de', false)
  and p.summary->>'en' is not distinct from p.summary->>'de')`;

/**
 * WCAG 3.1.2: a text that stands in for one in the shop's language is told from those in it.
 *
 * @returns null where a product's texts are in the shop's language
 */
export function textLanguageOf(
  name: { readonly en?: string | undefined },
  isEnglishAlone: boolean,
  shopLanguage: ShopLanguage,
): Language | null {
  if (languageOf(shopLanguage) === 'en') return name.en === undefined ? 'de' : null;
  return isEnglishAlone ? 'en' : null;
}
