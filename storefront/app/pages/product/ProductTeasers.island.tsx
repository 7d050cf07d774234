import { graphql, useFragment } from '@kreide/relay';
import { ContentRows } from '../../features/content/ContentRows.tsx';
import type {
  ProductTeasers_product$data,
  ProductTeasers_product$key,
} from './__generated__/ProductTeasers_product.graphql';

/** PDP-06: the editors' teasers at one of the places of a product page. */
export default function ProductTeasers({
  product,
  slot,
}: {
  product: ProductTeasers_product$key;
  slot: ProductTeasers_product$data['teasers'][number]['slot'];
}) {
  const { teasers } = useFragment(
    graphql`
      fragment ProductTeasers_product on Product {
        teasers { slot page { ...ContentRows_page } }
      }
    `,
    product,
  );
  const filled = teasers.find((one) => one.slot === slot);
  return filled && <ContentRows page={filled.page} isColumn />;
}
