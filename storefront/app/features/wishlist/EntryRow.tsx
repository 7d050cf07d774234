import {
  Alert,
  Availability,
  Button,
  IconCart,
  Inline,
  LineItem,
  type LineItemProps,
  Link,
  Picture,
  QuantityField,
  type QuantityFieldProps,
  Text,
  VisuallyHidden,
} from '@kreide/design-system';
import { type DeliveryStatus, maxPieces } from '@kreide/server/contract';
import { Fragment, type ReactNode } from 'react';
import '../../platform/i18n/orderTexts.ts';
import '../../platform/i18n/wishlistTexts.ts';
import { GoodsPicture } from '../../platform/GoodsPicture.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { pictureProps } from '../../platform/media.ts';
import { useShop } from '../../platform/shop.tsx';
import { withWholeNumbers } from '../../platform/wholeNumbers.ts';
import { offeredItemId } from '../lightning/offeredItemId.ts';
import { availabilityStates } from '../product/availability.ts';
import { ProductBadges } from '../product/ProductBadges.tsx';

/** UI-03: the bound of a product without a chosen item is higher, since its item is unknown. */
const maxQuantity = { item: maxPieces, product: 9999 };

interface Money {
  readonly cents: number;
}

interface Deal {
  readonly isSold: boolean;
  readonly hasNewLook: boolean;
}

type Maybe<T> = T | null | undefined;

interface Status {
  readonly status: DeliveryStatus;
  readonly text: string;
}

/** What an entry costs, in its quantity. */
export interface EntryTotals {
  readonly current: Money;
  readonly savings?: Maybe<Money>;
  readonly lightningPrice?: Maybe<Money>;
  readonly basePrice?: Maybe<{
    readonly price: Money;
    readonly amount: number;
    readonly unit: string;
  }>;
}

/** What a row shows of an entry, whosever the list is. */
export interface RowEntry {
  readonly name: string;
  readonly path: string;
  readonly quantity: number;
  readonly isSaleable: boolean;
  readonly product?: Maybe<{
    readonly isSale: boolean;
    readonly isNewProduct: boolean;
    readonly isTopseller: boolean;
    readonly extraBadges: readonly { readonly badgeId: string; readonly name: string }[];
    readonly hasMoreVariants: boolean;
    readonly image?: Maybe<{ readonly mediaId: string }>;
    readonly availability: Status;
    readonly lightningDealInfo?: Maybe<Deal>;
  }>;
  /** Null: none of the product's items is chosen. */
  readonly item?: Maybe<{
    readonly itemId: string;
    readonly orderNumber: string;
    readonly variantAttributes: readonly { readonly label: string; readonly value: string }[];
    readonly pictures: readonly { readonly mediaId: string }[];
    readonly availability: Status;
    readonly minimumOrderQuantity: number;
    readonly lightningDealInfo?: Maybe<Deal>;
  }>;
  readonly replacement?: Maybe<{
    readonly name: string;
    readonly path: string;
    readonly image?: Maybe<{ readonly mediaId: string }>;
  }>;
  readonly totals?: Maybe<EntryTotals>;
}

export interface EntryRowProps extends Pick<LineItemProps, 'ref' | 'tabIndex'> {
  entry: RowEntry;
  isBusy: boolean;
  /** Around the quantity field, such as its form. */
  aroundQuantity?: (field: ReactNode) => ReactNode;
  /** Left out: the quantity can't be changed. */
  quantityField?:
    | Pick<QuantityFieldProps, 'name' | 'form' | 'onValueChange' | 'onDelete'>
    | undefined;
  /** Left out: the variant can't be changed. */
  onChoose?: (() => void) | undefined;
  /** Chooses the variant that goes into the cart, where none is chosen. */
  onChooseForCart?: (() => void) | undefined;
  /** With the id of an item, or of its lightning deal (DEC-62). */
  onAddToCart: (itemId: string) => void;
  /** Beside the actions that every entry has. */
  children?: ReactNode;
  /** Below the actions. */
  notes?: ReactNode;
}

