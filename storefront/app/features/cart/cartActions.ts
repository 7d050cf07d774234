import type { CartChanges } from './cartChanges.ts';
import type { CartActionOptions } from './cartState.ts';

export interface CartActions extends CartChanges {
  open(): void;
  close(): void;
  /** Undo is offered no longer. */
  forgetDeleted(): void;
}

/** What can be done with the cart in the browser; the code of a change is fetched with the first. */
export function createCartActions(options: CartActionOptions): CartActions {
  const { t, show, change } = options;

  async function changing(act: (changes: CartChanges) => Promise<void>): Promise<void> {
    const code = await import('./cartChanges.ts').catch(() => undefined);
    if (code) return act(code.createCartChanges(options));
    show({ id: 'cart', tone: 'danger', message: t.ofServer('somethingWentWrong') });
  }

  return {
    open: () => change(() => ({ isOpen: true })),
    close: () => change(() => ({ isOpen: false, latestAdded: undefined })),
    add: (itemId, quantity) => changing((changes) => changes.add(itemId, quantity)),
    setQuantity: (positionId, quantity) =>
      changing((changes) => changes.setQuantity(positionId, quantity)),
    remove: (position) => changing((changes) => changes.remove(position)),
    undo: (position) => changing((changes) => changes.undo(position)),
    forgetDeleted: () => change(() => ({ latestDeleted: undefined })),
  };
}
