import type { Language } from '../storefront/storefront.ts';
import { Engine } from './engine.ts';
import { IndexBuilder } from './indexBuilder.ts';
import type { ProductTextRow, SearchTaxonomyRows } from './rows.ts';

const noTaxonomy: SearchTaxonomyRows = { categories: [], values: [], manufacturers: [] };

/** An engine over products with defaults for what the test does not set; ids are their names. */
export function engineOver(
  products: readonly (Partial<ProductTextRow> & { readonly name: string })[],
  taxonomy: Partial<SearchTaxonomyRows> = {},
  language: Language = 'de',
): Engine {
  const builder = new IndexBuilder(language, { ...noTaxonomy, ...taxonomy }, true);
  for (const product of products) {
    builder.add({
      id: product.name,
      category_id: '',
      further_category_ids: '',
      manufacturer_id: null,
      summary: null,
      description: null,
      keywords: null,
      features: [],
      attributes: {},
      popularity: 0,
      storefronts: 'de at ch b2b',
      variants: null,
      codes: null,
      ...product,
    });
  }
  return new Engine(builder.finish());
}
