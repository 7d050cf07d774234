import type { RulesId } from './language.ts';
import { textOfHtml } from './tokens.ts';

/** Small words that only the one of the two languages has. */
const german = new Set('und der die das mit für aus von oder ein eine auf nicht'.split(' '));
const english = new Set('and the with for from of or a to not'.split(' '));

/** Words by which texts are told apart; fewer tell nothing. */
const minTold = 10;

/** Where so many of the products have a German name, the shop is a German one. */
const minOwnNames = 1 / 3;

/** What one product says in the German shop. */
export interface WrittenSample {
  /** It has names in both languages, and they differ. */
  readonly hasOwnName: boolean;
  /** Name, summary and description; English ones where there are no others. */
  readonly text: string;
}

/**
 * Goods that have no German texts are sold in German shops by their English ones (docs/import.md):
 * where most have none, words are taken apart as English ones are. Names count before long texts:
 * many a merchant has translated nothing else, and names are what people search by.
 *
 * @param samples some of the products
 */
export function rulesOfGermanShop(samples: readonly WrittenSample[]): RulesId {
  const named = samples.filter(({ hasOwnName }) => hasOwnName).length;
  if (named > 0 && named >= minOwnNames * samples.length) return 'de';
  const counts = { german: 0, english: 0 };
  for (const { text } of samples) {
    for (const word of textOfHtml(text)
      .toLowerCase()
      .split(/[^a-zäöüß]+/)) {
      if (german.has(word)) counts.german++;
      else if (english.has(word)) counts.english++;
    }
  }
  const isEnglish = counts.english >= minTold && counts.english > 2 * counts.german;
  return isEnglish ? 'englishForGermans' : 'de';
}
