/** What German does to a word when an office gets hold of it. */
const tail = 'sammelbestellungsformular';

const word = /\p{L}{4,}/gu;

/** Every word of a text as part of a compound, as long as German ones get; once. */
export function lengthen(text: string): string {
  return text.replace(word, (match) =>
    match.includes(tail.slice(0, 6))
      ? match
      : match + tail.slice(0, Math.max(6, 26 - match.length)),
  );
}
