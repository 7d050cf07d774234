import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import type { KeptMarkup, Slot } from './platform/keptMarkup.ts';
import { between, type Reuse } from './platform/Reused.tsx';

/** Nobody who writes texts for the shop knows it. */
const secret = randomUUID();
const marked = new RegExp(`\\[(\\d+) ${secret}\\]`);

/**
 * Parts of one page that are taken from earlier ones, or kept for later ones. React writes a mark
 * in the place of the first and around the others; `complete` does the rest with the whole text.
 */
export function createReuse(kept: KeptMarkup): {
  readonly reuse: Reuse;
  complete(html: string): string;
} {
  const parts: (readonly [slot: Slot, markup: string | undefined])[] = [];

  function reuse(slot: Slot, part: ReactNode): ReactNode {
    const markup = kept.get(slot);
    const mark = `[${parts.push([slot, markup]) - 1} ${secret}]`;
    return markup === undefined ? between(mark, part) : mark;
  }

  function complete(html: string): string {
    // Text, number, text, number …
    const pieces = html.split(marked);
    for (let at = 1; at < pieces.length; at += 2) {
      const [slot, markup] = parts[Number(pieces[at])] ?? [];
      pieces[at] = markup ?? '';
      if (slot && markup === undefined) {
        kept.keep(slot, pieces[at + 1] ?? '');
        // The second mark of the same part.
        at += 2;
        pieces[at] = '';
      }
    }
    return pieces.join('');
  }

  return { reuse, complete };
}
