import { useSyncExternalStore } from 'react';

/** What a heart is about. */
export interface Goods {
  readonly productId: string;
  /** Null: which of the product's items is open. */
  readonly itemId: string | null;
  readonly hasVariants: boolean;
  readonly name: string;
}

/** An entry of a list, as far as hearts go. */
export interface NotedEntry {
  readonly productId: string;
  readonly itemId?: string | null | undefined;
}

/** WISH-16: where there are variants, the item counts; else the product. */
export const isAbout = (entry: NotedEntry, { productId, itemId, hasVariants }: Goods): boolean =>
  entry.productId === productId && (!hasVariants || (entry.itemId ?? null) === itemId);

/** `coming`, `leaving`: pressed, and not answered yet. */
type HeartState = 'open' | 'coming' | 'noted' | 'leaving';

type Press = (goods: Goods) => Promise<void>;

/**
 * All hearts of a page: sixty tiles that each looked after themselves would weigh down a listing. They
 * are buttons of one form, which works without scripts; what is noted, and what a press does, they
 * learn from the keeper, whose code comes when there is something to keep.
 */
function createHearts() {
  const listeners = new Set<() => void>();
  let entries: ReadonlyMap<string, readonly NotedEntry[]> = new Map();
  let hearts = 0;
  /** Was pressed, and nothing came of it yet. */
  let pressed: Goods | undefined;
  let isServed = false;
  let keeper: Press | undefined;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function serve(): void {
    if (!pressed || !keeper || isServed) return;
    const goods = pressed;
    isServed = true;
    void keeper(goods).finally(() => {
      if (pressed === goods) release();
    });
  }

  function release(): void {
    pressed = undefined;
    isServed = false;
    tell();
  }

  return {
    listen(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** As `listen`, for a heart. */
    beat(listener: () => void) {
      listeners.add(listener);
      hearts += 1;
      if (hearts === 1) tell();
      return () => {
        listeners.delete(listener);
        hearts -= 1;
      };
    },
    areThere: () => hearts > 0,
    isPressed: () => pressed !== undefined,
    stateOf(goods: Goods): HeartState {
      const { productId, itemId } = goods;
      const isBusy = pressed?.productId === productId && pressed.itemId === itemId;
      const isNoted = entries.get(productId)?.some((entry) => isAbout(entry, goods)) ?? false;
      if (isNoted) return isBusy ? 'leaving' : 'noted';
      return isBusy ? 'coming' : 'open';
    },
    /** One press at a time: what comes meanwhile is a double click. */
    press(goods: Goods) {
      if (pressed) return;
      pressed = goods;
      tell();
      serve();
    },
    /** @returns ends it */
    keep(press: Press) {
      keeper = press;
      serve();
      return () => {
        keeper = undefined;
        // What it was about comes to nothing.
        if (isServed) release();
      };
    },
    /** What is on any of the visitor's lists. */
    show(noted: readonly NotedEntry[]) {
      entries = Map.groupBy(noted, ({ productId }) => productId);
      tell();
    },
    /** The keeper could not come. */
    release,
  };
}

export const hearts = createHearts();

const open = (): HeartState => 'open';

/** Of the form without scripts, which `Notes` writes. */
export const heartForm = 'note';

/** What makes a button a heart. The server and the first render know nothing of what is noted. */
export function useHeart(goods: Goods) {
  const state = useSyncExternalStore(hearts.beat, () => hearts.stateOf(goods), open);
  const isNoted = state === 'noted' || state === 'leaving';
  const { productId, itemId } = goods;
  return {
    isNoted,
    button: {
      type: 'submit',
      form: heartForm,
      name: 'goods',
      value: goodsValue(productId, itemId),
      'aria-pressed': isNoted,
      'aria-busy': state === 'coming' || state === 'leaving' || undefined,
      onClick(event: { preventDefault(): void }) {
        event.preventDefault();
        hearts.press(goods);
      },
    },
  } as const;
}

/** `p` or `p/i`, each part percent-encoded. */
function goodsValue(productId: string, itemId: string | null): string {
  return [productId, ...(itemId === null ? [] : [itemId])].map(encodeURIComponent).join('/');
}

/** @throws URIError for what no heart sends */
export function goodsOf(value: string): { productId: string; itemId: string | null } {
  const [productId = '', itemId = null] = value.split('/').map(decodeURIComponent);
  return { productId, itemId };
}
