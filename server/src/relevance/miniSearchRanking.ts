import MiniSearch from 'minisearch';
import type { Language } from '../modules/storefront/storefront.ts';
import type { Good } from './goods.ts';
import type { Ranking } from './measure.ts';

/** MiniSearch with what its manual recommends: prefixes, one error in five letters, names first. */
export function openMiniSearchRanking(goods: readonly Good[]): Ranking {
  const indexOf = (language: Language) => {
    const index = new MiniSearch<{ id: string; name: string; text: string; codes: string }>({
      fields: ['name', 'text', 'codes'],
      searchOptions: { boost: { name: 6, codes: 6 }, prefix: true, fuzzy: 0.2 },
    });
    index.addAll(
      goods.map(({ id, names, texts, keywords, order_number, ean }) => ({
        id,
        name: names[language] ?? names.de ?? '',
        text: [texts[language] ?? texts.de ?? '', ...(keywords[language] ?? [])].join(' '),
        codes: `${order_number} ${ean}`,
      })),
    );
    return index;
  };
  const indexes = { de: indexOf('de'), en: indexOf('en') };
  const sold = new Map(goods.map(({ id, storefronts }) => [id, storefronts]));
  return {
    name: 'MiniSearch',
    async find({ term, storefront, language }) {
      const filter = ({ id }: { id: unknown }) =>
        sold.get(String(id))?.includes(storefront) ?? false;
      const all = indexes[language].search(term, { filter, combineWith: 'AND' });
      const found = all.length > 0 ? all : indexes[language].search(term, { filter });
      return found.slice(0, 10).map(({ id }) => String(id));
    },
  };
}
