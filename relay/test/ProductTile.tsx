import { graphql, useFragment } from '../src/index.ts';
import type { ProductTile_product$key } from './__generated__/ProductTile_product.graphql.ts';

export function ProductTile(props: { product: ProductTile_product$key }) {
  const product = useFragment(
    graphql`
      fragment ProductTile_product on Product {
        name
        cents
      }
    `,
    props.product,
  );
  return <article>{`${product.name} ${product.cents}`}</article>;
}
