import { graphql, useFragment } from '@kreide/relay';
import { OrderLineList } from '../../features/order/OrderLineList.tsx';
import type { SummaryLines_items$key } from './__generated__/SummaryLines_items.graphql';

/** What is about to be ordered. */
export function SummaryLines({ items }: { items: SummaryLines_items$key }) {
  const lines = useFragment(
    graphql`
      fragment SummaryLines_items on CartItem @relay(plural: true) {
        itemId
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
        deliveryStatus { text }
      }
    `,
    items,
  );
  return (
    <OrderLineList lines={lines.map((line) => ({ ...line, delivery: line.deliveryStatus.text }))} />
  );
}
