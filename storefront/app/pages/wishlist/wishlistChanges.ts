import { type IEnvironment, mutate } from '@kreide/relay';
import type { MutationParameters } from 'relay-runtime';
import type { AddWishlistEntryMutation } from './__generated__/AddWishlistEntryMutation.graphql';
import type { CreateWishlistMutation } from './__generated__/CreateWishlistMutation.graphql';
import type { DeleteWishlistMutation } from './__generated__/DeleteWishlistMutation.graphql';
import type { RemoveWishlistEntryMutation } from './__generated__/RemoveWishlistEntryMutation.graphql';
import type { RenameWishlistMutation } from './__generated__/RenameWishlistMutation.graphql';
import type { ReplaceWishlistEntryMutation } from './__generated__/ReplaceWishlistEntryMutation.graphql';
import type { SetStandardWishlistMutation } from './__generated__/SetStandardWishlistMutation.graphql';
import type { SetWishlistEntryQuantityMutation } from './__generated__/SetWishlistEntryQuantityMutation.graphql';
import { addWishlistEntryMutation } from './AddWishlistEntryMutation.ts';
import { createWishlistMutation } from './CreateWishlistMutation.ts';
import { deleteWishlistMutation } from './DeleteWishlistMutation.ts';
import { removeWishlistEntryMutation } from './RemoveWishlistEntryMutation.ts';
import { renameWishlistMutation } from './RenameWishlistMutation.ts';
import { replaceWishlistEntryMutation } from './ReplaceWishlistEntryMutation.ts';
import { setStandardWishlistMutation } from './SetStandardWishlistMutation.ts';
import { setWishlistEntryQuantityMutation } from './SetWishlistEntryQuantityMutation.ts';

/** The fields of every answer to a change. */
export interface Change {
  readonly successful: boolean;
  readonly errorMessage?: string | null | undefined;
}

type Variables<M extends MutationParameters> = M['variables'];

export type WishlistChanges = ReturnType<typeof createWishlistChanges>;

/** The changes that the wishlist page sends; the page itself updates from the store. */
export function createWishlistChanges(environment: IEnvironment) {
  return {
    add: async (variables: Variables<AddWishlistEntryMutation>): Promise<Change> =>
      (await mutate<AddWishlistEntryMutation>(environment, addWishlistEntryMutation, variables))
        .wishlist_add,
    remove: async (variables: Variables<RemoveWishlistEntryMutation>): Promise<Change> =>
      (
        await mutate<RemoveWishlistEntryMutation>(
          environment,
          removeWishlistEntryMutation,
          variables,
        )
      ).wishlist_remove,
    changeQuantity: async (
      variables: Variables<SetWishlistEntryQuantityMutation>,
    ): Promise<Change> =>
      (
        await mutate<SetWishlistEntryQuantityMutation>(
          environment,
          setWishlistEntryQuantityMutation,
          variables,
        )
      ).wishlist_changeQuantity,
    replaceItem: async (variables: Variables<ReplaceWishlistEntryMutation>): Promise<Change> =>
      (
        await mutate<ReplaceWishlistEntryMutation>(
          environment,
          replaceWishlistEntryMutation,
          variables,
        )
      ).wishlist_replaceItem,
    create: async (variables: Variables<CreateWishlistMutation>) =>
      (await mutate<CreateWishlistMutation>(environment, createWishlistMutation, variables))
        .wishlist_create,
    rename: async (variables: Variables<RenameWishlistMutation>): Promise<Change> =>
      (await mutate<RenameWishlistMutation>(environment, renameWishlistMutation, variables))
        .wishlist_rename,
    setStandard: async (variables: Variables<SetStandardWishlistMutation>): Promise<Change> =>
      (
        await mutate<SetStandardWishlistMutation>(
          environment,
          setStandardWishlistMutation,
          variables,
        )
      ).wishlist_setStandard,
    removeList: async (variables: Variables<DeleteWishlistMutation>): Promise<Change> =>
      (await mutate<DeleteWishlistMutation>(environment, deleteWishlistMutation, variables))
        .wishlist_removeList,
  };
}
