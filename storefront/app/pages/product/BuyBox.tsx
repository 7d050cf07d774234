import {
  Alert,
  Availability,
  BadgeList,
  Heading,
  Link,
  Picture,
  Stack,
  StarRating,
  Text,
  VariantPicker,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useNavigate } from 'react-router';
import { AddToCartForm } from '../../features/cart/AddToCartForm.tsx';
import { availabilityStates } from '../../features/product/availability.ts';
import { ProductPrice } from '../../features/product/ProductPrice.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { pictureProps } from '../../platform/media.ts';
import { useShop } from '../../platform/shop.tsx';
import type { BuyBox_product$key } from './__generated__/BuyBox_product.graphql';
import { stockLines } from './stockLines.ts';

/** Name, price, variants, stock and the one primary button (PDP-08…25). */
export function BuyBox({ product }: { product: BuyBox_product$key }) {
  const data = useFragment(
    graphql`
      fragment BuyBox_product on Product @argumentDefinitions(varid: { type: "String" }) {
        productId
        name
        manufacturerName
        summary
        rating
        numberOfRatings
        isNewProduct
        isTopseller
        isSale
        isBook
        extraBadges(first: 3) { badgeId name }
        price { ...ProductPrice_price }
        variantInformation(itemId: $varid) {
          isConfigured
          item {
            itemId
            orderNumber
            minimumOrderQuantity
            maxQuantity
            price { ...ProductPrice_price }
            availability { status isForSale text }
          }
          attributes {
            name
            displayName
            display
            options { value label css image { mediaId } disabled selected hasDiscount itemId }
          }
        }
      }
    `,
    product,
  );
  const t = useMessages();
  const { domain, formats } = useShop();
  const navigate = useNavigate();
  const { item, attributes } = data.variantInformation;
  // Nothing is left to choose where one attribute has no value that can be bought.
  const isSoldOut = attributes.some(({ options }) => options.every(({ disabled }) => disabled));
  const [stock, delivery] = item ? stockLines(item.availability.text) : ['', ''];
  const shippingPage =
    domain.shopLanguage === 'en-DE' ? '/service/shipping-costs' : '/service/versandkosten';

  return (
    <Stack gap="l">
      <Stack gap="s">
        <BadgeList
          place="page"
          sale={data.isSale && t('badge.sale')}
          new={data.isNewProduct && t('badge.new')}
          popular={data.isTopseller && t('badge.popular')}
          extra={data.extraBadges.map(({ badgeId: id, name }) => ({ id, name }))}
        />
        <Heading level={1} size="h2">
          {data.name}
        </Heading>
        {data.manufacturerName && <Text tone="muted">{data.manufacturerName}</Text>}
        {typeof data.rating === 'number' && (
          <Link href="#reviews" tone="inherit">
            <StarRating
              size="m"
              rating={data.rating}
              label={t('rating.label', { rating: formats.number(data.rating) })}
              count={t('rating.count', { count: data.numberOfRatings })}
            />
          </Link>
        )}
        {data.summary && <Text measured>{data.summary}</Text>}
      </Stack>

      <ProductPrice
        size="l"
        price={item?.price ?? data.price}
        note={
          <>
            {t(domain.isB2b ? 'price.net' : 'price.gross')}{' '}
            <Link href={shippingPage}>{t('price.shipping')}</Link>
            {data.isBook && ` · ${t('price.bound')}`}
          </>
        }
      />

      {attributes.map((attribute) => (
        <VariantPicker
          key={attribute.name}
          label={attribute.displayName}
          name="varid"
          kind={attribute.display === 'tiles' ? 'tiles' : 'dropdown'}
          labels={{
            discounted: t('variant.discounted'),
            unavailable: t('variant.unavailable'),
            placeholder: t('variant.placeholder'),
            submit: t('variant.submit'),
          }}
          onSelect={(itemId) => {
            navigate(`/prod/${data.productId}?varid=${itemId}`, { replace: true });
          }}
          options={attribute.options.map((option) => ({
            // An option stands for the item it leads to: also in the form before JavaScript.
            value: option.itemId ?? option.value,
            label: option.label,
            color: option.css ?? undefined,
            ...(option.image &&
              !option.css &&
              attribute.display === 'tiles' && {
                image: (
                  <Picture
                    {...pictureProps(option.image.mediaId, 'thumb')}
                    alt=""
                    shape="square"
                    tint="neutral"
                  />
                ),
              }),
            disabled: option.disabled,
            selected: option.selected,
            discounted: option.hasDiscount,
            href: option.itemId ? `/prod/${data.productId}?varid=${option.itemId}` : undefined,
          }))}
        />
      ))}

      {item ? (
        <Stack gap="m">
          <Availability
            state={availabilityStates[item.availability.status]}
            detail={delivery === '' ? undefined : delivery}
          >
            {stock}
          </Availability>
          {item.availability.isForSale ? (
            <AddToCartForm
              itemId={item.itemId}
              min={item.minimumOrderQuantity}
              max={item.maxQuantity}
              name={data.name}
            />
          ) : (
            <Alert kind="info">{t('product.notForSale')}</Alert>
          )}
          <Text size="s" tone="muted">
            {t('product.orderNumber', { number: item.orderNumber })}
          </Text>
        </Stack>
      ) : (
        <Alert kind="info">{t(isSoldOut ? 'product.notForSale' : 'product.chooseVariant')}</Alert>
      )}
    </Stack>
  );
}
