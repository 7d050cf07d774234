/** From where to where in a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Edit extends Range {
  readonly text: string;
}

/** A part of a text with the edits that lie in it, none of which overlaps another. */
export function withEdits(text: string, edits: readonly Edit[], { start, end }: Range): string {
  const inside = edits
    .filter((edit) => edit.start >= start && edit.end <= end)
    .sort((one, other) => one.start - other.start);
  let result = '';
  let from = start;
  for (const edit of inside) {
    result += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return result + text.slice(from, end);
}
