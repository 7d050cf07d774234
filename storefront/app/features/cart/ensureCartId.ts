import { cartIdNow } from './cartState.ts';

/** The visitor's cart; ids come with the first action on cart or notepad, not before (ruling 7). */
export async function ensureCartId(): Promise<string> {
  const known = cartIdNow();
  if (known !== undefined) return known;
  const response = await fetch('/api/cart-id');
  const { cartId }: { cartId: string } = await response.json();
  return cartId;
}
