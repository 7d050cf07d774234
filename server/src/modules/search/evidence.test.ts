import { describe, expect, it } from 'vitest';
import type { Engine } from './engine.ts';
import type { SearchTermRow } from './rows.ts';
import { operatorTerms } from './terms.ts';
import { engineOver } from './testIndex.ts';

function find(
  engine: Engine,
  query: string,
  language: 'de' | 'en' = 'de',
  synonyms: readonly (readonly [string, string])[] = [],
): string[] {
  const rows: SearchTermRow[] = synonyms.map(([term, target]) => ({
    ...{ kind: 'synonym', storefront: '*', language, term, target },
  }));
  const terms = operatorTerms(rows)('de', language);
  const { products, scores } = engine.find(query, terms.synonyms, () => 1);
  const order = [...products.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return order.map((at) => engine.idOf(products[at] ?? 0));
}

const texts = (de: string, en = de) => ({ de, en });
const category = (id: string, name: string) => ({ id, parent_id: null, name: texts(name) });

describe('what a query is about', () => {
  const outside = Array.from({ length: 14 }, (_, place) => ({
    name: `Schaufel ${place}`,
    description: 'Für draußen, wie ein Ball.',
  }));
  const yard = engineOver([{ name: 'Ball weich' }, ...outside]);

  it('is found also where much else mentions it together with the other words', () => {
    expect(find(yard, 'Ball für draußen')).toContain('Ball weich');
  });

  const shop = engineOver(
    [
      { name: 'Wolle grün', category_id: 'wolle' },
      { name: 'Schaf stehend' },
      { name: 'Schaf liegend' },
      { name: 'Regen, Regen', description: 'Ein Schirm kommt auch vor.' },
      { name: 'Kreide weiß' },
      { name: 'Halter für Stifte' },
    ],
    {
      categories: [category('wolle', 'Wolle')],
      values: [{ attribute_id: 'material', id: 'w', name: texts('Wolle'), filterable: true }],
    },
  );

  it('is the head of an unknown compound, also where a material is called so', () => {
    expect(find(shop, 'Schafwolle')[0]).toBe('Wolle grün');
  });

  it('is what stands before the head only where something is called by the head', () => {
    expect(find(shop, 'Kreidehalter')).toContain('Kreide weiß');
    expect(find(shop, 'Regenschirm')).toEqual([]);
  });
});

describe('English', () => {
  const office = engineOver(
    [
      { name: 'Beech ruler', attributes: { material: ['wood'] } },
      { name: 'Steel ruler', attributes: { material: ['metal'] } },
      { name: 'Wooden beads' },
      { name: 'Desk lamp' },
      { name: 'Floor lamp' },
      { name: 'Stencil with lines' },
      { name: 'Two dogs, one bone', description: 'Dog and cat.' },
      { name: 'Food pyramid', category_id: 'health' },
      { name: 'Paper clips', category_id: 'clips' },
    ],
    {
      categories: [category('clips', 'Paper clips'), category('health', 'Health')],
      values: [
        { attribute_id: 'material', id: 'wood', name: texts('Holz', 'Wood'), filterable: true },
        { attribute_id: 'material', id: 'metal', name: texts('Metall', 'Metal'), filterable: true },
      ],
    },
    'en',
  );

  it('reads an adjective as the value that it is made of, also where names have it', () => {
    expect(find(office, 'wooden ruler', 'en')[0]).toBe('Beech ruler');
  });

  it('goes on with other lamps after those that synonyms name in two words', () => {
    const synonyms = [['table lamp', 'desk lamp']] as const;
    expect(find(office, 'desk lamp', 'en', synonyms)).toEqual(['Desk lamp', 'Floor lamp']);
  });

  it('finds nothing where no product has all words and nothing tells a thing', () => {
    expect(find(office, 'dog food', 'en')).toEqual([]);
    expect(find(office, 'purple clips', 'en')).toEqual(['Paper clips']);
  });

  it('finds the thing where the last word only says which one', () => {
    expect(find(office, 'clips purple', 'en')).toEqual(['Paper clips']);
    expect(find(office, 'lamp lined', 'en').slice(0, 2).sort()).toEqual([
      'Desk lamp',
      'Floor lamp',
    ]);
    expect(find(office, 'lamp purple', 'en')).toEqual([]);
  });
});
