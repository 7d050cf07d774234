import { graphql, useFragment } from '@kreide/relay';
import type { OrderLines_items$key } from './__generated__/OrderLines_items.graphql';
import { OrderLineList } from './OrderLineList.tsx';

/** The lines of an order; with `withDelivery` each says when it is expected. */
export function OrderLines({ items }: { items: OrderLines_items$key }) {
  const lines = useFragment(
    graphql`
      fragment OrderLines_items on OrderItem
      @relay(plural: true)
      @argumentDefinitions(withDelivery: { type: "Boolean!", defaultValue: false }) {
        itemId
        name
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
  return <OrderLineList lines={lines.map((line) => ({ ...line, delivery: line.deliveryText }))} />;
}
