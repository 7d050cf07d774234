import { graphql } from '@kreide/relay';
import { readInlineData } from 'relay-runtime';
import type {
  OrderFormEntry_row$data,
  OrderFormEntry_row$key,
} from './__generated__/OrderFormEntry_row.graphql';

const fragment = graphql`
  fragment OrderFormEntry_row on OrderFormEntry @inline {
    articleNumber
    quantity
    valid
    notification
    amount
    quantityInCart
    tier { price { cents } base { price { cents } amount unit } }
    article {
      name
      path
      item {
        itemId
        price {
          current { cents }
          base { price { cents } amount unit }
        }
        pictures { mediaId }
        variantAttributes { label value }
      }
    }
    followArticle {
      name
      path
      articleNumber
      item {
        price { current { cents } }
        pictures { mediaId }
        variantAttributes { label value }
      }
    }
  }
`;

/** The API's answer about a row; plain data, since it travels in action data. */
export type OrderFormEntry = Omit<OrderFormEntry_row$data, ' $fragmentType'>;

/** What each of an entry's pieces costs; null: prices are not shown to this visitor. */
export function priceOfEach({ article, tier }: OrderFormEntry) {
  const price = article?.item.price;
  if (!price) return null;
  return tier ?? { price: price.current, base: price.base };
}

export type OrderFormArticle = NonNullable<OrderFormEntry['article' | 'followArticle']>;

export const entriesOf = (keys: readonly OrderFormEntry_row$key[]): readonly OrderFormEntry[] =>
  keys.map((key) => readInlineData(fragment, key));

/** Faults of the quantity, not of the article. */
const ofQuantity: ReadonlySet<string> = new Set([
  'vue.orderForm.error.quantity',
  'vue.pdp.minQuantity',
  'vue.buybox.text.quantity.error',
]);

/** Which field of its row a faulty entry marks. */
export function faultyField({
  valid,
  notification,
}: OrderFormEntry): 'number' | 'quantity' | undefined {
  if (valid || !notification) return undefined;
  return ofQuantity.has(notification) ? 'quantity' : 'number';
}
