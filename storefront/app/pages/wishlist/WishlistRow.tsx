import {
  Alert,
  Availability,
  Button,
  IconCart,
  Inline,
  LineItem,
  Link,
  Picture,
  PicturePlaceholder,
  QuantityField,
  Text,
  VisuallyHidden,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { maxPieces } from '@kreide/server/contract';
import { Fragment } from 'react';
import { availabilityStates } from '../../features/product/availability.ts';
import { ProductBadges } from '../../features/product/ProductBadges.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { pictureProps } from '../../platform/media.ts';
import { useShop } from '../../platform/shop.tsx';
import type { WishlistEntries_wishlist$data } from './__generated__/WishlistEntries_wishlist.graphql';
import type { WishlistRow_entry$key } from './__generated__/WishlistRow_entry.graphql';
import { EntryNotes } from './EntryNotes.tsx';
import { restoreFocus } from './restoreFocus.ts';
import { useWishlistPage } from './wishlistContext.ts';

/** UI-03: the bound of a product without a chosen item is higher, since its item is unknown. */
const maxQuantity = { item: maxPieces, product: 9999 };

export interface WishlistRowProps {
  wishlistId: string;
  entry: WishlistRow_entry$key;
  /** What the visitor may do with the list (SHARE-02). */
  rights: WishlistEntries_wishlist$data['rights'];
  /** Whether anybody else uses the list. */
  isShared: boolean;
  isBusy: boolean;
  onQuantity: (quantity: number) => Promise<void>;
  onRemove: () => void;
  onDialog: (dialog: 'variant' | 'variantForCart' | 'comments' | 'options') => void;
  onAddToCart: (itemId: string) => void;
  onTake: (isTaken: boolean) => void;
}

/** WISH-02…08: an entry and its controls. */
export function WishlistRow({
  wishlistId,
  entry,
  rights,
  isShared,
  isBusy,
  onQuantity,
  onRemove,
  onDialog,
  onAddToCart,
  onTake,
}: WishlistRowProps) {
  const shown = useFragment(
    graphql`
        fragment WishlistRow_entry on WishlistEntry {
          externalId
          name
          path
          quantity
          isSaleable
          product {
            isSale
            isNewProduct
            isTopseller
            extraBadges(first: 1) { badgeId name }
            hasMoreVariants
            image { mediaId }
            availability { status text }
            lightningDealInfo { isSold hasNewLook }
          }
          item {
            itemId
            orderNumber
            variantAttributes { label value }
            pictures { mediaId }
            availability { status text }
            minimumOrderQuantity
            lightningDealInfo { isSold hasNewLook }
          }
          replacement { name path image { mediaId } }
          totals {
            current { cents }
            savings { cents }
            lightningPrice { cents }
            basePrice { price { cents } unit }
          }
          ...EntryNotes_entry
        }
      `,
    entry,
  );
  const { externalId, name, path, quantity, isSaleable, product, item, replacement, totals } =
    shown;
  const t = useMessages();
  const { formPath, isGuest } = useWishlistPage();
  const mayEdit = rights.includes('EDIT');
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
          unit: t.ofServer(`unit.${totals.basePrice.unit}`),
        }),
      totals.savings &&
        totals.savings.cents > 0 &&
        t('wishlist.savings', { amount: formats.money(totals.savings) }),
      totals.lightningPrice &&
        t('wishlist.lightningPrice', { amount: formats.money(totals.lightningPrice) }),
    ].filter((line) => typeof line === 'string');

  return (
    <LineItem
      ref={restoreFocus}
      tabIndex={-1}
      name={name}
      {...(product && { href: path })}
      unavailable={!isSaleable}
      loading={isBusy}
      picture={
        picture ? (
          <Picture {...pictureProps(picture.mediaId, 'basket')} alt="" />
        ) : (
          <PicturePlaceholder />
        )
      }
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
        mayEdit ? (
          <form method="post" action={formPath} onSubmit={(event) => event.preventDefault()}>
            <input type="hidden" name="intent" value="set" />
            <input type="hidden" name="list" value={wishlistId} />
            <input type="hidden" name="entryId" value={externalId} />
            <QuantityField
              size="s"
              name="quantity"
              value={quantity}
              min={item?.minimumOrderQuantity ?? 1}
              max={item ? maxQuantity.item : maxQuantity.product}
              onValueChange={onQuantity}
              onDelete={onRemove}
              labels={{
                field: t('quantity.label', { name }),
                decrease: t('quantity.decrease'),
                increase: t('quantity.increase'),
                max: (max) => t('vue.buybox.text.quantity.error', { max }),
                min: (min) => t('vue.pdp.minQuantity', { min }),
              }}
            />
            <noscript>
              <Button type="submit" tone="secondary" size="s">
                {t('cart.quantity.apply')}
              </Button>
            </noscript>
          </form>
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
                onClick={() => onAddToCart(deal ? `${item.itemId}_LD` : item.itemId)}
              >
                {t('cart.add')}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </Button>
            )}
            {isUndecided && product && (
              <Button
                size="s"
                icon={<IconCart size="s" />}
                onClick={() => onDialog('variantForCart')}
              >
                {t('cart.add')}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </Button>
            )}
            {product?.hasMoreVariants && mayEdit && (
              <Button tone="secondary" size="s" onClick={() => onDialog('variant')}>
                {t(isUndecided ? 'wishlist.variant.choose' : 'wishlist.variant.change')}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </Button>
            )}
            {!isGuest && isSaleable && rights.length > 0 && (
              <Button tone="secondary" size="s" onClick={() => onDialog('options')}>
                {t('wishlist.entry.options')}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </Button>
            )}
            {mayEdit && (
              <form
                method="post"
                action={formPath}
                onSubmit={(event) => {
                  event.preventDefault();
                  onRemove();
                }}
              >
                <input type="hidden" name="intent" value="remove" />
                <input type="hidden" name="list" value={wishlistId} />
                <input type="hidden" name="entryId" value={externalId} />
                <Button type="submit" tone="link" size="s">
                  {t('cart.remove.short')}
                  <VisuallyHidden>: {name}</VisuallyHidden>
                </Button>
              </form>
            )}
          </Inline>
          <EntryNotes
            entry={shown}
            name={name}
            rights={rights}
            isShared={isShared}
            onOpen={() => onDialog('comments')}
            onTake={onTake}
          />
        </>
      }
    />
  );
}
