import { BadgeList, type BadgeListProps } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';

interface ProductBadgesProps {
  product: {
    readonly isSale: boolean;
    readonly isNewProduct: boolean;
    readonly isTopseller: boolean;
    readonly extraBadges: readonly { readonly badgeId: string; readonly name: string }[];
  };
  deal: { readonly isSold: boolean; readonly hasNewLook: boolean } | null | undefined;
  place: BadgeListProps['place'];
}

/** A product's badges; a running lightning deal is one of the extra ones. */
export function ProductBadges({ product, deal, place }: ProductBadgesProps) {
  const t = useMessages();
  const hasDeal = deal?.hasNewLook && !deal.isSold;
  return (
    <BadgeList
      place={place}
      sale={product.isSale && t('badge.sale')}
      new={product.isNewProduct && t('badge.new')}
      popular={product.isTopseller && t('badge.popular')}
      extra={[
        ...(hasDeal ? [{ id: 'lightning', name: t('deal.label') }] : []),
        ...product.extraBadges.map(({ badgeId: id, name }) => ({ id, name })),
      ]}
    />
  );
}
