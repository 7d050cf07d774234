import { type CatalogueEdition, catalogueEditions } from '../../../contract/index.ts';
import { type Language, quoted, type ShopLanguage } from '../storefront/storefront.ts';

/** The printed catalogues. */
export const editions = {
  school: { de: 'Schule und Büro', en: 'School and office', orderNumber: 'KAT-SCHULE' },
  kindergarten: { de: 'Kindergarten', en: 'Kindergarten', orderNumber: 'KAT-KITA' },
  furniture: { de: 'Möbel', en: 'Furniture', orderNumber: 'KAT-MOEBEL' },
} as const satisfies Record<
  CatalogueEdition,
  Record<Language, string> & { readonly orderNumber: string }
>;

export const isEdition = (text: string): text is CatalogueEdition =>
  catalogueEditions.some((edition) => edition === text);

/** As a line of a cart or an order is called, for a reader of a shop language. */
export const catalogueName = (
  edition: CatalogueEdition,
  shopLanguage: ShopLanguage,
): Record<Language, string> => ({
  de: `Katalog ${quoted(editions[edition].de, shopLanguage)}`,
  en: `Catalogue ${quoted(editions[edition].en, 'en')}`,
});
