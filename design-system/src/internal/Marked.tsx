import { match } from './Listbox.css.ts';

/** A text for comparing: each character without case and accents, so that indexes stay the same. */
export const fold = (text: string): string =>
  text.replace(/[^ -@]/g, (character) => character.normalize('NFD').toLowerCase().charAt(0));

/** A text with the typed part marked, whatever its case and accents (SEARCH-03). */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const at = typed ? fold(text).indexOf(fold(typed)) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className={match}>{text.slice(at, at + typed.length)}</mark>
      {text.slice(at + typed.length)}
    </>
  );
}
