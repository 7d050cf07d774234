import { Picture, Stack, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { pictureProps } from '../../platform/media.ts';
import type { ProductLabels_product$key } from './__generated__/ProductLabels_product.graphql';
import * as styles from './product.css.ts';

/** PDP-05: seals and other marks of the product, with their meaning. */
export function ProductLabels({ product }: { product: ProductLabels_product$key }) {
  const { labelAttributes } = useFragment(
    graphql`
      fragment ProductLabels_product on Product {
        labelAttributes { name text image { mediaId } }
      }
    `,
    product,
  );
  if (labelAttributes.length === 0) return null;
  return (
    <Stack as="ul" gap="s">
      {labelAttributes.map(({ name, text, image }) => (
        <li key={name} className={styles.signed}>
          {image ? <Picture {...pictureProps(image.mediaId, 'thumb')} alt="" rounded /> : <span />}
          <div>
            <Text weight="strong">{name}</Text>
            {text && (
              <Text size="s" tone="muted">
                {text}
              </Text>
            )}
          </div>
        </li>
      ))}
    </Stack>
  );
}
