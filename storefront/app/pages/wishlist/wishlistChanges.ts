import { type IEnvironment, mutate } from '@kreide/relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { AddWishlistEntryMutation } from './__generated__/AddWishlistEntryMutation.graphql';
import type { CommentOnWishlistMutation } from './__generated__/CommentOnWishlistMutation.graphql';
import type { CreateWishlistMutation } from './__generated__/CreateWishlistMutation.graphql';
import type { DeleteWishlistCommentMutation } from './__generated__/DeleteWishlistCommentMutation.graphql';
import type { DeleteWishlistMutation } from './__generated__/DeleteWishlistMutation.graphql';
import type { ImportWishlistMutation } from './__generated__/ImportWishlistMutation.graphql';
import type { InviteToWishlistMutation } from './__generated__/InviteToWishlistMutation.graphql';
import type { LeaveWishlistMutation } from './__generated__/LeaveWishlistMutation.graphql';
import type { MoveWishlistEntryMutation } from './__generated__/MoveWishlistEntryMutation.graphql';
import type { RemoveWishlistEntryMutation } from './__generated__/RemoveWishlistEntryMutation.graphql';
import type { RemoveWishlistMemberMutation } from './__generated__/RemoveWishlistMemberMutation.graphql';
import type { RenameWishlistMutation } from './__generated__/RenameWishlistMutation.graphql';
import type { ReplaceWishlistEntryMutation } from './__generated__/ReplaceWishlistEntryMutation.graphql';
import type { RevokeWishlistInviteMutation } from './__generated__/RevokeWishlistInviteMutation.graphql';
import type { SetStandardWishlistMutation } from './__generated__/SetStandardWishlistMutation.graphql';
import type { SetWishlistEntryQuantityMutation } from './__generated__/SetWishlistEntryQuantityMutation.graphql';
import type { ShareWishlistMutation } from './__generated__/ShareWishlistMutation.graphql';
import type { TakeWishlistEntryMutation } from './__generated__/TakeWishlistEntryMutation.graphql';
import { addWishlistEntryMutation } from './AddWishlistEntryMutation.ts';
import { commentOnWishlistMutation } from './CommentOnWishlistMutation.ts';
import { createWishlistMutation } from './CreateWishlistMutation.ts';
import { deleteWishlistCommentMutation } from './DeleteWishlistCommentMutation.ts';
import { deleteWishlistMutation } from './DeleteWishlistMutation.ts';
import { importWishlistMutation } from './ImportWishlistMutation.ts';
import { inviteToWishlistMutation } from './InviteToWishlistMutation.ts';
import { leaveWishlistMutation } from './LeaveWishlistMutation.ts';
import { moveWishlistEntryMutation } from './MoveWishlistEntryMutation.ts';
import { removeWishlistEntryMutation } from './RemoveWishlistEntryMutation.ts';
import { removeWishlistMemberMutation } from './RemoveWishlistMemberMutation.ts';
import { renameWishlistMutation } from './RenameWishlistMutation.ts';
import { replaceWishlistEntryMutation } from './ReplaceWishlistEntryMutation.ts';
import { revokeWishlistInviteMutation } from './RevokeWishlistInviteMutation.ts';
import { setStandardWishlistMutation } from './SetStandardWishlistMutation.ts';
import { setWishlistEntryQuantityMutation } from './SetWishlistEntryQuantityMutation.ts';
import { shareWishlistMutation } from './ShareWishlistMutation.ts';
import { takeWishlistEntryMutation } from './TakeWishlistEntryMutation.ts';

/** The fields of every answer to a change. */
export interface Change {
  readonly successful: boolean;
  readonly errorMessage?: string | null | undefined;
}

export type WishlistChanges = ReturnType<typeof createWishlistChanges>;

/**
 * The changes that the wishlist page sends; the page itself updates from the store.
 *
 * @param page of the entries that are shown, from 0
 */
export function createWishlistChanges(environment: IEnvironment, page: number) {
  /** Sends a mutation and answers its one field. */
  const sending =
    <M extends MutationParameters>(mutation: GraphQLTaggedNode) =>
    <Field extends keyof M['response']>(field: Field) =>
    async (variables: Omit<M['variables'], 'page'>): Promise<M['response'][Field]> =>
      (await mutate<M>(environment, mutation, { ...variables, page }))[field];
  return {
    add: sending<AddWishlistEntryMutation>(addWishlistEntryMutation)('wishlist_add'),
    remove: sending<RemoveWishlistEntryMutation>(removeWishlistEntryMutation)('wishlist_remove'),
    changeQuantity: sending<SetWishlistEntryQuantityMutation>(setWishlistEntryQuantityMutation)(
      'wishlist_changeQuantity',
    ),
    replaceItem: sending<ReplaceWishlistEntryMutation>(replaceWishlistEntryMutation)(
      'wishlist_replaceItem',
    ),
    moveEntry: sending<MoveWishlistEntryMutation>(moveWishlistEntryMutation)('wishlist_moveEntry'),
    create: sending<CreateWishlistMutation>(createWishlistMutation)('wishlist_create'),
    rename: sending<RenameWishlistMutation>(renameWishlistMutation)('wishlist_rename'),
    setStandard: sending<SetStandardWishlistMutation>(setStandardWishlistMutation)(
      'wishlist_setStandard',
    ),
    removeList: sending<DeleteWishlistMutation>(deleteWishlistMutation)('wishlist_removeList'),
    share: sending<ShareWishlistMutation>(shareWishlistMutation)('wishlist_share'),
    invite: sending<InviteToWishlistMutation>(inviteToWishlistMutation)('wishlist_invite'),
    revokeInvite: sending<RevokeWishlistInviteMutation>(revokeWishlistInviteMutation)(
      'wishlist_revokeInvite',
    ),
    removeMember: sending<RemoveWishlistMemberMutation>(removeWishlistMemberMutation)(
      'wishlist_removeMember',
    ),
    leave: sending<LeaveWishlistMutation>(leaveWishlistMutation)('wishlist_leave'),
    importList: sending<ImportWishlistMutation>(importWishlistMutation)('wishlist_import'),
    comment: sending<CommentOnWishlistMutation>(commentOnWishlistMutation)('wishlist_comment'),
    deleteComment: sending<DeleteWishlistCommentMutation>(deleteWishlistCommentMutation)(
      'wishlist_deleteComment',
    ),
    take: sending<TakeWishlistEntryMutation>(takeWishlistEntryMutation)('wishlist_take'),
  };
}
