import { ButtonLink, Inline, Link, Spinner, Stack } from '@kreide/design-system';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { onDemand } from '../../platform/onDemand.tsx';
import { AddToCartForm } from '../cart/AddToCartForm.tsx';
import type { ProductTile_product$data } from './__generated__/ProductTile_product.graphql';
import { ProductEnergyLabel } from './ProductEnergyLabel.tsx';

export interface TileExtrasProps {
  name: string;
  energy: ProductTile_product$data['energyEfficiency'];
  downloads: ProductTile_product$data['bestItemDownloads'];
  /** In lists that are ordered from. */
  order: ProductTile_product$data['quickOrder'];
  /** There too, of goods that leave something to choose. */
  choice?: { readonly productId: string; readonly path: string };
}

/** LIST-19…21: the parts that only few tiles have: energy label, files, an order field. */
export default function TileExtras({ name, energy, downloads, order, choice }: TileExtrasProps) {
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
      {choice && <Choice {...choice} name={name} />}
    </Stack>
  );
}

const VariantOrder = onDemand(async () => (await import('./VariantOrder.tsx')).VariantOrder, {
  fallback: <Spinner />,
});

/** Leads to the product before JavaScript. */
function Choice({ productId, path, name }: { productId: string; path: string; name: string }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <VariantOrder productId={productId} name={name} />;
  return (
    <div>
      <ButtonLink
        href={path}
        size="s"
        tone="outline"
        aria-label={`${t('variant.choose')}: ${name}`}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {t('variant.choose')}
      </ButtonLink>
    </div>
  );
}
