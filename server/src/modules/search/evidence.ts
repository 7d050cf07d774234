import type { Dictionary } from './dictionary.ts';
import type { LanguageRules } from './language.ts';
import type { Choice, QueryWord } from './queryWords.ts';

/** What stands for a word less well than this tells nothing of what is meant. */
const minShare = 0.5;

type Meanings = Pick<QueryWord, 'choices' | 'together'>;

/** Whether names are about what the word means. */
function isSubject({ choices, together }: Meanings, dictionary: Dictionary): boolean {
  const isOwn = ({ word, share }: Choice) => share >= minShare && dictionary.isSubjectWord(word);
  return (
    choices.some(isOwn) ||
    together.some(({ all, share }) => share >= minShare && all.at(-1)?.some(isOwn))
  );
}

/** Whether categories are called by what the word means. */
function isTitle({ choices, together }: Meanings, dictionary: Dictionary): boolean {
  const isOwn = ({ word, share }: Choice) => share >= minShare && dictionary.isTitleWord(word);
  return (
    choices.some(isOwn) ||
    together.some(({ all, share }) => share >= minShare && all.some((any) => any.some(isOwn)))
  );
}

/** More than a relative of it is known, and by what things are called. */
function isMeant({ choices, together, isGuess }: QueryWord, dictionary: Dictionary): boolean {
  const isName = ({ word, share }: Choice) => share > minShare && dictionary.isName(word);
  return !isGuess && (together.length > 0 || choices.some(isName));
}

/** Things are called so, or by a relative of it. */
const isSaid = ({ choices, isGuess }: QueryWord, dictionary: Dictionary): boolean =>
  !isGuess && choices.some(({ word }) => dictionary.isName(word));

/**
 * In English the last word tells the thing: a hair dryer is none of the hair brushes. Where no
 * name is about it, and no category is called by any of the words, what is found has hardly to do
 * with it: dog food. A last word that names no thing only says which one, where a category is called
 * by another word, or names are about that and things are called by the last as well: `notebook lined`.
 *
 * @param last what the last word before any complement means, if there is one
 */
export function isDoubtful(
  words: readonly QueryWord[],
  last: readonly QueryWord[],
  { headStands }: LanguageRules,
  dictionary: Dictionary,
): boolean {
  if (headStands !== 'last' || words.length < 2 || last.length === 0) return false;
  const isTold =
    last.some((word) => isSubject(word, dictionary)) ||
    words.some((word) => isTitle(word, dictionary));
  if (last.some((word) => isMeant(word, dictionary))) return !isTold;
  // What stands behind the thing and is no thing tells which one: `chair ergonomic`.
  const others = words.filter((word) => !word.isGuess && !last.some(({ raw }) => raw === word.raw));
  const isLastSaid = last.every((word) => isSaid(word, dictionary));
  return !others.some(
    (word) => isTitle(word, dictionary) || (isLastSaid && isSubject(word, dictionary)),
  );
}

/** A word of a query that tells a thing, by its place among them. */
export interface Subject {
  readonly place: number;
  /** It is a colour, a material or another value as well: `felt`. */
  readonly isValue: boolean;
}

/** @param first the place of the first of the words */
export const subjectsAmong = (
  words: readonly QueryWord[],
  first: number,
  isValue: boolean,
  dictionary: Dictionary,
): Subject[] =>
  words.flatMap((word, at) =>
    word.isRequired && isSubject(word, dictionary) ? [{ place: first + at, isValue }] : [],
  );

/**
 * What a query is about. In German several things beside each other don't tell: a `Skelett Poster`
 * is a Poster, an `Ordner Register` is no more the one than the other.
 */
export function thingAmong(
  subjects: readonly Subject[],
  { headStands }: LanguageRules,
): number | undefined {
  const proper = subjects.filter(({ isValue }) => !isValue);
  const things = proper.length > 0 ? proper : subjects;
  const isTold = things.length === 1 || headStands === 'last';
  return isTold ? things.at(-1)?.place : undefined;
}
