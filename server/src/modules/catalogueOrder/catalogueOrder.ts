import { type CatalogueEdition, catalogueEditions } from '../../../contract/index.ts';
import type { Language } from '../storefront/storefront.ts';

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

/** As a line of a cart or an order is called. */
export const catalogueName = (edition: CatalogueEdition): Record<Language, string> => ({
  de: `Katalog „${editions[edition].de}“`,
  en: `Catalogue “${editions[edition].en}”`,
});
