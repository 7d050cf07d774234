import { useState } from 'react';
import { useCart } from '../cart/cartContext.ts';
import { after, type Outcome, stepOf } from './outcome.ts';

interface OutcomeOnPage {
  /** What FollowUps shows; undefined: nothing needs a word. */
  readonly outcome: Outcome | undefined;
  /** A dialog for each group, then the cart with what was added (WISH-33). */
  proceed(next: Outcome): void;
  /** The dialog was seen. */
  next(): void;
}

/** What became of a list that went into the cart. */
export function useOutcome(): OutcomeOnPage {
  const cart = useCart();
  const [outcome, setOutcome] = useState<Outcome>();

  function proceed(next: Outcome): void {
    const isDone = stepOf(next) === undefined;
    setOutcome(isDone ? undefined : next);
    const latest = next.added.at(-1);
    if (!isDone || !latest) return;
    const { itemId, requested } = latest;
    cart.showAdded({ itemId, quantity: requested, others: next.added.length - 1 });
  }

  function next(): void {
    const step = outcome && stepOf(outcome);
    if (step) proceed(after(outcome, step));
  }

  return { outcome, proceed, next };
}
