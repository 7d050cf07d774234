import { guestDays, maxEntryQuantity, wishlistLimits } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { retried } from '../../database/retried.ts';
import {
  isRandomId,
  loginRequired,
  randomId,
  type Shopper,
  userIdRequired,
} from '../session/session.ts';
import {
  type EntryGoods,
  type EntryKey,
  putEntry,
  removeEntry,
  replaceEntry,
  setEntryQuantity,
} from './entryStore.ts';
import {
  insertWishlist,
  loadOwned,
  loadWishlists,
  lockNotepad,
  lockVisitorsNotepad,
  makeStandard,
  moveEntries,
  type Owner,
  removeIdleNotepads,
  removeWishlist,
  renameWishlist,
  type WishlistRow,
} from './store.ts';

export { giveNotepadTo, removeWishlistsOf } from './store.ts';

/** All lists after a change, whether or not there was something to change (API-111). */
export type WishlistResult = {
  readonly wishlists: readonly WishlistRow[];
  /** Of the list that it was about; undefined: there is none. */
  readonly listId: string | undefined;
} & ({ readonly ok: true } | { readonly ok: false; readonly messageKey: string });

interface ListTexts {
  readonly name: string;
  readonly description: string | null;
}

/**
 * Wishlists (DEC-122). A guest has one notepad under the visitor's id; a customer has a
 * notepad and further wishlists, of which one is the standard: an entry that is added without naming a
 * wishlist goes there. `listId` null means that one.
 *
 * All that change something throw Refusal for a visitor whom the shop does not know.
 */
export interface WishlistService {
  /** The notepad first (WISH-15). Empty for a visitor who has added nothing yet. */
  all(shopper: Shopper): Promise<readonly WishlistRow[]>;
  /** One of them; the standard one where none is named, or one that is there no more. */
  find(shopper: Shopper, listId: string | null): Promise<WishlistRow | undefined>;
  /** Where the wishlist has it already, the larger quantity counts, so that a repeat changes nothing. */
  add(
    shopper: Shopper,
    listId: string | null,
    entry: EntryGoods & { readonly quantity: number },
  ): Promise<WishlistResult>;
  /**
   * The same with many: all that the shop knows, or none where they don't fit. Without any that it knows
   * it fails.
   */
  addAll(
    shopper: Shopper,
    listId: string | null,
    entries: readonly (EntryGoods & { readonly quantity: number })[],
  ): Promise<WishlistResult>;
  /** What is gone already is as good as removed. */
  remove(shopper: Shopper, listId: string | null, entry: EntryKey): Promise<WishlistResult>;
  /** 0 removes the entry (DEC-149). */
  changeQuantity(
    shopper: Shopper,
    listId: string | null,
    entry: EntryKey & { readonly quantity: number },
  ): Promise<WishlistResult>;
  /** Another item takes the entry's place (WISH-14). @param entry `quantity` null: as it was */
  replaceItem(
    shopper: Shopper,
    listId: string | null,
    entryId: string,
    entry: EntryGoods & { readonly quantity: number | null },
  ): Promise<WishlistResult>;
  /** @throws Refusal for guests, as all that follow: they have a notepad and nothing else */
  create(shopper: Shopper, texts: ListTexts): Promise<WishlistResult>;
  /** @param texts `description` null: as it was */
  rename(shopper: Shopper, listId: string, texts: ListTexts): Promise<WishlistResult>;
  setStandard(shopper: Shopper, listId: string): Promise<WishlistResult>;
  /** The notepad stays (DEC-127). */
  removeList(shopper: Shopper, listId: string): Promise<WishlistResult>;
  /** Moves the visitor's entries into the customer's notepad, as far as there is room. */
  takeOverAtLogin(shopper: Shopper): Promise<void>;
  /** Deletes guests' notepads that nobody changed for `guestDays`, as their cookie lives (DEC-66). */
  prune(): Promise<void>;
}

const keptMs = guestDays * 24 * 3600 * 1000;

