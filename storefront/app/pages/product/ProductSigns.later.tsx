import { EnergyLabel, Inline, Picture } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { pictureProps, pictureSize } from '../../platform/media.ts';
import type { BuyBox_product$data } from './__generated__/BuyBox_product.graphql';
import { chargerText } from './chargerText.ts';

export interface ProductSignsProps {
  energy: BuyBox_product$data['energyEfficiency'];
  charger: NonNullable<BuyBox_product$data['variantInformation']['item']>['charger'] | undefined;
}

/** What the law wants beside a price: the energy label, and how a radio device charges (DEC-50). */
export default function ProductSigns({ energy, charger }: ProductSignsProps) {
  const t = useMessages();
  return (
    <Inline gap="m">
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
              ...(energy.sheetUrl && {
                sheet: { label: t('energy.sheet'), href: energy.sheetUrl },
              }),
            },
          })}
        />
      )}
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
