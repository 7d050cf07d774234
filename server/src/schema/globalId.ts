import { inOnePiece } from '../inMemory/strings.ts';

/**
 * Relay's global id: plain, so that a page that names a product's id beside it says nothing twice
 * once it is compressed. Clients take it as it is (design ruling 5).
 */
export const globalId = (typename: string, id: bigint | number | string): string =>
  inOnePiece(typename, ':', `${id}`);

/** What a client sent as a global id; without a colon it belongs to no type. */
export function partsOfGlobalId(text: string): { readonly typename: string; readonly id: string } {
  const end = text.indexOf(':');
  return { typename: text.slice(0, Math.max(0, end)), id: text.slice(end + 1) };
}
