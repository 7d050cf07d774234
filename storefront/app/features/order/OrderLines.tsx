import { graphql, useFragment } from '@kreide/relay';
import { reviewPath } from '@kreide/server/contract';
import type { OrderLines_items$key } from './__generated__/OrderLines_items.graphql';
import { OrderLineList } from './OrderLineList.tsx';

/**
 * The lines of an order; with `withDelivery` each says when it is expected, with `withPage` it leads
 * to the goods where they are still sold.
 */
export function OrderLines({
  items,
  isReviewable = false,
}: {
  items: OrderLines_items$key;
  /** Its goods have been sent, and who looks has an account. */
  isReviewable?: boolean;
}) {
  const lines = useFragment(
    graphql`
      fragment OrderLines_items on OrderItem
      @relay(plural: true)
      @argumentDefinitions(
        withDelivery: { type: "Boolean!", defaultValue: false }
        withPage: { type: "Boolean!", defaultValue: false }
      ) {
        itemId
        productId
        path @include(if: $withPage)
        name
        textLanguage
        orderNumber
        picture { mediaId }
        variantAttributes { label value }
        quantity
        isFreeItem
        isCatalog
        pricePerUnit { cents }
        totalPrice { cents }
        deliveryText @include(if: $withDelivery)
      }
    `,
    items,
  );
  return (
    <OrderLineList
      lines={lines.map((line) => ({
        ...line,
        delivery: line.deliveryText,
        reviewPath:
          isReviewable && line.path && !line.isFreeItem ? reviewPath(line.productId) : undefined,
      }))}
    />
  );
}
