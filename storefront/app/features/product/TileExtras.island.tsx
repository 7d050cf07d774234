import { Inline, Link, Stack } from '@kreide/design-system';
import { AddToCartForm } from '../cart/AddToCartForm.tsx';
import type { ProductTile_product$data } from './__generated__/ProductTile_product.graphql';
import { ProductEnergyLabel } from './ProductEnergyLabel.tsx';

export interface TileExtrasProps {
  name: string;
  energy: ProductTile_product$data['energyEfficiency'];
  downloads: ProductTile_product$data['bestItemDownloads'];
  /** In lists that are ordered from. */
  order: ProductTile_product$data['quickOrder'];
}

/** LIST-19…21: the parts that only few tiles have: energy label, files, an order field. */
export default function TileExtras({ name, energy, downloads, order }: TileExtrasProps) {
  return (
    <Stack gap="xs">
      {(energy?.energyClass || downloads.length > 0) && (
        <Inline gap="s">
          <ProductEnergyLabel energy={energy} />
          {downloads
            .flatMap((group) => group.downloads)
            .map(({ url, headline, dataName }) => (
              <Link key={url} href={url} title={dataName}>
                {headline}
              </Link>
            ))}
        </Inline>
      )}
      {order && (
        <AddToCartForm
          isInline
          itemId={order.itemId}
          name={name}
          min={order.minimumOrderQuantity}
          max={order.maxQuantity}
        />
      )}
    </Stack>
  );
}
