import {
  Availability,
  Picture,
  PicturePlaceholder,
  type PictureProps,
  type ProductTileLayout,
  StarRating,
  type Subject,
  ProductTile as Tile,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { memo, type PointerEvent, useState } from 'react';
import { goodsOfId } from '../../platform/globalId.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { Island, island } from '../../platform/island.tsx';
import { pictureProps } from '../../platform/media.ts';
import { reused } from '../../platform/Reused.tsx';
import { useShop } from '../../platform/shop.tsx';
import { withWholeNumbers } from '../../platform/wholeNumbers.ts';
import { TileWishlistButton } from '../wishlist/TileWishlistButton.tsx';
import type { ProductTile_product$key } from './__generated__/ProductTile_product.graphql';
import { availabilityStates } from './availability.ts';
import { ProductBadges } from './ProductBadges.tsx';
import { ProductPrice } from './ProductPrice.tsx';

export interface ProductTileProps {
  product: ProductTile_product$key & { readonly id: string };
  /** Colour family of the paper under the goods. */
  tint?: Subject | undefined;
  /** In the first screenful: its picture loads at once, or at once with low priority. */
  eager?: PictureProps['eager'];
  layout?: ProductTileLayout;
  headingLevel?: 2 | 3 | 4;
}

const dealPrice = island(() => import('../lightning/DealPrice.island.tsx'));
const extras = island(() => import('./TileExtras.island.tsx'));
const quickAdd = island(() => import('./QuickAdd.island.tsx'));

const fragment = graphql`
  fragment ProductTile_product on Product {
    name
    textLanguage
    path
    orderNumber
    manufacturerName
    categoryName
    image { mediaId alt title }
    price { tierText ...ProductPrice_price }
    lightningDealInfo { isSold hasNewLook ...DealPrice_deal }
    rating
    numberOfRatings
    isSale
    isNewProduct
    isTopseller
    extraBadges(first: 1) { badgeId name }
    hasMoreVariants
    chosenVariant
    colours { css more text }
    deliveryStatus
    availability { deliveryText }
    energyEfficiency { energyClass imgPath detailsImgPath imgAlt }
    bestItemDownloads { downloads { url headline dataName } }
    quickOrder { itemId minimumOrderQuantity maxQuantity }
  }
`;

function FreshTile({
  product,
  tint,
  eager = false,
  layout = 'grid',
  headingLevel = 3,
}: ProductTileProps) {
  const data = useFragment(fragment, product);
  const t = useMessages();
  const { formats } = useShop();
  const { energyEfficiency, bestItemDownloads, lightningDealInfo: deal } = data;
  // A hint: the price is that of one piece (PAngV § 3, decision 057).
  const price = <ProductPrice price={data.price} secondary={data.price?.tierText} />;
  // Without a visible price the tile can't be ordered from.
  const order = data.price ? data.quickOrder : null;
  const isList = layout === 'list';
  const mayChoose =
    isList && data.price && data.hasMoreVariants && data.deliveryStatus !== 'UNAVAILABLE';
  /** Sixty buttons that nobody points at would weigh on the page. */
  const [isMet, setMet] = useState(false);
  const meet =
    !isList && order
      ? {
          onFocus: () => setMet(true),
          onPointerEnter: ({ pointerType }: PointerEvent) =>
            pointerType !== 'touch' && setMet(true),
        }
      : undefined;
  const category = isList ? data.categoryName : undefined;
  return (
    <Tile
      {...meet}
      name={withWholeNumbers(data.name)}
      nameLang={data.textLanguage}
      href={data.path}
      layout={layout}
      headingLevel={headingLevel}
      picture={
        data.image ? (
          <Picture
            {...pictureProps(data.image.mediaId, 'listing')}
            alt={data.image.alt}
            title={data.image.title}
            shape="square"
            tint={tint ?? 'neutral'}
            eager={eager}
          />
        ) : (
          <PicturePlaceholder tint={tint} />
        )
      }
      badges={<ProductBadges product={data} deal={deal} place="tile" />}
      action={
        <TileWishlistButton
          product={{ ...goodsOfId(product.id), name: data.name }}
          hasVariants={data.hasMoreVariants}
        />
      }
      {...(isMet &&
        order && {
          quickAction: (
            <Island
              part={quickAdd}
              itemId={order.itemId}
              name={data.name}
              quantity={order.minimumOrderQuantity}
            />
          ),
        })}
      maker={[data.manufacturerName, category].filter(Boolean).join(' · ')}
      {...(isList && {
        orderNumber: t('product.orderNumber', { number: data.orderNumber }),
      })}
      {...(typeof data.rating === 'number' && {
        rating: (
          <StarRating
            rating={data.rating}
            label={t('rating.label', { rating: formats.number(data.rating) })}
            count={`(${formats.number(data.numberOfRatings)})`}
          />
        ),
      })}
      price={deal ? <Island part={dealPrice} deal={deal} place="tile" usual={price} /> : price}
      availability={
        <Availability
          state={availabilityStates[data.deliveryStatus]}
          detail={data.availability.deliveryText}
        >
          {t(`availability.${data.deliveryStatus}`)}
        </Availability>
      }
      {...((energyEfficiency || bestItemDownloads.length > 0 || (isList && order) || mayChoose) && {
        controls: (
          <Island
            part={extras}
            name={data.name}
            energy={energyEfficiency}
            downloads={bestItemDownloads}
            order={isList ? order : null}
            {...(mayChoose && {
              choice: { productId: goodsOfId(product.id).productId, path: data.path },
            })}
          />
        ),
      })}
      {...(data.hasMoreVariants && {
        ...(data.colours && {
          swatches: { colors: data.colours.css, more: data.colours.more, label: data.colours.text },
        }),
        variantsHint: [data.chosenVariant, !data.colours && t('product.moreVariants')]
          .filter(Boolean)
          .join(' · '),
      })}
    />
  );
}

/** LIST-13…21: a product in a listing, a carousel or a search result. */
export const ProductTile = memo(reused(FreshTile, { name: 'ProductTile', fragment }));
