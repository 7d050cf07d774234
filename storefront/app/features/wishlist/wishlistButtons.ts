import { useSyncExternalStore } from 'react';

/** What a wishlist button adds or removes. */
export interface Goods {
  readonly productId: string;
  /** Null: none of the product's items is chosen. */
  readonly itemId: string | null;
  readonly hasVariants: boolean;
  readonly name: string;
}

/** What the buttons need of a wishlist's entry. */
export interface WishlistEntry {
  readonly productId: string;
  readonly itemId?: string | null | undefined;
}

/** WISH-16: where there are variants, the item counts; else the product. */
export const isAbout = (entry: WishlistEntry, { productId, itemId, hasVariants }: Goods): boolean =>
  entry.productId === productId && (!hasVariants || (entry.itemId ?? null) === itemId);

/** `adding`, `removing`: pressed, and the API has not answered yet. */
type ButtonState = 'notListed' | 'adding' | 'listed' | 'removing';

type PressHandler = (goods: Goods) => Promise<void>;

/**
 * The state of all wishlist buttons of a page, since a listing has sixty of them and each one with
 * its own would slow its hydration. The buttons submit one form, which works without scripts. What
 * is on the wishlists, and what a press does, comes from `WishlistController`, whose code is loaded
 * when a button is pressed or the visitor may have entries.
 */
function createWishlistButtons() {
  const listeners = new Set<() => void>();
  let entries: ReadonlyMap<string, readonly WishlistEntry[]> = new Map();
  let mounted = 0;
  /** The press that is not handled yet. */
  let pressed: Goods | undefined;
  let isHandling = false;
  let handler: PressHandler | undefined;

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function handle(): void {
    if (!pressed || !handler || isHandling) return;
    const goods = pressed;
    isHandling = true;
    void handler(goods).finally(() => {
      if (pressed === goods) cancel();
    });
  }

  function cancel(): void {
    pressed = undefined;
    isHandling = false;
    notify();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** As `subscribe`, by a mounted button. */
    subscribeButton(listener: () => void) {
      listeners.add(listener);
      mounted += 1;
      if (mounted === 1) notify();
      return () => {
        listeners.delete(listener);
        mounted -= 1;
      };
    },
    areMounted: () => mounted > 0,
    isPressed: () => pressed !== undefined,
    stateOf(goods: Goods): ButtonState {
      const { productId, itemId } = goods;
      const isBusy = pressed?.productId === productId && pressed.itemId === itemId;
      const isListed = entries.get(productId)?.some((entry) => isAbout(entry, goods)) ?? false;
      if (isListed) return isBusy ? 'removing' : 'listed';
      return isBusy ? 'adding' : 'notListed';
    },
    /** One press at a time: a second one before the answer is a double click. */
    press(goods: Goods) {
      if (pressed) return;
      pressed = goods;
      notify();
      handle();
    },
    /** @returns removes the handler; a press that it works on is cancelled */
    handlePresses(next: PressHandler) {
      handler = next;
      handle();
      return () => {
        handler = undefined;
        if (isHandling) cancel();
      };
    },
    /** @param all entries of all the visitor's wishlists */
    setEntries(all: readonly WishlistEntry[]) {
      entries = Map.groupBy(all, ({ productId }) => productId);
      notify();
    },
    /** For when the handler's code cannot be loaded. */
    cancel,
  };
}

export const wishlistButtons = createWishlistButtons();

const notListed = (): ButtonState => 'notListed';

/** Of the form without scripts, which `WishlistForm` renders. */
export const wishlistFormId = 'wishlist';

/** A button's props and state. On the server and while hydrating nothing is on a wishlist. */
export function useWishlistButton(goods: Goods) {
  const state = useSyncExternalStore(
    wishlistButtons.subscribeButton,
    () => wishlistButtons.stateOf(goods),
    notListed,
  );
  const isListed = state === 'listed' || state === 'removing';
  const { productId, itemId } = goods;
  return {
    isListed,
    button: {
      type: 'submit',
      form: wishlistFormId,
      name: 'goods',
      value: goodsValue(productId, itemId),
      'aria-pressed': isListed,
      'aria-busy': state === 'adding' || state === 'removing' || undefined,
      onClick(event: { preventDefault(): void }) {
        event.preventDefault();
        wishlistButtons.press(goods);
      },
    },
  } as const;
}

/** `p` or `p/i`, each part percent-encoded. */
function goodsValue(productId: string, itemId: string | null): string {
  return [productId, ...(itemId === null ? [] : [itemId])].map(encodeURIComponent).join('/');
}

/** @throws URIError for a value that no wishlist button sends */
export function goodsOf(value: string): { productId: string; itemId: string | null } {
  const [productId = '', itemId = null] = value.split('/').map(decodeURIComponent);
  return { productId, itemId };
}
