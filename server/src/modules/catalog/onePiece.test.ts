import { setFlagsFromString } from 'node:v8';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestShop } from '../../testing/shop.ts';
import { createTestShop as createImportShop } from '../import/testShop.ts';

setFlagsFromString('--allow-natives-syntax');
/** V8's own word for it. */
const isOnePiece = new Function('text', 'return %StringIsFlat(text)') as (text: string) => boolean;

/** Paths of texts that are not in one piece. */
function inPieces(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isOnePiece(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, own]) => inPieces(own, `${path}/${key}`));
}

const tile = `id name path orderNumber categoryName
  image { mediaId alt title } price { current { cents } base { unit } }
  chosenVariant colours { css text } deliveryStatus availability { deliveryText }
  quickOrder { itemId }`;

test('what lists answer is written as JSON in V8’s fast way', async () => {
  const files = await createImportShop();
  onTestFinished(() => files.close());
  const category = 'ordner-und-mappen';
  const sheets = (color: string) => ({ variant: { color }, stock: 50 });
  const product = (id: string, items: readonly object[]) => ({
    ...{ type: 'product', id, category, name: `Ringordner ${id}` },
    items: items.map((item, index) => ({
      ...{ id: `${id}-${index}`, prices: { de: { cents: 300 } }, stock: 2, ...item },
    })),
  });
  const report = await files.import([
    { type: 'category', id: category, name: { de: 'Ordner und Mappen', en: 'Files and folders' } },
    { type: 'category', id: 'breite-ordner', parent: category, name: { de: 'Breit', en: 'Wide' } },
    {
      ...{ type: 'attribute', id: 'color', name: 'Farbe', isFilter: true },
      values: ['Crosenrot', 'Chimmelblau'].map((id) => ({ id, name: id, css: '#c8102e' })),
    },
    product('ringordner-mit-farben', [sheets('Crosenrot'), sheets('Chimmelblau')]),
    product('ringordner-ohne-farben', [{}]),
  ]);
  expect(report.refusals).toEqual([]);
  const { visitor, services } = createTestShop(files.database);
  await services.readModel.start();
  await services.search.start();
  onTestFinished(async () => {
    await services.search.stop();
    await services.readModel.stop();
  });
  // Looked at before it is written: writing puts the pieces together.
  const write = JSON.stringify;
  let found: string[] = ['nothing was written'];
  const spy = vi.spyOn(JSON, 'stringify').mockImplementation((value, ...more) => {
    if (value?.data) found = inPieces(value.data);
    return write(value, ...(more as []));
  });
  onTestFinished(() => spy.mockRestore());
  const answers = await visitor().run<Record<string, { products: unknown[] }>>(`{
    category(coreCategoryId: "${category}") { id name categoryUrl children { id categoryUrl } }
    categoryProducts(categoryId: "${category}", offset: 0, limit: 60, sortBy: si) {
      products { ${tile} }
      facets(first: 8, values: 8) { name displayName values { value name css } }
    }
    search(searchTerm: "ringordner himmelblau", offset: 0, limit: 60, sortBy: relevance) {
      products { ${tile} }
    }
    searchSuggestions(userQuery: "ring") { suggestQueries { suggest label } products { ${tile} } }
  }`);
  expect(answers.categoryProducts?.products).toHaveLength(2);
  expect(found).toEqual([]);
});
