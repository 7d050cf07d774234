/** What ends an order that nobody has released: its words say more than that it is cancelled. */
const ends: readonly string[] = ['declined', 'lapsed', 'withdrawn'];

/**
 * The message key of an order's state.
 *
 * @param steps of its approval, the last one last
 */
export function stateKey(
  state: string,
  { steps }: { readonly steps: readonly { readonly kind: string }[] } = { steps: [] },
): string {
  const last = steps.at(-1)?.kind;
  return state === 'cancelled' && last !== undefined && ends.includes(last)
    ? `approval.step.${last}`
    : `orders.state.${state}`;
}
