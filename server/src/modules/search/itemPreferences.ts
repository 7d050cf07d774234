import type { ItemPreferences } from '../catalog/catalog.ts';
import type { Dictionary } from './dictionary.ts';
import type { LanguageRules } from './language.ts';
import type { QueryWord } from './queryWords.ts';
import type { NamedValue } from './searchIndex.ts';
import { tokenize } from './tokens.ts';

/** A value of which only part of the name was said: `blau` means Blau rather than Blau-Gelb. */
const partShare = 0.9;
/** Below this share a word is only related to what was typed, which must not choose an item. */
const closeShare = 0.5;

/** Finds the attribute values that a query names, so that the matching item is shown: the yellow Heft. */
export class ItemPreferenceParser {
  /** By word of the index the values that have it in their name. */
  readonly #values = new Map<number, NamedValue[]>();
  readonly #wordsInName = new Map<NamedValue, number>();

  constructor(values: readonly NamedValue[], dictionary: Dictionary, rules: LanguageRules) {
    for (const named of values) {
      // All items have the same maker.
      if (named.facet === 'manufacturer') continue;
      const tokens = tokenize(named.name, rules).filter(({ isStopWord }) => !isStopWord);
      const surfaces = new Set(tokens.map(({ surface }) => surface));
      this.#wordsInName.set(named, surfaces.size);
      for (const surface of surfaces) {
        const word = dictionary.find(surface);
        if (word === undefined) continue;
        const others = this.#values.get(word);
        if (others === undefined) this.#values.set(word, [named]);
        else others.push(named);
      }
    }
  }

  parse(words: readonly QueryWord[]): ItemPreferences['values'] {
    const said = new Map<NamedValue, { share: number; words: number }>();
    for (const { choices } of words) {
      const bySaid = new Map<NamedValue, number>();
      for (const { word, share } of choices) {
        if (share < closeShare) continue;
        for (const named of this.#values.get(word) ?? []) {
          bySaid.set(named, Math.max(share, bySaid.get(named) ?? 0));
        }
      }
      for (const [named, share] of bySaid) {
        const before = said.get(named);
        said.set(named, {
          share: share + (before?.share ?? 0),
          words: 1 + (before?.words ?? 0),
        });
      }
    }
    return [...said].map(([named, { share, words: count }]) => ({
      facet: named.facet,
      value: named.value,
      weight: share * (count < (this.#wordsInName.get(named) ?? 0) ? partShare : 1),
    }));
  }
}
