import {
  Alert,
  Availability,
  BadgeList,
  Button,
  IconButton,
  IconClose,
  Inline,
  LineItem,
  type LineItemProps,
  QuantityField,
  Text,
  VisuallyHidden,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { GoodsPicture } from '../../platform/GoodsPicture.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import { withWholeNumbers } from '../../platform/wholeNumbers.ts';
import { availabilityStates } from '../product/availability.ts';
import type { CartLine_item$key } from './__generated__/CartLine_item.graphql';
import { CatalogueCover } from './CatalogueCover.tsx';
import { useCart } from './cartContext.ts';
import { FreeBadge } from './FreeBadge.tsx';

/** Messages of the API that the line words itself, with a number to change to. */
const ownMessages = ['vue.orderForm.availability.outOfStock', 'vue.cart.item.lessInStock'];

export interface CartLineProps {
  item: CartLine_item$key;
  /** @default 'full' */
  layout?: LineItemProps['layout'];
}

/** CART-01, CART-05…14: a position of the cart, which can be changed and removed. */
export function CartLine({ item, layout = 'full' }: CartLineProps) {
  const line = useFragment(
    graphql`
      fragment CartLine_item on CartItem {
        operationsId
        itemId
        name
        textLanguage
        path
        picture { mediaId alt }
        orderNumber
        variantAttributes { label value }
        quantity
        quantityLightning
        quantityNormal
        pricePerUnit { cents }
        pricePerUnitLightning { cents }
        oldPricePerUnit { cents }
        totalPrice { cents }
        nextTier { missing pricePerUnit { cents } }
        priceChanged { cents }
        availableForSale
        deliveryStatus { status text }
        matrixCodeMessages
        maxQuantity
        minimumOrderQuantity
        isFreeItem
        isCatalog
        relatedVoucherCode
        removableItem
        primeFaehig
        badges { sale new popular extra }
      }
    `,
    item,
  );
  const t = useMessages();
  const { formats } = useShop();
  const cart = useCart();
  const isFull = layout === 'full';
  const remove = () => cart.remove(line);
  const fieldLabel = t('quantity.label', { name: line.name });
  const { badges } = line;
  const isFree = line.isFreeItem || line.isCatalog;
  const obstacle = !line.availableForSale
    ? t('vue.orderForm.availability.outOfStock')
    : line.quantity > line.maxQuantity
      ? t('vue.buybox.text.quantity.error', { max: line.maxQuantity })
      : line.quantity < line.minimumOrderQuantity
        ? t('vue.pdp.minQuantity', { min: line.minimumOrderQuantity })
        : undefined;
  // CART-21: some of the pieces may have the price of a lightning deal.
  const unitPrice = line.pricePerUnitLightning ? (
    <>
      {t('cart.eachLightning', {
        quantity: line.quantityLightning,
        amount: formats.money(line.pricePerUnitLightning),
      })}
      {line.quantityNormal > 0 && (
        <>
          <br />
          {t('cart.eachNormal', {
            quantity: line.quantityNormal,
            amount: formats.money(line.pricePerUnit),
          })}
        </>
      )}
    </>
  ) : (
    line.quantity > 1 && t('cart.each', { amount: formats.money(line.pricePerUnit) })
  );
  const notices = [
    ...(line.removableItem
      ? []
      : [
          // CART-13
          <Text key="locked" size="s" tone="muted">
            {t('cart.notRemovable')}
          </Text>,
        ]),
    ...(obstacle === undefined
      ? []
      : [
          <Alert key="obstacle" tone={line.availableForSale ? 'warning' : 'danger'}>
            {obstacle}
          </Alert>,
        ]),
    ...(line.priceChanged
      ? [
          <Alert key="price" tone="info">
            {t('cart.priceChanged', {
              before: formats.money(line.priceChanged),
              now: formats.money(line.pricePerUnit),
            })}
          </Alert>,
        ]
      : []),
    ...(line.nextTier
      ? [
          <Text key="tier" size="s" tone="muted">
            {t('cart.nextTier', {
              missing: line.nextTier.missing,
              amount: formats.money(line.nextTier.pricePerUnit),
            })}
          </Text>,
        ]
      : []),
    ...line.matrixCodeMessages
      .filter((key) => !ownMessages.includes(key))
      .map((key) => (
        <Text key={key} size="s" tone="warning">
          {t.ofServer(key)}
        </Text>
      )),
  ];

  return (
    <LineItem
      layout={layout}
      name={withWholeNumbers(line.name)}
      nameLang={line.textLanguage ?? undefined}
      href={line.path}
      loading={cart.pending.has(line.operationsId)}
      picture={
        line.isCatalog ? (
          <CatalogueCover />
        ) : (
          <GoodsPicture picture={line.picture} use="basket" dimmed={false} />
        )
      }
      facts={[
        ...line.variantAttributes,
        ...(isFull && !isFree ? [{ label: t('cart.orderNumber'), value: line.orderNumber }] : []),
      ]}
      {...(isFree && { badges: <FreeBadge /> })}
      {...(isFull &&
        !isFree && {
          badges: (
            <BadgeList
              place="cart"
              sale={badges.sale && t('badge.sale')}
              new={badges.new && t('badge.new')}
              popular={badges.popular && t('badge.popular')}
              extra={badges.extra ? [{ id: badges.extra, name: badges.extra }] : []}
            />
          ),
        })}
      {...(isFull && {
        availability: (
          <Availability state={availabilityStates[line.deliveryStatus.status]}>
            {line.deliveryStatus.text}
          </Availability>
        ),
      })}
      quantity={
        isFree ? (
          <Text as="span">{t('order.quantity', { count: line.quantity })}</Text>
        ) : (
          <form
            method="post"
            action="/checkout/basket"
            // With JavaScript the field itself reports changes.
            onSubmit={(event) => event.preventDefault()}
          >
            <input type="hidden" name="intent" value="set" />
            <input type="hidden" name="positionId" value={line.operationsId} />
            <Inline gap="xs">
              <QuantityField
                size="s"
                name="quantity"
                value={line.quantity}
                min={line.minimumOrderQuantity}
                max={Math.max(line.maxQuantity, line.minimumOrderQuantity)}
                disabled={!line.availableForSale}
                onValueChange={(quantity) => cart.setQuantity(line.operationsId, quantity)}
                {...(line.removableItem && { onDelete: remove })}
                labels={{
                  field: fieldLabel,
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
            </Inline>
          </form>
        )
      }
      {...(line.removableItem && {
        remove: (
          <form
            method="post"
            action="/checkout/basket"
            onSubmit={(event) => {
              event.preventDefault();
              remove();
            }}
          >
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="positionId" value={line.operationsId} />
            {isFull ? (
              <Button type="submit" tone="link" size="s">
                {t('cart.remove.short')}
                <VisuallyHidden> ({line.name})</VisuallyHidden>
              </Button>
            ) : (
              <IconButton type="submit" size="s" label={t('cart.remove', { name: line.name })}>
                <IconClose size="s" />
              </IconButton>
            )}
          </form>
        ),
      })}
      total={formats.money(line.totalPrice)}
      {...(unitPrice && { unitPrice })}
      {...(notices.length > 0 && { notices })}
    />
  );
}
