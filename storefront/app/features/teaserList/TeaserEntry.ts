import { graphql } from '@kreide/relay';
import { readInlineData } from 'relay-runtime';
import type {
  TeaserEntry_entry$data,
  TeaserEntry_entry$key,
} from './__generated__/TeaserEntry_entry.graphql';

const fragment = graphql`
  fragment TeaserEntry_entry on TeaserWishlistEntry @inline {
    externalId
    productId
    name
    path
    quantity
    isSaleable
    product {
      isSale
      isNewProduct
      isTopseller
      extraBadges(first: 1) { badgeId name }
      hasMoreVariants
      image { mediaId }
      availability { status text }
      lightningDealInfo { isSold hasNewLook }
    }
    item {
      itemId
      orderNumber
      variantAttributes { label value }
      pictures { mediaId }
      availability { status text }
      minimumOrderQuantity
      lightningDealInfo { isSold hasNewLook }
    }
    itemId
    replacement { name path image { mediaId } }
    totals {
      current { cents }
      savings { cents }
      lightningPrice { cents }
      basePrice { price { cents } amount unit }
    }
  }
`;

export type TeaserEntry = TeaserEntry_entry$data;

/** An entry's data, which the page keeps: what a shopper changes is stored nowhere else. */
export const teaserEntryOf = (entry: TeaserEntry_entry$key): TeaserEntry =>
  readInlineData(fragment, entry);
