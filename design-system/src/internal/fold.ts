/** A text for comparing: each character without case and accents, so that indexes stay the same. */
export const fold = (text: string): string =>
  text.replace(/[^ -@]/g, (character) => character.normalize('NFD').toLowerCase().charAt(0));
