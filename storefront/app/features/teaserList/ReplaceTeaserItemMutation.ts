import { graphql } from '@kreide/relay';

export const replaceTeaserItemMutation = graphql`
  mutation ReplaceTeaserItemMutation($itemId: String!, $oldExternalId: String!, $quantity: Int!) {
    change: wishlist_replaceItemInTeaserWishlist(
      itemId: $itemId
      oldExternalId: $oldExternalId
      quantity: $quantity
    ) {
      successful
      errorMessage
      newItemId
      externalId
      itemId
      isNewItemLightningDeal
      teaserWishlistId
      entry { ...TeaserEntry_entry }
    }
  }
`;
