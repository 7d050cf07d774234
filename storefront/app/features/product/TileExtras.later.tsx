import { EnergyLabel, Inline, Link, Stack } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { pictureSize } from '../../platform/media.ts';
import { AddToCartForm } from '../cart/AddToCartForm.tsx';
import type { ProductTile_product$data } from './__generated__/ProductTile_product.graphql';

export interface TileExtrasProps {
  name: string;
  energy: ProductTile_product$data['energyEfficiency'];
  downloads: ProductTile_product$data['bestItemDownloads'];
  /** In lists that are ordered from. */
  order: ProductTile_product$data['quickOrder'];
}

/** LIST-19…21: what few tiles have: energy label, files, a field to order with. */
export default function TileExtras({ name, energy, downloads, order }: TileExtrasProps) {
  const t = useMessages();
  return (
    <Stack gap="xs">
      {(energy?.energyClass || downloads.length > 0) && (
        <Inline gap="s">
          {energy?.energyClass && (
            <EnergyLabel
              energyClass={energy.energyClass}
              label={energy.imgAlt}
              {...(energy.imgPath && { picture: { src: energy.imgPath, ...pictureSize('thumb') } })}
              {...(energy.detailsImgPath && {
                details: {
                  picture: {
                    src: energy.detailsImgPath,
                    alt: energy.imgAlt,
                    ...pictureSize('main-mobile'),
                  },
                  title: t('energy.label'),
                  closeLabel: t('common.close'),
                },
              })}
            />
          )}
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
