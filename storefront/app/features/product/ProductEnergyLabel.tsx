import { EnergyLabel } from '@kreide/design-system';
import { pictureFormats } from '@kreide/server/contract';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/productTexts.ts';
import type { ProductTile_product$data } from './__generated__/ProductTile_product.graphql';

export type ProductEnergy = ProductTile_product$data['energyEfficiency'] & {
  /** The product information sheet; where there is one, the large label links to it. */
  readonly sheetUrl?: string | null | undefined;
};

/** The energy class, with its label on demand, where a product has one (LIST-20, PDP-05). */
export function ProductEnergyLabel({ energy }: { energy: ProductEnergy | null | undefined }) {
  const t = useMessages();
  if (!energy?.energyClass) return null;
  const { energyClass, imgAlt, imgPath, detailsImgPath, sheetUrl } = energy;
  return (
    <EnergyLabel
      energyClass={energyClass}
      label={imgAlt}
      {...(imgPath && { picture: { src: imgPath, ...pictureFormats.thumb } })}
      {...(detailsImgPath && {
        details: {
          picture: { src: detailsImgPath, alt: imgAlt, ...pictureFormats['main-mobile'] },
          title: t('energy.label'),
          closeLabel: t('common.close'),
          ...(sheetUrl && { sheet: { label: t('energy.sheet'), href: sheetUrl } }),
        },
      })}
    />
  );
}