const failure = {
  listUnknown: 'vue.wishlist.error.listUnknown',
  entryUnknown: 'vue.wishlist.error.entryUnknown',
  productUnknown: 'vue.cart.error.itemUnavailable',
  quantity: 'vue.wishlist.error.quantity',
  tooManyEntries: 'vue.wishlist.error.tooManyEntries',
  tooManyLists: 'vue.wishlist.error.tooManyLists',
  texts: 'vue.wishlist.error.texts',
  notepad: 'vue.wishlist.error.notepad',
} as const;

type Failure = (typeof failure)[keyof typeof failure] | undefined;

interface Outcome {
  readonly listId?: string;
  readonly messageKey?: Failure;
}

export function createWishlistService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): WishlistService {
  /**
   * Runs a change while nothing else changes the owner's lists.
   *
   * @param change says which list it was about, and what it failed of
   */
  async function changing(
    shopper: Shopper,
    change: (tx: Connection, now: Date, owner: Owner) => Promise<Outcome>,
  ): Promise<WishlistResult> {
    const owner = ownerOf(shopper);
    if (owner === undefined) throw userIdRequired();
    const { messageKey, listId } = await database.transaction(async (tx) => {
      const now = clock.now();
      if ((await lockNotepad(tx, owner, randomId(), now)) === undefined) throw userIdRequired();
      return change(tx, now, owner);
    });
    const wishlists = await loadWishlists(database, owner);
    return messageKey === undefined
      ? { ok: true, wishlists, listId }
      : { ok: false, messageKey, wishlists, listId };
  }

  const onList = (
    shopper: Shopper,
    listId: string | null,
    change: (
      tx: Connection,
      list: { readonly id: string; readonly isDefault: boolean },
      now: Date,
    ) => Promise<Failure>,
  ) =>
    changing(shopper, async (tx, now, owner) => {
      const list = await loadOwned(tx, owner, listId);
      if (list === undefined) return { messageKey: failure.listUnknown };
      return { listId: list.id, messageKey: await change(tx, list, now) };
    });

  async function all(shopper: Shopper): Promise<readonly WishlistRow[]> {
    const owner = ownerOf(shopper);
    return owner === undefined ? [] : loadWishlists(database, owner);
  }

  return {
    all,
    async find(shopper, listId) {
      const lists = await all(shopper);
      const named = lists.find(({ id }) => id === listId);
      return named ?? lists.find(({ is_standard }) => is_standard) ?? lists[0];
    },

    add: (shopper, listId, entry) =>
      onList(shopper, listId, async (tx, { id }) => {
        if (!isQuantity(entry.quantity) || entry.quantity === 0) return failure.quantity;
        const { isKnown, isPut } = await putEntry(
          tx,
          { ...entry, id: randomId(), listId: id },
          shopper.storefront.id,
          wishlistLimits.entries,
        );
        if (!isKnown) return failure.productUnknown;
        return isPut ? undefined : failure.tooManyEntries;
      }),

    addAll: (shopper, listId, entries) =>
      onList(shopper, listId, async (tx, { id }) => {
        if (entries.some(({ quantity }) => !isQuantity(quantity) || quantity === 0)) {
          return failure.quantity;
        }
        if (entries.length > wishlistLimits.entries) return failure.tooManyEntries;
        await tx.script('savepoint entries');
        let known = 0;
        for (const entry of entries) {
          const { isKnown, isPut } = await putEntry(
            tx,
            { ...entry, id: randomId(), listId: id },
            shopper.storefront.id,
            wishlistLimits.entries,
          );
          if (isKnown && !isPut) {
            await tx.script('rollback to savepoint entries');
            return failure.tooManyEntries;
          }
          if (isKnown) known += 1;
        }
        return known === 0 ? failure.productUnknown : undefined;
      }),

    remove: (shopper, listId, entry) =>
      onList(shopper, listId, async (tx, { id }) => {
        await removeEntry(tx, id, entry);
        return undefined;
      }),

    changeQuantity: (shopper, listId, entry) =>
      onList(shopper, listId, async (tx, { id }) => {
        const { quantity } = entry;
        if (!isQuantity(quantity)) return failure.quantity;
        if (quantity === 0) {
          await removeEntry(tx, id, entry);
          return undefined;
        }
        const isDone = await setEntryQuantity(tx, id, entry, quantity);
        return isDone ? undefined : failure.entryUnknown;
      }),

    replaceItem: (shopper, listId, entryId, entry) =>
      onList(shopper, listId, async (tx, { id }) => {
        const { quantity } = entry;
        if (quantity !== null && (!isQuantity(quantity) || quantity === 0)) return failure.quantity;
        const what = { ...entry, id: entryId };
        switch (await replaceEntry(tx, id, what, shopper.storefront.id, maxEntryQuantity)) {
          case 'unknownEntry':
            return failure.entryUnknown;
          case 'unknownProduct':
            return failure.productUnknown;
          case 'done':
            return undefined;
        }
      }),

    async create(shopper, texts) {
      const customerId = customerOf(shopper);
      return changing(shopper, async (tx, now) => {
        const checked = textsOf(texts);
        if (checked === undefined) return { messageKey: failure.texts };
        const id = randomId();
        const list = { ...checked, description: checked.description ?? '', id, customerId, now };
        const isMade = await insertWishlist(tx, list, wishlistLimits.lists);
        return isMade ? { listId: id } : { messageKey: failure.tooManyLists };
      });
    },

    async rename(shopper, listId, texts) {
      customerOf(shopper);
      return onList(shopper, listId, async (tx, { id }, now) => {
        const checked = textsOf(texts);
        if (checked === undefined) return failure.texts;
        await renameWishlist(tx, id, checked.name, checked.description, now);
        return undefined;
      });
    },

    async setStandard(shopper, listId) {
      const customerId = customerOf(shopper);
      return onList(shopper, listId, async (tx, { id }) => {
        await makeStandard(tx, customerId, id);
        return undefined;
      });
    },

    async removeList(shopper, listId) {
      const customerId = customerOf(shopper);
      return changing(shopper, async (tx, now, owner) => {
        const list = await loadOwned(tx, owner, listId);
        if (list === undefined) return { messageKey: failure.listUnknown };
        if (list.isDefault) return { listId: list.id, messageKey: failure.notepad };
        const removed = await removeWishlist(tx, list.id);
        const notepad = await lockNotepad(tx, owner, randomId(), now);
        if (removed?.wasStandard && notepad) await makeStandard(tx, customerId, notepad);
        return {};
      });
    },

    async takeOverAtLogin({ signedIn, userId }) {
      if (signedIn === undefined) throw loginRequired();
      if (!isRandomId(userId)) return;
      const owner = { customerId: signedIn.customerId, userId: null };
      await retried(() =>
        database.transaction(async (tx) => {
          // Nobody else locks both, and what is not there needs no place to go to.
          const from = await lockVisitorsNotepad(tx, userId);
          if (from === undefined) return;
          const to = await lockNotepad(tx, owner, randomId(), clock.now());
          if (to !== undefined) await moveEntries(tx, to, from, wishlistLimits.entries);
        }),
      );
    },

    async prune() {
      await removeIdleNotepads(database, new Date(clock.now().getTime() - keptMs));
    },
  };
}

/** Undefined: nobody whom the shop could know. */
function ownerOf({ signedIn, userId }: Shopper): Owner | undefined {
  if (signedIn) return { customerId: signedIn.customerId, userId: null };
  return isRandomId(userId) ? { customerId: null, userId } : undefined;
}

function customerOf({ signedIn }: Shopper): string {
  if (signedIn === undefined) throw loginRequired();
  return signedIn.customerId;
}

const isQuantity = (quantity: number): boolean => quantity >= 0 && quantity <= maxEntryQuantity;

/** Undefined: longer than they may be, or no name. */
function textsOf({ name, description }: ListTexts): ListTexts | undefined {
  const texts = { name: name.trim(), description: description?.trim() ?? null };
  const length = (text: string) => [...text].length;
  const isRight =
    length(texts.name) >= 1 &&
    length(texts.name) <= wishlistLimits.name &&
    length(texts.description ?? '') <= wishlistLimits.description;
  return isRight ? texts : undefined;
}
