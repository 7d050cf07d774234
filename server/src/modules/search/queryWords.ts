/** A word of the index that stands for a word of the query, and how well (0 to 1). */
export interface Choice {
  readonly word: number;
  readonly share: number;
}

/** How well a word stands that only ends as the typed one does: Flächendesinfektion for Desinfektion. */
export const endingShare = 0.8;

/** Any of the choices will do. */
export type Choices = readonly Choice[];

/** What a visitor typed as one word, and everything in the index that means it. */
export interface QueryWord {
  readonly raw: string;
  readonly choices: Choices;
  /** Several words that together mean it: the parts of a compound, a synonym of two words. */
  readonly together: readonly { readonly all: readonly Choices[]; readonly share: number }[];
  /** What was read instead of a word that the catalogue doesn't know. */
  readonly corrected: string | undefined;
  /** How much it says beside the others: 1 for most. */
  readonly importance: number;
  /** What only tells which one is meant may be missing, and finds nothing alone: the Papp of a Pappordner. */
  readonly isRequired: boolean;
  /** A number with its unit, a size, a ruling. */
  readonly isUnit: boolean;
  /** It was corrected, completed or taken apart: the catalogue doesn't know it as it is. */
  readonly isGuess: boolean;
  /** What the query is about; the others say which one. */
  readonly isThing: boolean;
}

export const plainWord: QueryWord = {
  raw: '',
  choices: [],
  together: [],
  corrected: undefined,
  importance: 1,
  isRequired: true,
  isUnit: false,
  isGuess: false,
  isThing: false,
};
export const guessedWord: QueryWord = { ...plainWord, isGuess: true };

/**
 * What only tells which one is meant: in a compound that the catalogue doesn't know all but its
 * head, beside other words one of which only the end is known.
 */
export const hint: QueryWord = { ...guessedWord, importance: 0.5, isRequired: false };
export const isKnown = ({ choices, together }: QueryWord): boolean =>
  choices.length + together.length > 0;

const scaled = (choices: Choices, by: number): Choice[] =>
  choices.map(({ word, share }) => ({ word, share: share * by }));

/** All that words mean, as well as the share tells. */
export function meaningsOf(
  words: readonly QueryWord[],
  share: number,
): Pick<QueryWord, 'choices' | 'together'> {
  return {
    choices: words.flatMap(({ choices }) => scaled(choices, share)),
    together: words.flatMap(({ together }) =>
      together.map(({ all, share: own }) => ({ all, share: own * share })),
    ),
  };
}
