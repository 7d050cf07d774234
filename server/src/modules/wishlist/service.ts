import { guestDays, maxEntryQuantity, wishlistLimits } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { retried } from '../../database/retried.ts';
import type { Limiter } from '../limiter/service.ts';
import { isRandomId, loginRequired, randomId, type Shopper } from '../session/session.ts';
import { createChanging, customerOf, failure, ownerOf, type WishlistResult } from './changing.ts';
import { removeOrphanedComments } from './commentStore.ts';
import {
  type Direction,
  type EntryGoods,
  type EntryKey,
  moveEntry,
  moveLastBefore,
  putEntry,
  removeEntry,
  replaceEntry,
  setEntryQuantity,
} from './entryStore.ts';
import { removeExpiredInvites } from './memberStore.ts';
import { may } from './rights.ts';
import { createSharing, type WishlistSharing } from './sharing.ts';
import {
  insertWishlist,
  loadWishlists,
  lockList,
  lockNotepad,
  lockVisitorsNotepad,
  makeStandard,
  moveEntries,
  removeIdleNotepads,
  removeWishlist,
  renameWishlist,
  type WishlistRow,
} from './store.ts';

export type { WishlistResult } from './changing.ts';
export {
  wishlistCommentData,
  wishlistData,
  wishlistMarkData,
  wishlistMembershipData,
} from './exportStore.ts';
export { removeWishlistsOf } from './store.ts';

interface ListTexts {
  readonly name: string;
  readonly description: string | null;
}

/**
 * Wishlists (DEC-122). A guest has one notepad under the visitor's id; a customer has a notepad,
 * further wishlists, and those of others that they joined, of which one is the standard: an entry that is added without naming a
 * wishlist goes there. `listId` null means that one.
 *
 * All that change something throw Refusal for a visitor whom the shop does not know.
 */
export interface WishlistService extends WishlistSharing {
  /** The notepad first (WISH-15). Empty for a visitor who has added nothing yet. */
  all(shopper: Shopper): Promise<readonly WishlistRow[]>;
  /**
   * Where the wishlist has it already, the larger quantity counts, so that a repeat changes nothing.
   *
   * @param beforeId the entry that a new one stands before; null, or not on the list: at its end
   */
  add(
    shopper: Shopper,
    listId: string | null,
    entry: EntryGoods & { readonly quantity: number },
    beforeId: string | null,
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
  /** What is gone already, or first or last, stays. */
  moveEntry(
    shopper: Shopper,
    listId: string,
    entryId: string,
    direction: Direction,
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
  /**
   * Deletes guests' notepads that nobody changed for `guestDays`, as their cookie lives (DEC-66), and as
   * late the comments on what is no longer listed; links that have expired at once.
   */
  prune(): Promise<void>;
}

const keptMs = guestDays * 24 * 3600 * 1000;

export function createWishlistService({
  database,
  clock,
  limiter,
}: {
  database: Database;
  clock: Clock;
  limiter: Limiter;
}): WishlistService {
  const { changing, onList } = createChanging({ database, clock });

  return {
    ...createSharing({ database, clock, limiter, changing: { changing, onList } }),
    async all(shopper) {
      const owner = ownerOf(shopper);
      return owner === undefined ? [] : loadWishlists(database, owner);
    },

    add: (shopper, listId, entry, beforeId) =>
      onList(shopper, listId, 'edit', async (tx, { id }) => {
        if (!isQuantity(entry.quantity) || entry.quantity === 0) return failure.quantity;
        const entryId = randomId();
        const { isKnown, isPut } = await putEntry(
          tx,
          { ...entry, id: entryId, listId: id },
          shopper.storefront.id,
          wishlistLimits.entries,
        );
        if (!isKnown) return failure.productUnknown;
        if (!isPut) return failure.tooManyEntries;
        if (beforeId !== null) await moveLastBefore(tx, id, entryId, beforeId);
        return undefined;
      }),

    addAll: (shopper, listId, entries) =>
      onList(shopper, listId, 'edit', async (tx, { id }) => {
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
      onList(shopper, listId, 'edit', async (tx, { id }) => {
        await removeEntry(tx, id, entry);
        return undefined;
      }),

    changeQuantity: (shopper, listId, entry) =>
      onList(shopper, listId, 'edit', async (tx, { id }) => {
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
      onList(shopper, listId, 'edit', async (tx, { id }) => {
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

    moveEntry: (shopper, listId, entryId, direction) =>
      onList(shopper, listId, 'edit', async (tx, { id }) => {
        await moveEntry(tx, id, entryId, direction);
        return undefined;
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
      return onList(shopper, listId, 'rename', async (tx, { id }, now) => {
        const checked = textsOf(texts);
        if (checked === undefined) return failure.texts;
        await renameWishlist(tx, id, checked.name, checked.description, now);
        return undefined;
      });
    },

    async setStandard(shopper, listId) {
      const customerId = customerOf(shopper);
      return onList(shopper, listId, 'setStandard', async (tx, { id }) => {
        await makeStandard(tx, customerId, id);
        return undefined;
      });
    },

    async removeList(shopper, listId) {
      customerOf(shopper);
      return changing(shopper, async (tx, now, owner) => {
        const list = await lockList(tx, owner, listId, now);
        if (list === undefined) return { messageKey: failure.listUnknown };
        if (list.isDefault) return { listId, messageKey: failure.notepad };
        if (!may(list.role, 'remove')) return { listId, messageKey: failure.notAllowed };
        await removeWishlist(tx, listId);
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
      const now = clock.now();
      const before = new Date(now.getTime() - keptMs);
      await removeIdleNotepads(database, before);
      await removeExpiredInvites(database, now);
      await removeOrphanedComments(database, before);
    },
  };
}

/** One of them; the standard one where none is named, or one that is there no more. */
export const listOrStandard = (lists: readonly WishlistRow[], listId: string | null) =>
  lists.find(({ id }) => id === listId) ?? lists.find(({ is_standard }) => is_standard) ?? lists[0];

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
