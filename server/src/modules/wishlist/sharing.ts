import { inviteDays, wishlistLimits } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { record } from '../accountEvent/service.ts';
import type { Limiter } from '../limiter/service.ts';
import { randomId, type Shopper } from '../session/session.ts';
import { type Changing, customerOf, failure, type WishlistResult } from './changing.ts';
import {
  type CommentRow,
  insertComment,
  loadComments,
  removeComment,
  setTaken,
} from './commentStore.ts';
import { copyEntries } from './entryStore.ts';
import {
  findInvite,
  findMember,
  type InviteRow,
  isConfirmed,
  loadInvites,
  loadUsers,
  putInvite,
  putMember,
  removeInvite,
  removeMember,
  type UserRow,
} from './memberStore.ts';
import { type InvitedRole, isHigher, may, mayInviteAs, type Role } from './rights.ts';
import {
  insertWishlist,
  loadWishlist,
  loadWishlistByToken,
  lockList,
  type WishlistRow,
} from './store.ts';

/** A list as whoever has a link to it reads it. */
export interface InvitedList {
  readonly wishlist: WishlistRow;
  /** As what the link lets people in. */
  readonly role: InvitedRole;
  readonly creator: UserRow;
  /** As what the asker uses the list already; null: not at all. */
  readonly ownRole: Role | null;
}

/**
 * Wishlists that several customers use (DEC-124…128). All need a login and throw Refusal for guests;
 * all changes say `listUnknown` of a list that the customer may not read, and `notAllowed` where the
 * role is not enough.
 */
export interface WishlistSharing {
  /**
   * An invite link for one role (SHARE-01), the same again while it lives. Never to the
   * notepad, and not before the customer's own e-mail address is confirmed.
   */
  invite(shopper: Shopper, listId: string, role: InvitedRole): Promise<WishlistResult>;
  revokeInvite(shopper: Shopper, listId: string, token: string): Promise<WishlistResult>;
  /** The living links that the customer may hand out; none for who may not invite. */
  invites(shopper: Shopper, list: WishlistRow): Promise<readonly InviteRow[]>;
  /** Undefined: no living link. */
  /** Whether a link is living, which also strangers may know before they open an account for it. */
  isInvite(token: string): Promise<boolean>;
  invited(shopper: Shopper, token: string): Promise<InvitedList | undefined>;
  /** Uses the list from now on; who may do more already keeps that. */
  join(shopper: Shopper, token: string): Promise<WishlistResult>;
  leave(shopper: Shopper, listId: string): Promise<WishlistResult>;
  removeMember(shopper: Shopper, listId: string, memberId: string): Promise<WishlistResult>;
  /** Readers see the creator and themselves (SHARE-05). */
  users(shopper: Shopper, list: WishlistRow): Promise<readonly UserRow[]>;
  /** Copies the entries into a new list of the customer's own, named like the source (DEC-128). */
  importList(shopper: Shopper, listId: string): Promise<WishlistResult>;
  comments(shopper: Shopper, listId: string): Promise<readonly CommentRow[]>;
  comment(
    shopper: Shopper,
    listId: string,
    comment: { readonly entryId: string; readonly text: string },
  ): Promise<WishlistResult>;
  /** The author's alone (WISH-30). */
  deleteComment(shopper: Shopper, listId: string, commentId: string): Promise<WishlistResult>;
  /** Whoever comes first takes an entry; only they take that back. */
  take(shopper: Shopper, listId: string, entryId: string, taken: boolean): Promise<WishlistResult>;
}

