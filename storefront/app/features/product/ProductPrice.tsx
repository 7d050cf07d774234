import { DiscountBadge, Price, type PriceProps, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { ProductPrice_price$key } from './__generated__/ProductPrice_price.graphql';

export interface ProductPriceProps {
  /** Null: prices are for those who are signed in (ruling 21). */
  price: ProductPrice_price$key | null | undefined;
  /** @default 'm' */
  size?: PriceProps['size'];
  /** Tax and shipping; a tile leaves it to the listing. */
  note?: PriceProps['note'];
  /** What makes it a particular price. */
  offer?: PriceProps['offer'];
  /** Another amount below, such as the price with tax. */
  secondary?: PriceProps['secondary'];
  /** Since when the list price has been what it is, as people read it. */
  listedSince?: string | undefined;
}

/** PDP-11…14: the price with everything that the law requires beside it. */
export function ProductPrice({
  price,
  size = 'm',
  note,
  offer,
  secondary,
  listedSince,
}: ProductPriceProps) {
  const data = useFragment(
    graphql`
      fragment ProductPrice_price on Price {
        current { cents }
        old { cents }
        list { cents }
        discountPercent
        base { price { cents } amount unit }
        isStartingFrom
      }
    `,
    price,
  );
  const t = useMessages();
  const { formats } = useShop();
  if (!data) return <AfterSignIn />;
  const { current, old, list, discountPercent, base, isStartingFrom } = data;
  return (
    <Price
      size={size}
      current={formats.moneyParts(current)}
      label={t('price.label')}
      {...(isStartingFrom && { prefix: t('price.from') })}
      {...(old && { old: { label: t('price.lowest30Days'), amount: formats.money(old) } })}
      {...(list &&
        list.cents > current.cents && {
          listPrice: {
            label: listedSince ? t('price.listSince', { date: listedSince }) : t('price.list'),
            amount: formats.money(list),
          },
        })}
      {...(discountPercent >= 5 && {
        badge: (
          <DiscountBadge
            percent={discountPercent}
            label={t('price.discount', { percent: discountPercent })}
          />
        ),
      })}
      {...(base && {
        basePrice: t('price.base', {
          amount: formats.money(base.price),
          unit: t.ofServer(`unit.${base.unit}`, { count: base.amount }),
        }),
      })}
      offer={offer}
      secondary={secondary}
      note={note}
    />
  );
}

/** Shown instead of a price. */
export function AfterSignIn() {
  const t = useMessages();
  return (
    <Text size="s" weight="medium">
      {t('price.afterSignIn')}
    </Text>
  );
}
