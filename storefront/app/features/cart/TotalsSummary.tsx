import { OrderSummary, type SummaryRow } from '@kreide/design-system';
import type { ReactNode } from 'react';
import type { MoneyValue } from '../../platform/i18n/formats.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useShop } from '../../platform/shop.tsx';

/** The totals of a cart or an order, as the API answers them. */
export interface TotalsValue {
  /** gross: amounts include the VAT; net: it is added. The total is always the amount to pay. */
  readonly priceBasis: string;
  readonly subtotal: MoneyValue;
  readonly shippingCost: MoneyValue;
  readonly promotionsSaving?: MoneyValue;
  readonly totalSavings?: MoneyValue;
  readonly netValue: MoneyValue;
  readonly total: MoneyValue;
  readonly taxes: readonly { readonly rate: number; readonly tax: MoneyValue }[];
  /** The buyer's, by which there is no VAT on what goes to another member state. */
  readonly intraCommunityVatId: string | null | undefined;
}

export interface TotalsSummaryProps {
  totals: TotalsValue;
  /** Heading of the totals. */
  title: string;
  /** Level of the title. @default 2 */
  headingLevel?: 2 | 3;
  /** Before an address is known, the cost is that of standard delivery. @default false */
  isShippingEstimated?: boolean;
  children?: ReactNode;
}

/**
 * CART-04, DEC-05: consumers see gross amounts and the VAT they include, businesses net ones and
 * the VAT that is added.
 */
export function TotalsSummary({
  totals,
  title,
  headingLevel = 2,
  isShippingEstimated = false,
  children,
}: TotalsSummaryProps) {
  const t = useMessages();
  const { formats } = useShop();
  const { priceBasis, promotionsSaving, totalSavings, shippingCost } = totals;
  const vatId = totals.intraCommunityVatId;
  const isNet = priceBasis === 'net';
  const taxes = totals.taxes.map(({ rate, tax }) => ({
    rate: formats.number(rate),
    amount: formats.money(tax),
  }));
  const rows: SummaryRow[] = [
    {
      label: t(isNet ? 'totals.subtotal.net' : 'totals.subtotal'),
      amount: formats.money(totals.subtotal),
    },
  ];
  if (promotionsSaving && promotionsSaving.cents > 0) {
    rows.push({
      label: t('totals.promotions'),
      amount: `−${formats.money(promotionsSaving)}`,
      tone: 'sale',
    });
  }
  rows.push({
    label: t('totals.shipping'),
    amount: shippingCost.cents === 0 ? t('totals.shipping.free') : formats.money(shippingCost),
    ...(isShippingEstimated && { hint: t('totals.shipping.estimated') }),
  });
  if (isNet) {
    rows.push({ label: t('totals.net'), amount: formats.money(totals.netValue) });
    for (const { rate, amount } of taxes) {
      rows.push({
        label: t('totals.tax.plus', { rate }),
        amount,
        ...(vatId && { hint: t('totals.intraCommunity', { vatId }) }),
      });
    }
  }
  if (totalSavings && totalSavings.cents > 0) {
    rows.push({
      label: t('totals.savings'),
      amount: formats.money(totalSavings),
      hint: t('totals.savings.hint'),
      tone: 'sale',
    });
  }
  return (
    <OrderSummary
      title={title}
      headingLevel={headingLevel}
      rows={rows}
      total={{
        label: t('totals.total'),
        amount: formats.money(totals.total),
        hint: isNet
          ? t(vatId ? 'totals.total.exempt' : 'totals.total.gross')
          : taxes.map((tax) => t('totals.tax.within', tax)).join(' · '),
      }}
    >
      {children}
    </OrderSummary>
  );
}
