import { LineItem, Link, Text } from '@kreide/design-system';
import { GoodsPicture } from '../../platform/GoodsPicture.tsx';
import type { MoneyValue } from '../../platform/i18n/formats.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { CatalogueCover } from '../cart/CatalogueCover.tsx';
import { FreeBadge } from '../cart/FreeBadge.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useShop } from '../../platform/shop.tsx';
import { withWholeNumbers } from '../../platform/wholeNumbers.ts';

/** A line on the summary, or of an order. */
interface OrderLine {
  readonly itemId: string;
  readonly name: string;
  /** Of the name, where it is another than the page's. @default the page's */
  readonly textLanguage?: string | null | undefined;
  readonly orderNumber: string;
  readonly picture?: { readonly mediaId: string } | null | undefined;
  readonly variantAttributes: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  readonly isFreeItem: boolean;
  readonly isCatalog: boolean;
  readonly pricePerUnit: MoneyValue;
  readonly totalPrice: MoneyValue;
  /** Expected day of delivery. */
  readonly delivery?: string | undefined;
  /** The page of the goods. @default they have none */
  readonly path?: string | null | undefined;
  /** Where they are reviewed. @default not asked for */
  readonly reviewPath?: string | undefined;
}

/** The ordered items, read-only, with the essentials that the law requires. */
export function OrderLineList({ lines }: { lines: readonly OrderLine[] }) {
  const t = useMessages();
  const { formats } = useShop();
  return (
    <ul aria-label={t('order.items')}>
      {lines.map((line, index) => (
        <LineItem
          // An item has several lines where a part of it was bought at the price of a deal, or given.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order stay in their order
          key={`${line.itemId} ${index}`}
          name={withWholeNumbers(line.name)}
          href={line.path ?? undefined}
          nameLang={line.textLanguage ?? undefined}
          picture={
            line.isCatalog ? (
              <CatalogueCover />
            ) : (
              <GoodsPicture picture={line.picture} use="basket" dimmed={false} />
            )
          }
          facts={[
            ...line.variantAttributes,
            ...(line.isCatalog ? [] : [{ label: t('cart.orderNumber'), value: line.orderNumber }]),
          ]}
          {...((line.isFreeItem || line.isCatalog) && { badges: <FreeBadge /> })}
          {...(line.delivery && {
            availability: (
              <Text size="s" tone="muted">
                {line.delivery}
              </Text>
            ),
          })}
          quantity={<Text as="span">{t('order.quantity', { count: line.quantity })}</Text>}
          {...(line.reviewPath && {
            notices: (
              <Text size="s" data-onscreen="">
                <Link href={line.reviewPath} aria-label={`${t('order.review')}: ${line.name}`}>
                  {t('order.review')}
                </Link>
              </Text>
            ),
          })}
          total={formats.money(line.totalPrice)}
          {...(line.quantity > 1 && {
            unitPrice: t('cart.each', { amount: formats.money(line.pricePerUnit) }),
          })}
        />
      ))}
    </ul>
  );
}
