import type { RulesId } from './language.ts';
import { textOfHtml } from './tokens.ts';

/** Small words that only the one of the two languages has. */
const german = new Set('und der die das mit für aus von oder ein eine auf nicht'.split(' '));
const english = new Set('and the with for from of or a to not'.split(' '));

/** Words by which texts are told apart; fewer tell nothing. */
const minTold = 10;

/**
 * Goods that have no German texts are sold in German shops by their English ones (docs/import.md):
 * where most have none, words are taken apart as English ones are.
 *
 * @param texts what some of the products say in the German shop
 */
export function rulesOfGermanShop(texts: readonly string[]): RulesId {
  const counts = { german: 0, english: 0 };
  for (const text of texts) {
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
