import { describe, expect, it } from 'vitest';
import type { Engine } from './engine.ts';
import { operatorTerms } from './terms.ts';
import { engineOver } from './testIndex.ts';

/** Names of the products that are found, best first. */
function find(engine: Engine, term: string, synonyms: readonly (readonly [string, string])[] = []) {
  const rows = synonyms.map(([of, target]) => ({
    ...{ kind: 'synonym' as const, storefront: '*' as const, language: 'de' as const },
    ...{ term: of, target },
  }));
  const { products, scores } = engine.find(term, operatorTerms(rows)('de', 'de').synonyms, () => 1);
  return [...products.keys()]
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    .map((index) => engine.idOf(products[index] ?? 0));
}

describe('what lies beside the best match', () => {
  it('puts first what has a part of the word', () => {
    const shop = engineOver(
      ['Stempelkissen', 'Farbwalze', 'Holzstempel', 'Stempel klein', 'Kissen rund'].map((name) => ({
        ...{ name, category_id: 'print' },
      })),
      { categories: [{ id: 'print', parent_id: null, name: { de: 'Drucken' } }] },
    );
    const found = find(shop, 'Stempelkissen');
    expect(found[0]).toBe('Stempelkissen');
    expect(found.at(-1)).toBe('Farbwalze');
  });
});
