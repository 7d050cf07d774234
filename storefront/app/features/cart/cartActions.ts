import type { CartChanges } from './cartChanges.ts';
import type { AddedItem, CartActionOptions } from './cartState.ts';

export interface CartActions extends CartChanges {
  open(): void;
  close(): void;
  /** Opens the flyout with what was added otherwise than by `add` (WISH-32). */
  showAdded(item: AddedItem): void;
  /** The undo is no longer offered. */
  forgetDeleted(): void;
}

/** The changes of the cart in the browser; their code is loaded with the first one. */
export function createCartActions(options: CartActionOptions): CartActions {
  const { t, show, change } = options;

  async function changing<T>(act: (changes: CartChanges) => Promise<T>): Promise<T | undefined> {
    const code = await import('./cartChanges.ts').catch(() => undefined);
    if (code) return act(code.createCartChanges(options));
    show({ id: 'cart', tone: 'danger', message: t.ofServer('somethingWentWrong') });
    return undefined;
  }

  return {
    open: () => change(() => ({ isOpen: true })),
    close: () => change(() => ({ isOpen: false, latestAdded: undefined })),
    showAdded: (latestAdded) =>
      change(() => ({ isOpen: true, latestAdded, latestDeleted: undefined })),
    add: (itemId, quantity) => changing((changes) => changes.add(itemId, quantity)),
    setQuantity: (positionId, quantity) =>
      changing((changes) => changes.setQuantity(positionId, quantity)),
    remove: (position) => changing((changes) => changes.remove(position)),
    giveUp: (positionId) => changing((changes) => changes.giveUp(positionId)),
    addFreeItem: (itemId, name) => changing((changes) => changes.addFreeItem(itemId, name)),
    addCatalog: (edition) => changing((changes) => changes.addCatalog(edition)),
    addVoucher: (code) => changing((changes) => changes.addVoucher(code)),
    removeVoucher: (code) => changing((changes) => changes.removeVoucher(code)),
    undo(position) {
      // At once, so that the second click of a double one finds nothing to put back.
      change(() => ({ latestDeleted: undefined }));
      return changing((changes) => changes.undo(position));
    },
    forgetDeleted: () => change(() => ({ latestDeleted: undefined })),
  };
}
