import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import type { KeptMarkup } from './platform/keptMarkup.ts';
import type { Reuse } from './platform/Reused.tsx';

/** Nobody who writes texts for the shop knows it. */
const secret = randomUUID();
const marked = new RegExp(`\\[(\\d+) ${secret}\\]`);

/**
 * Parts of one page that are taken from earlier ones, or kept for later ones. React writes a mark
 * in the place of the first and around the others; `resolve` does the rest with the whole text.
 */
export function createReuse(kept: KeptMarkup): {
  readonly reuse: Reuse;
  resolve(html: string): string;
} {
  const parts: (readonly [product: string, look: string, markup: string | undefined])[] = [];

  function reuse(product: string, look: string, part: ReactNode): ReactNode {
    const markup = kept.get(product, look);
    const mark = `[${parts.push([product, look, markup]) - 1} ${secret}]`;
    if (markup !== undefined) return mark;
    return (
      <>
        {mark}
        {part}
        {mark}
      </>
    );
  }

  function resolve(html: string): string {
    if (parts.length === 0) return html;
    // Text, number, text, number …
    const pieces = html.split(marked);
    let whole = pieces[0] ?? '';
    for (let at = 1; at < pieces.length; at += 2) {
      const [product, look, markup] = parts[Number(pieces[at])] ?? ['', '', ''];
      const text = pieces[at + 1] ?? '';
      if (markup !== undefined) {
        whole += markup + text;
      } else {
        kept.keep(product, look, text);
        // The second mark of the same part.
        at += 2;
        whole += text + (pieces[at + 1] ?? '');
      }
    }
    return whole;
  }

  return { reuse, resolve };
}
