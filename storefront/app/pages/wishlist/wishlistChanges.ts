import { graphql, type IEnvironment, mutate } from '@kreide/relay';
import type { MutationParameters } from 'relay-runtime';
import type { wishlistChangesAddMutation } from './__generated__/wishlistChangesAddMutation.graphql';
import type { wishlistChangesCreateMutation } from './__generated__/wishlistChangesCreateMutation.graphql';
import type { wishlistChangesQuantityMutation } from './__generated__/wishlistChangesQuantityMutation.graphql';
import type { wishlistChangesRemoveListMutation } from './__generated__/wishlistChangesRemoveListMutation.graphql';
import type { wishlistChangesRemoveMutation } from './__generated__/wishlistChangesRemoveMutation.graphql';
import type { wishlistChangesRenameMutation } from './__generated__/wishlistChangesRenameMutation.graphql';
import type { wishlistChangesReplaceMutation } from './__generated__/wishlistChangesReplaceMutation.graphql';
import type { wishlistChangesStandardMutation } from './__generated__/wishlistChangesStandardMutation.graphql';

/** What the page of the lists asks the API to do; what it shows follows from the store. */

const add = graphql`
  mutation wishlistChangesAddMutation($externalId: String, $entry: WishlistNewEntry!) {
    wishlist_add(externalId: $externalId, entry: $entry) {
      successful
      errorMessage
      wishlists { ...ListNavigation_list }
      wishlist { ...WishlistEntries_list }
    }
  }
`;

const remove = graphql`
  mutation wishlistChangesRemoveMutation($externalId: String, $entryId: String) {
    wishlist_remove(externalId: $externalId, entryId: $entryId) {
      successful
      errorMessage
      wishlists { ...ListNavigation_list }
      wishlist { ...WishlistEntries_list }
    }
  }
`;

const changeQuantity = graphql`
  mutation wishlistChangesQuantityMutation($externalId: String, $entry: WishlistEntryQuantity!) {
    wishlist_changeQuantity(externalId: $externalId, entry: $entry) {
      successful
      errorMessage
      wishlists { ...ListNavigation_list }
      wishlist { ...WishlistEntries_list }
    }
  }
`;

const replaceItem = graphql`
  mutation wishlistChangesReplaceMutation(
    $externalId: String
    $entryId: String!
    $entry: WishlistReplacingEntry!
  ) {
    wishlist_replaceItem(externalId: $externalId, entryId: $entryId, entry: $entry) {
      successful
      errorMessage
      wishlists { ...ListNavigation_list }
      wishlist { ...WishlistEntries_list }
    }
  }
`;

const create = graphql`
  mutation wishlistChangesCreateMutation($name: String!, $description: String) {
    wishlist_create(name: $name, description: $description) {
      successful
      errorMessage
      wishlists { externalId ...ListNavigation_list }
      wishlist { externalId }
    }
  }
`;

const rename = graphql`
  mutation wishlistChangesRenameMutation(
    $externalId: String!
    $name: String!
    $description: String
  ) {
    wishlist_rename(externalId: $externalId, name: $name, description: $description) {
      successful
      errorMessage
      wishlists { externalId name description ...ListNavigation_list }
    }
  }
`;

const setStandard = graphql`
  mutation wishlistChangesStandardMutation($externalId: String!) {
    wishlist_setStandard(externalId: $externalId) {
      successful
      errorMessage
      wishlists { externalId isStandardList ...ListNavigation_list }
    }
  }
`;

const removeList = graphql`
  mutation wishlistChangesRemoveListMutation($externalId: String!) {
    wishlist_removeList(externalId: $externalId) {
      successful
      errorMessage
      wishlists { externalId ...ListNavigation_list }
    }
  }
`;

/** What every change answers. */
export interface Change {
  readonly successful: boolean;
  readonly errorMessage?: string | null | undefined;
}

type Variables<M extends MutationParameters> = M['variables'];

export type WishlistChanges = ReturnType<typeof createWishlistChanges>;

export function createWishlistChanges(environment: IEnvironment) {
  return {
    add: async (variables: Variables<wishlistChangesAddMutation>): Promise<Change> =>
      (await mutate<wishlistChangesAddMutation>(environment, add, variables)).wishlist_add,
    remove: async (variables: Variables<wishlistChangesRemoveMutation>): Promise<Change> =>
      (await mutate<wishlistChangesRemoveMutation>(environment, remove, variables)).wishlist_remove,
    changeQuantity: async (
      variables: Variables<wishlistChangesQuantityMutation>,
    ): Promise<Change> =>
      (await mutate<wishlistChangesQuantityMutation>(environment, changeQuantity, variables))
        .wishlist_changeQuantity,
    replaceItem: async (variables: Variables<wishlistChangesReplaceMutation>): Promise<Change> =>
      (await mutate<wishlistChangesReplaceMutation>(environment, replaceItem, variables))
        .wishlist_replaceItem,
    create: async (variables: Variables<wishlistChangesCreateMutation>) =>
      (await mutate<wishlistChangesCreateMutation>(environment, create, variables)).wishlist_create,
    rename: async (variables: Variables<wishlistChangesRenameMutation>): Promise<Change> =>
      (await mutate<wishlistChangesRenameMutation>(environment, rename, variables)).wishlist_rename,
    setStandard: async (variables: Variables<wishlistChangesStandardMutation>): Promise<Change> =>
      (await mutate<wishlistChangesStandardMutation>(environment, setStandard, variables))
        .wishlist_setStandard,
    removeList: async (variables: Variables<wishlistChangesRemoveListMutation>): Promise<Change> =>
      (await mutate<wishlistChangesRemoveListMutation>(environment, removeList, variables))
        .wishlist_removeList,
  };
}