/** WISH-02…08: an entry of a list and its controls. */
export function EntryRow({
  entry,
  isBusy,
  aroundQuantity = (field) => field,
  quantityField,
  onChoose,
  onChooseForCart,
  onAddToCart,
  children,
  notes,
  ...rest
}: EntryRowProps) {
  const { name, path, quantity, isSaleable, product, item, replacement, totals } = entry;
  const t = useMessages();
  const { formats } = useShop();
  const picture = item?.pictures[0] ?? product?.image;
  const availability = item?.availability ?? product?.availability;
  const deal = item ? item.lightningDealInfo : product?.lightningDealInfo;
  const isUndecided = isSaleable && !item;

  const prices =
    totals &&
    [
      quantity > 1 &&
        t('cart.each', { amount: formats.money({ cents: totals.current.cents / quantity }) }),
      totals.basePrice &&
        t('price.base', {
          amount: formats.money(totals.basePrice.price),
          unit: t.ofServer(`unit.${totals.basePrice.unit}`, { count: totals.basePrice.amount }),
        }),
      totals.savings &&
        totals.savings.cents > 0 &&
        t('wishlist.savings', { amount: formats.money(totals.savings) }),
      totals.lightningPrice &&
        t('wishlist.lightningPrice', { amount: formats.money(totals.lightningPrice) }),
    ].filter((line) => typeof line === 'string');

  return (
    <LineItem
      {...rest}
      name={withWholeNumbers(name)}
      {...(product && { href: path })}
      unavailable={!isSaleable}
      loading={isBusy}
      picture={<GoodsPicture picture={picture} use="basket" dimmed={false} />}
      facts={[
        ...(item?.variantAttributes ?? []),
        ...(item ? [{ label: t('cart.orderNumber'), value: item.orderNumber }] : []),
      ]}
      badges={product && <ProductBadges product={product} deal={deal} place="cart" />}
      availability={
        isSaleable &&
        availability && (
          <Availability state={availabilityStates[availability.status]}>
            {availability.text}
          </Availability>
        )
      }
      quantity={
        quantityField ? (
          aroundQuantity(
            <QuantityField
              size="s"
              {...quantityField}
              value={quantity}
              min={item?.minimumOrderQuantity ?? 1}
              max={item ? maxQuantity.item : maxQuantity.product}
              labels={{
                field: t('quantity.label', { name }),
                decrease: t('quantity.decrease'),
                increase: t('quantity.increase'),
                max: (max) => t('vue.buybox.text.quantity.error', { max }),
                min: (min) => t('vue.pdp.minQuantity', { min }),
              }}
            />,
          )
        ) : (
          <Text>{t('wishlist.pieces', { count: quantity })}</Text>
        )
      }
      total={totals ? formats.money(totals.current) : '–'}
      unitPrice={prices?.map((line) => (
        <Fragment key={line}>
          {line}
          <br />
        </Fragment>
      ))}
      notices={
        <>
          {!isSaleable && (
            <Alert tone="warning">
              {t('vue.orderForm.availability.outOfStock')}
              {replacement && (
                <>
                  {' '}
                  {t('wishlist.replacement')}
                  <Inline gap="s" wrap={false}>
                    {replacement.image && (
                      <Picture
                        {...pictureProps(replacement.image.mediaId, 'thumb')}
                        alt=""
                        rounded
                      />
                    )}
                    <Link href={replacement.path}>{replacement.name}</Link>
                  </Inline>
                </>
              )}
            </Alert>
          )}
          <Inline gap="s">
            {isSaleable && item && (
              <Button
                size="s"
                icon={<IconCart size="s" />}
                // A double click means one addition.
                onClick={() => !isBusy && onAddToCart(offeredItemId(item.itemId, deal))}
              >
                {t('cart.add')}
                <VisuallyHidden> ({name})</VisuallyHidden>
              </Button>
            )}
            {isUndecided && product && onChooseForCart && (
              <Button size="s" icon={<IconCart size="s" />} onClick={onChooseForCart}>
                {t('cart.add')}
                <VisuallyHidden> ({name})</VisuallyHidden>
              </Button>
            )}
            {product?.hasMoreVariants && onChoose && (
              <Button
                tone={isUndecided && !onChooseForCart ? 'primary' : 'secondary'}
                size="s"
                onClick={onChoose}
              >
                {t(isUndecided ? 'variant.choose' : 'wishlist.variant.change')}
                <VisuallyHidden> ({name})</VisuallyHidden>
              </Button>
            )}
            {children}
          </Inline>
          {notes}
        </>
      }
    />
  );
}