export function createSharing({
  database,
  clock,
  limiter,
  changing: { changing, onList },
}: {
  database: Database;
  clock: Clock;
  limiter: Limiter;
  changing: Changing;
}): WishlistSharing {
  const ownOf = (shopper: Shopper) => ({ customerId: customerOf(shopper), userId: null });

  return {
    async invite(shopper, listId, role) {
      const { customerId } = ownOf(shopper);
      return onList(shopper, listId, 'invite', async (tx, list, now) => {
        if (list.isDefault) return failure.notepad;
        if (!mayInviteAs(list.role, role)) return failure.notAllowed;
        if (!(await isConfirmed(tx, customerId))) return failure.unconfirmed;
        const expiresAt = new Date(now.getTime() + inviteDays * 24 * 3600 * 1000);
        const token = randomId();
        const link = await putInvite(tx, { token, listId, role, expiresAt, now });
        if (link?.token === token) {
          const { userAgent } = shopper;
          const of = { customerId, at: now, userAgent, detail: list.name ?? '' };
          await record(tx, { kind: 'listShared', ...of });
        }
        return undefined;
      });
    },

    async revokeInvite(shopper, listId, token) {
      customerOf(shopper);
      return onList(shopper, listId, 'invite', async (tx, { role }, now) => {
        const link = await findInvite(tx, token, now);
        if (link?.listId === listId && !mayInviteAs(role, link.role)) return failure.notAllowed;
        await removeInvite(tx, listId, token);
        return undefined;
      });
    },

    async invites(shopper, { id, role }) {
      if (shopper.signedIn === undefined || role === null || !may(role, 'invite')) return [];
      const links = await loadInvites(database, id, clock.now());
      return links.filter((link) => mayInviteAs(role, link.role));
    },

    isInvite: async (token) => (await findInvite(database, token, clock.now())) !== undefined,

    async invited(shopper, token) {
      const { customerId } = ownOf(shopper);
      const now = clock.now();
      const link = await findInvite(database, token, now);
      const wishlist = await loadWishlistByToken(database, { token, customerId, now });
      if (link === undefined || wishlist === undefined) return undefined;
      const [creator, ...others] = await loadUsers(database, wishlist.id, customerId);
      if (creator === undefined) return undefined;
      const me = [creator, ...others].find(({ isMe }) => isMe);
      return { wishlist, role: link.role, creator, ownRole: me?.role ?? null };
    },

    async join(shopper, token) {
      const { customerId } = ownOf(shopper);
      return changing(shopper, async (tx, now, owner) => {
        const link = await findInvite(tx, token, now);
        if (link === undefined) return { messageKey: failure.linkUnknown };
        const { listId, role } = link;
        const own = await lockList(tx, owner, listId, now);
        if (own !== undefined && !isHigher(role, own.role)) return { listId };
        const member = { id: randomId(), listId, customerId, role, now };
        const isIn = await putMember(tx, member, wishlistLimits);
        return isIn ? { listId } : { messageKey: failure.tooManyMembers };
      });
    },

    async leave(shopper, listId) {
      const { customerId } = ownOf(shopper);
      return onList(shopper, listId, 'leave', async (tx) => {
        await removeMember(tx, listId, customerId);
        return undefined;
      });
    },

    async removeMember(shopper, listId, memberId) {
      customerOf(shopper);
      return onList(shopper, listId, 'invite', async (tx, { role }) => {
        const member = await findMember(tx, listId, memberId);
        if (member === undefined) return failure.memberUnknown;
        if (!mayInviteAs(role, member.role)) return failure.notAllowed;
        await removeMember(tx, listId, member.customerId);
        return undefined;
      });
    },

    async users(shopper, { id, role }) {
      if (shopper.signedIn === undefined || role === null) return [];
      const all = await loadUsers(database, id, shopper.signedIn.customerId);
      return role === 'reader' ? all.filter((user) => user.memberId === null || user.isMe) : all;
    },

    async importList(shopper, listId) {
      const { customerId } = ownOf(shopper);
      return changing(shopper, async (tx, now, owner) => {
        const source = await loadWishlist(tx, owner, listId);
        if (source === undefined) return { messageKey: failure.listUnknown };
        if (source.name === null) return { listId, messageKey: failure.notepad };
        const id = randomId();
        const { name, description } = source;
        const list = { id, customerId, name, description, now };
        if (!(await insertWishlist(tx, list, wishlistLimits.lists))) {
          return { listId, messageKey: failure.tooManyLists };
        }
        await copyEntries(tx, listId, id);
        return { listId: id };
      });
    },

    async comments(shopper, listId) {
      if (shopper.signedIn === undefined) return [];
      const own = ownOf(shopper);
      if ((await loadWishlist(database, own, listId)) === undefined) return [];
      return loadComments(database, listId, own.customerId);
    },

    async comment(shopper, listId, { entryId, text }) {
      const { customerId } = ownOf(shopper);
      return onList(shopper, listId, 'comment', async (tx, list, now) => {
        const said = text.trim();
        const length = [...said].length;
        if (length < 1 || length > wishlistLimits.comment) return failure.comment;
        const row = { id: randomId(), listId: list.id, entryId, customerId, text: said, now };
        const counted = { customer: customerId };
        if (!(await limiter.take(['commentsByCustomer'], counted, tx))) {
          return failure.commentsTooFast;
        }
        if (await insertComment(tx, row, wishlistLimits.commentsOfEntry)) return undefined;
        await limiter.giveBack(['commentsByCustomer'], counted, tx);
        return failure.tooManyComments;
      });
    },

    async deleteComment(shopper, listId, commentId) {
      const { customerId } = ownOf(shopper);
      return onList(shopper, listId, 'comment', async (tx) => {
        const isGone = await removeComment(tx, listId, commentId, customerId);
        return isGone ? undefined : failure.commentUnknown;
      });
    },

    async take(shopper, listId, entryId, taken) {
      const { customerId } = ownOf(shopper);
      return onList(shopper, listId, 'take', async (tx, _, now) => {
        const obstacle = await setTaken(tx, { listId, entryId, customerId }, taken ? now : null);
        return obstacle && failure[obstacle];
      });
    },
  };
}
