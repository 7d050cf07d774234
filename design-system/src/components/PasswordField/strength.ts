/** How hard a password is to guess. */
export const passwordStrengths = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** Kinds of characters with their number: the choices per character of someone who guesses. */
const kinds: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{Ll}\p{Lu}\d]/u, 33],
];
const kindOf = (character: string) => kinds.findIndex(([pattern]) => pattern.test(character));

/** Share of a character's full bits that it adds after another of its kind: words and dates. */
const followerShare = 0.3;

/** Bits from which a password is fair, good, strong. */
const thresholds = [36, 52, 70];

/**
 * Bits that a password is worth by length and variety. Characters of one kind in a row count less,
 * since they are mostly words and numbers; repeated and consecutive ones ("aaa", "4321") nothing.
 */
export function passwordBits(password: string): number {
  const size = kinds.reduce((sum, [kind, of]) => sum + (kind.test(password) ? of : 0), 0);
  const full = Math.log2(size || 1);
  let bits = 0;
  let before = '';
  for (const character of password) {
    const step = Math.abs((character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? -2));
    if (step > 1) bits += kindOf(character) === kindOf(before) ? full * followerShare : full;
    before = character;
  }
  return bits;
}

/**
 * A rough estimate without a dictionary: the server has to refuse what is in lists of known
 * passwords.
 */
export function passwordStrength(password: string): PasswordStrength {
  const bits = passwordBits(password);
  const level = thresholds.filter((min) => bits >= min).length;
  return passwordStrengths[level] ?? 'weak';
}
