import {
  Alert,
  Availability,
  Button,
  Heading,
  IconCart,
  Inline,
  Link,
  Picture,
  type PriceProps,
  Stack,
  StarRating,
  Text,
  VariantPicker,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { hasPrime, legalPath, productPath } from '@kreide/server/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { AddToCartForm } from '../../features/cart/AddToCartForm.tsx';
import { offeredItemId } from '../../features/lightning/offeredItemId.ts';
import { availabilityOfColour } from '../../features/product/availability.ts';
import { PrimeNote } from '../../features/product/PrimeNote.tsx';
import { ProductBadges } from '../../features/product/ProductBadges.tsx';
import { ProductPrice } from '../../features/product/ProductPrice.tsx';
import { useSession } from '../../features/session/sessionContext.ts';
import { WishlistButton } from '../../features/wishlist/WishlistButton.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { Island, island } from '../../platform/island.tsx';
import { pictureProps } from '../../platform/media.ts';
import { useShop } from '../../platform/shop.tsx';
import { announce } from '../../platform/useNavigationFocus.ts';
import { withWholeNumbers } from '../../platform/wholeNumbers.ts';
import type { BuyBox_product$key } from './__generated__/BuyBox_product.graphql';
import { stockLines } from './stockLines.ts';

const dealPrice = island(() => import('../../features/lightning/DealPrice.island.tsx'));
const personalPrimeNote = island(
  () => import('../../features/product/PersonalPrimeNote.island.tsx'),
);
const signs = island(() => import('./ProductSigns.island.tsx'));
const tierPrices = island(() => import('./TierPrices.island.tsx'));

/** Name, price, variants, stock and the one primary button (PDP-08…25). */
export function BuyBox({ product }: { product: BuyBox_product$key }) {
  const data = useFragment(
    graphql`
      fragment BuyBox_product on Product @argumentDefinitions(varid: { type: "String" }) {
        productId
        orderNumber
        name
        textLanguage
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
        energyEfficiency { energyClass imgPath detailsImgPath imgAlt sheetUrl }
        variantInformation(itemId: $varid) {
          item {
            itemId
            orderNumber
            minimumOrderQuantity
            maxQuantity
            price {
              current { cents }
              ...ProductPrice_price
              ...TierPrices_price
              tiers { from price { cents } }
              tierText
              specialDescription
              isBestPrice
              grossSuggestion { cents }
              validFrom
            }
            lightningDealInfo {
              isSold
              hasNewLook
              lightningPrice { current { cents } }
              ...DealPrice_deal
            }
            availability { isForSale colour text deliveryText }
            primeFaehig
            charger { included minWatt maxWatt usbPd image { mediaId } }
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
  /** The visitor tried to buy before everything was chosen (PDP-25). */
  const [isAsked, setAsked] = useState(false);
  const textLanguage = data.textLanguage ?? undefined;
  const { item, attributes } = data.variantInformation;
  /** Minimum and quantity: with another minimum the field begins anew. */
  const [chosen, setChosen] = useState<readonly [min: number, quantity: number]>();
  const deal = item?.lightningDealInfo;
  const runningDeal = deal?.isSold ? undefined : deal;
  // An attribute without a value that can be bought means that the product is sold out.
  const isSoldOut = attributes.some(({ options }) => options.every(({ disabled }) => disabled));
  /** One that exists and is sold out can't be chosen, so its own page can't be waited on. */
  const canWaitForOther =
    !isSoldOut &&
    item?.availability.isForSale !== false &&
    attributes.some(({ options }) => options.some(({ disabled, itemId }) => disabled && itemId));
  const [stock, delivery] = item ? stockLines(item.availability.text) : ['', ''];
  const { isSignedIn } = useSession();
  const quantity = item && chosen?.[0] === item.minimumOrderQuantity ? chosen[1] : 0;
  const tier = item?.price?.tiers.findLast(({ from }) => from <= quantity);
  const each = runningDeal?.lightningPrice?.current ?? tier?.price ?? item?.price?.current;
  const variant = attributes.flatMap(({ options }) => options.filter(({ selected }) => selected));
  const chosenVariant = variant.map(({ label }) => label).join(', ');
  const known = useRef(item);
  useEffect(() => {
    if (known.current?.itemId !== item?.itemId) {
      announce([chosenVariant, each && formats.money(each), stock].filter(Boolean).join(', '));
    }
    known.current = item;
  });
  const summary = (
    <Inline justify="between" gap="2xs">
      {each && <Text weight="strong">{formats.money(each)}</Text>}
      <Text size="s" tone="muted">
        {[chosenVariant, item?.availability.deliveryText].filter(Boolean).join(' · ')}
      </Text>
    </Inline>
  );

  const note = (
    <>
      {t(domain.isB2b ? 'price.net' : 'price.gross')}{' '}
      <Link href={legalPath('shipping', domain.shopLanguage)}>{t('price.shipping')}</Link>
      {data.isBook && ` · ${t('price.bound')}`}
    </>
  );
  /** Leads to the mail that tells when an article can be bought again. */
  const notify = (path: string) => (
    <Alert tone="info">
      <Link href={`/notify/${path}`}>{t('product.notify')}</Link>
    </Alert>
  );
  const price = (
    <ProductPrice
      size="l"
      price={item?.price ?? data.price}
      offer={offerOf(item?.price, t('price.best'))}
      listedSince={item?.price?.validFrom ? formats.date(item.price.validFrom) : undefined}
      secondary={
        item?.price?.grossSuggestion &&
        t('price.grossSuggestion', { amount: formats.money(item.price.grossSuggestion) })
      }
      note={note}
    />
  );
  return (
    <Stack gap="l">
      <Stack gap="s">
        <ProductBadges product={data} deal={deal} place="page" />
        <Heading level={1} size="h2" lang={textLanguage}>
          {withWholeNumbers(data.name)}
        </Heading>
        {data.manufacturerName && (
          <Link href="#manufacturer" tone="inherit">
            {data.manufacturerName}
          </Link>
        )}
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
        {data.summary && (
          <Text measured lang={textLanguage}>
            {data.summary}
          </Text>
        )}
      </Stack>

      {deal ? (
        <Island part={dealPrice} deal={deal} place="page" usual={price} note={note} />
      ) : (
        price
      )}

      {item?.price?.tierText && (
        <Island
          part={tierPrices}
          price={item.price}
          min={item.minimumOrderQuantity}
          chosen={chosen}
          isBesideDeal={Boolean(runningDeal)}
        />
      )}

      {(data.energyEfficiency || item?.charger) && (
        <Island part={signs} energy={data.energyEfficiency} charger={item?.charger} />
      )}

      {attributes.map((attribute) => (
        <VariantPicker
          key={attribute.name}
          value={attribute.options.filter(({ selected }) => selected).map(choiceOf)[0]}
          error={
            isAsked && attribute.options.every(({ selected }) => !selected)
              ? t('variant.required', { name: attribute.displayName })
              : undefined
          }
          label={attribute.displayName}
          name="varid"
          kind={attribute.display === 'tiles' ? 'tiles' : 'dropdown'}
          labels={{
            discounted: t('variant.discounted'),
            unavailable: t('variant.unavailable'),
            placeholder: t('variant.placeholder'),
            submit: t('variant.submit'),
          }}
          onValueChange={(itemId) => {
            navigate(productPath(data.productId, itemId), { replace: true });
          }}
          options={attribute.options.map((option) => ({
            value: choiceOf(option),
            label: option.label,
            color: option.css ?? undefined,
            image: attribute.display === 'tiles' && !option.css && option.image && (
              <Picture
                {...pictureProps(option.image.mediaId, 'thumb')}
                alt=""
                shape="square"
                tint="neutral"
              />
            ),
            disabled: option.disabled,
            // Otherwise no item has it together with what is chosen before.
            unavailable: option.itemId ? t('variant.soldOut') : undefined,
            discounted: option.hasDiscount,
            href: option.itemId ? productPath(data.productId, option.itemId) : undefined,
          }))}
        />
      ))}
      {canWaitForOther && (
        <Link href={`/notify/${encodeURIComponent(data.orderNumber)}?choose`}>
          {t('product.notifyVariant')}
        </Link>
      )}

      <Stack gap="m">
        {item ? (
          <Stack gap="m">
            <Availability state={availabilityOfColour(item.availability.colour)} detail={delivery}>
              {stock}
            </Availability>
            {item.availability.isForSale ? (
              <AddToCartForm
                itemId={offeredItemId(item.itemId, deal)}
                min={item.minimumOrderQuantity}
                max={item.maxQuantity}
                name={data.name}
                summary={summary}
                onQuantityChange={(quantity) => setChosen([item.minimumOrderQuantity, quantity])}
              />
            ) : (
              notify(encodeURIComponent(item.orderNumber))
            )}
            {item.primeFaehig &&
              hasPrime(domain.shopStoreId) &&
              (isSignedIn ? (
                <Island part={personalPrimeNote} fallback={<PrimeNote />} />
              ) : (
                <PrimeNote />
              ))}
          </Stack>
        ) : isSoldOut ? (
          <Stack gap="m">
            <Text>{t('product.notForSale')}</Text>
            {notify(`${encodeURIComponent(data.orderNumber)}?choose`)}
          </Stack>
        ) : (
          <Stack gap="s">
            <Text>{t('product.chooseVariant')}</Text>
            <Button fullWidth icon={<IconCart size="s" />} onClick={() => setAsked(true)}>
              {t('cart.add')}
            </Button>
          </Stack>
        )}
        <Inline justify="between">
          {item && (
            <Text size="s" tone="muted">
              {t('product.orderNumber', { number: item.orderNumber })}
            </Text>
          )}
          <WishlistButton
            product={data}
            hasVariants={attributes.length > 0}
            itemId={item?.itemId ?? null}
          />
        </Inline>
      </Stack>
    </Stack>
  );
}

/** An option's value is the id of the item that it leads to, also in the form before JavaScript. */
const choiceOf = (option: {
  readonly itemId?: string | null | undefined;
  readonly value: string;
}) => option.itemId ?? option.value;

/** PDP-11, PDP-14: the label of a reduction, or of a best price. */
function offerOf(
  price:
    | { readonly specialDescription?: string | null | undefined; readonly isBestPrice: boolean }
    | null
    | undefined,
  best: string,
): PriceProps['offer'] {
  if (price?.specialDescription) return { kind: 'special', label: price.specialDescription };
  return price?.isBestPrice ? { kind: 'best', label: best } : undefined;
}
