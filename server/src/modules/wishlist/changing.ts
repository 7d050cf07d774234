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
import { may, type Right } from './rights.ts';
import {
  type LockedList,
  loadStandardId,
  loadWishlists,
  lockList,
  lockNotepad,
  type Owner,
  type WishlistRow,
} from './store.ts';

/** All lists after a change, whether or not there was something to change (API-111). */
export type WishlistResult = {
  readonly wishlists: readonly WishlistRow[];
  /** Of the list that it was about; undefined: there is none. */
  readonly listId: string | undefined;
} & ({ readonly ok: true } | { readonly ok: false; readonly messageKey: string });

export const failure = {
  listUnknown: 'vue.wishlist.error.listUnknown',
  entryUnknown: 'vue.wishlist.error.entryUnknown',
  productUnknown: 'vue.cart.error.itemUnavailable',
  quantity: 'vue.wishlist.error.quantity',
  tooManyEntries: 'vue.wishlist.error.tooManyEntries',
  tooManyLists: 'vue.wishlist.error.tooManyLists',
  texts: 'vue.wishlist.error.texts',
  notepad: 'vue.wishlist.error.notepad',
  notAllowed: 'vue.wishlist.error.notAllowed',
  unconfirmed: 'vue.wishlist.error.unconfirmed',
  linkUnknown: 'vue.wishlist.error.linkUnknown',
  tooManyMembers: 'vue.wishlist.error.tooManyMembers',
  memberUnknown: 'vue.wishlist.error.memberUnknown',
  comment: 'vue.wishlist.error.comment',
  commentsTooFast: 'vue.wishlist.error.commentsTooFast',
  commentUnknown: 'vue.wishlist.error.commentUnknown',
  tooManyComments: 'vue.wishlist.error.tooManyComments',
  taken: 'vue.wishlist.error.taken',
} as const;

export type Failure = (typeof failure)[keyof typeof failure] | undefined;

export interface Outcome {
  readonly listId?: string;
  readonly messageKey?: Failure;
}

export type Changing = ReturnType<typeof createChanging>;

/** How all changes of lists run: locked, and answered with all lists as they are then. */
export function createChanging({ database, clock }: { database: Database; clock: Clock }) {
  async function answer(
    owner: Owner,
    change: (tx: Connection, now: Date) => Promise<Outcome>,
  ): Promise<WishlistResult> {
    // Changes of one customer that come at once lock notepad and list in orders of their own.
    const { messageKey, listId } = await retried(() =>
      database.transaction((tx) => change(tx, clock.now())),
    );
    const wishlists = await loadWishlists(database, owner);
    return messageKey === undefined
      ? { ok: true, wishlists, listId }
      : { ok: false, messageKey, wishlists, listId };
  }

  /** Runs a change of how many lists there are, while no other one runs. @throws Refusal for an unknown visitor */
  async function changing(
    shopper: Shopper,
    change: (tx: Connection, now: Date, owner: Owner, notepadId: string) => Promise<Outcome>,
  ): Promise<WishlistResult> {
    const owner = ownerOf(shopper);
    if (owner === undefined) throw userIdRequired();
    return answer(owner, async (tx, now) => {
      const notepadId = await lockNotepad(tx, owner, randomId(), now);
      if (notepadId === undefined) throw userIdRequired();
      return change(tx, now, owner, notepadId);
    });
  }

  /**
   * Runs a change of one list while nothing else changes it.
   *
   * @param listId null: the standard list
   * @param right that the change needs (DEC-124)
   * @throws Refusal for a visitor whom the shop does not know
   */
  async function onList(
    shopper: Shopper,
    listId: string | null,
    right: Right,
    change: (tx: Connection, list: LockedList, now: Date) => Promise<Failure>,
  ): Promise<WishlistResult> {
    const owner = ownerOf(shopper);
    if (owner === undefined) throw userIdRequired();
    return answer(owner, async (tx, now) => {
      const id = listId ?? (await standardId(tx, owner, now));
      const list = await lockList(tx, owner, id, now);
      if (list === undefined) {
        // A guest of whom there is no such list may be nobody.
        if (owner.customerId === null) await visitorOrRefusal(tx, owner, now);
        return { messageKey: failure.listUnknown };
      }
      if (!may(list.role, right)) return { listId: id, messageKey: failure.notAllowed };
      return { listId: id, messageKey: await change(tx, list, now) };
    });
  }

  async function visitorOrRefusal(tx: Connection, owner: Owner, now: Date): Promise<string> {
    const notepadId = await lockNotepad(tx, owner, randomId(), now);
    if (notepadId === undefined) throw userIdRequired();
    return notepadId;
  }

  async function standardId(tx: Connection, owner: Owner, now: Date): Promise<string> {
    const standard =
      owner.customerId === null ? undefined : await loadStandardId(tx, owner.customerId);
    return standard ?? visitorOrRefusal(tx, owner, now);
  }

  return { changing, onList };
}

/** Undefined: nobody whom the shop could know. */
export function ownerOf({ signedIn, userId }: Shopper): Owner | undefined {
  if (signedIn) return { customerId: signedIn.customerId, userId: null };
  return isRandomId(userId) ? { customerId: null, userId } : undefined;
}

/** @throws Refusal for guests */
export function customerOf({ signedIn }: Shopper): string {
  if (signedIn === undefined) throw loginRequired();
  return signedIn.customerId;
}
