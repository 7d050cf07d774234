import type { LanguageRules } from './language.ts';

/** What the decompounder must know of the catalogue's words; folded, in lower case. */
export interface Vocabulary {
  /** May end a compound: a form of a noun that the catalogue uses by itself. */
  isHead(word: string): boolean;
  /** A head that is a name of things and long enough to be told behind anything. */
  isStrongHead(word: string): boolean;
  /** May begin one: any word of the catalogue, or the stem of one (`bastel` of `basteln`). */
  isModifier(word: string): boolean;
}

export interface Compound {
  /** `schere` in `bastelschere`: what the thing is. */
  readonly head: string;
  /** `bastel`, without what links it to the head. */
  readonly modifier: string;
}

const minPartLength = 3;

/**
 * Takes a compound apart by the catalogue's own vocabulary, at its longest known head: behind a
 * modifier that is known, or else behind anything if the head is a strong one.
 */
export function split(
  word: string,
  vocabulary: Vocabulary,
  rules: LanguageRules,
): Compound | undefined {
  if (word.length < 2 * minPartLength || !/^[a-z]+$/.test(word) || rules.isWhole(word)) return;
  let guess: Compound | undefined;
  for (let at = minPartLength; at <= word.length - minPartLength; at++) {
    const head = word.slice(at);
    const before = word.slice(0, at);
    if (!vocabulary.isHead(head) || rules.isPrefix(before)) continue;
    const modifier = modifierOf(before, vocabulary, rules);
    if (modifier !== undefined) return { head, modifier };
    if (vocabulary.isStrongHead(head) && /[aeiouy]/.test(before)) {
      guess ??= { head, modifier: before };
    }
  }
  return guess;
}

function modifierOf(
  before: string,
  vocabulary: Vocabulary,
  rules: LanguageRules,
): string | undefined {
  for (const link of rules.links) {
    if (!before.endsWith(link)) continue;
    const modifier = before.slice(0, before.length - link.length);
    if (modifier.length < minPartLength || rules.isStopWord(modifier)) continue;
    if (vocabulary.isModifier(modifier) || split(modifier, vocabulary, rules) !== undefined) {
      return modifier;
    }
  }
  return undefined;
}

/** All parts of a compound with the share of its meaning that each carries. */
export function partsOf(
  word: string,
  vocabulary: Vocabulary,
  rules: LanguageRules,
): ReadonlyMap<string, number> {
  const parts = new Map<string, number>();
  const add = (part: string, share: number) =>
    parts.set(part, Math.max(share, parts.get(part) ?? 0));
  const take = (compound: string, share: number) => {
    const found = split(compound, vocabulary, rules);
    if (found === undefined) return;
    add(found.head, share * headShare);
    add(found.modifier, share * modifierShare);
    take(found.head, share * headShare);
    take(found.modifier, share * modifierShare);
  };
  take(word, 1);
  return parts;
}

/** A Bastelschere is a Schere, nearly; but a Heftgerät is not much of a Heft. */
export const headShare = 0.85;
export const modifierShare = 0.3;
