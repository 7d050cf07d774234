import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import type { KeptMarkup, Slot } from './platform/keptMarkup.ts';
import { between, type Reuse } from './platform/Reused.tsx';

/** Random, so that no text of the content can contain a mark. */
const secret = randomUUID();
const endOfMark = ` ${secret}]`;

/**
 * Ids depend on the position and have to be unique in a page: a part that is reused elsewhere
 * cannot contain any. React's ids occur as `id` or where one is referred to.
 */
const hasIds = (markup: string) => markup.includes(' id="') || markup.includes('_R_');

/**
 * Reuses parts of earlier pages in one rendering, and keeps its own for later ones. React renders a
 * mark in the place of each reused part and around the others; `complete` works on the finished
 * text.
 */
export function createReuse(kept: KeptMarkup): {
  readonly reuse: Reuse;
  complete(html: string): Buffer;
} {
  const parts: (readonly [slot: Slot, markup: Buffer | undefined])[] = [];

  function reuse(slot: Slot, part: ReactNode): ReactNode {
    const markup = kept.get(slot);
    const mark = `[${parts.push([slot, markup]) - 1}${endOfMark}`;
    return markup === undefined ? between(mark, part) : mark;
  }

  function complete(html: string): Buffer {
    // Text, number, text, number … text.
    const pieces = html.split(endOfMark).flatMap((piece, index, { length }) => {
      if (index === length - 1) return [piece];
      const at = piece.lastIndexOf('[');
      return [piece.slice(0, at), piece.slice(at + 1)];
    });
    const bytes: Buffer[] = [Buffer.from(pieces[0] ?? '')];
    for (let at = 1; at < pieces.length; at += 2) {
      const [slot, markup] = parts[Number(pieces[at])] ?? [];
      const text = pieces[at + 1] ?? '';
      if (markup !== undefined) {
        bytes.push(markup, Buffer.from(text));
      } else {
        if (slot && !('product' in slot && hasIds(text))) kept.keep(slot, text);
        // The second mark of the same part.
        at += 2;
        bytes.push(Buffer.from(text), Buffer.from(pieces[at + 1] ?? ''));
      }
    }
    return Buffer.concat(bytes);
  }

  return { reuse, complete };
}
