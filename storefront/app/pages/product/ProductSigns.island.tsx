import { Inline, Picture } from '@kreide/design-system';
import { ProductEnergyLabel } from '../../features/product/ProductEnergyLabel.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { pictureProps } from '../../platform/media.ts';
import type { BuyBox_product$data } from './__generated__/BuyBox_product.graphql';
import { chargerText } from './chargerText.ts';

export interface ProductSignsProps {
  energy: BuyBox_product$data['energyEfficiency'];
  charger: NonNullable<BuyBox_product$data['variantInformation']['item']>['charger'] | undefined;
}

/**
 * The marks that the law requires beside a price: the energy label, and how a radio device is
 * charged (DEC-50).
 */
export default function ProductSigns({ energy, charger }: ProductSignsProps) {
  const t = useMessages();
  return (
    <Inline gap="m">
      <ProductEnergyLabel energy={energy} />
      {charger?.image && (
        <Picture
          {...pictureProps(charger.image.mediaId, 'thumb')}
          alt={chargerText(t, charger)}
          rounded
        />
      )}
    </Inline>
  );
}
