import { fold } from './fold.ts';
import { match } from './SuggestionList.css.ts';

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
