import { Stack, Text, VisuallyHidden } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useId } from 'react';
import '../../platform/i18n/productTexts.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { TierPrices_price$key } from './__generated__/TierPrices_price.graphql';
import * as styles from './TierPrices.css.ts';

export interface TierPricesProps {
  price: TierPrices_price$key;
  /** Minimum order quantity. */
  min: number;
  /** With its minimum, since another item may have another. */
  chosen: readonly [min: number, quantity: number] | undefined;
  /** A lightning deal has another price for some of the pieces. */
  isBesideDeal: boolean;
}

/** What more pieces cost each, with the base price that follows; the chosen quantity's row is marked. */
export default function TierPrices({ price, min, chosen, isBesideDeal }: TierPricesProps) {
  const data = useFragment(
    graphql`
      fragment TierPrices_price on Price {
        current { cents }
        base { price { cents } amount unit }
        tiers { from price { cents } base { price { cents } amount unit } }
      }
    `,
    price,
  );
  const titleId = useId();
  const t = useMessages();
  const { formats } = useShop();
  const steps = [{ from: min, price: data.current, base: data.base }, ...data.tiers];
  const rows = steps.map((step, index) => ({ ...step, to: steps[index + 1]?.from ?? Infinity }));
  const range = ({ from, to }: { from: number; to: number }) =>
    to === Infinity
      ? t('tiers.from', { from })
      : to - 1 === from
        ? t('tiers.single', { count: from })
        : t('tiers.range', { from, to: to - 1 });
  const quantity = chosen?.[0] === min ? chosen[1] : min;
  const isCurrent = ({ from, to }: { from: number; to: number }) =>
    quantity >= from && quantity < to;
  const hasBase = rows.some(({ base }) => base);
  return (
    <Stack gap="2xs">
      <Text id={titleId} weight="strong">
        {t(isBesideDeal ? 'tiers.besideDeal' : 'tiers.title')}
      </Text>
      <table aria-labelledby={titleId} className={styles.tiers}>
        <thead>
          <tr>
            <th scope="col">{t('tiers.quantity')}</th>
            <th scope="col">{t('tiers.each')}</th>
            {hasBase && <th scope="col">{t('tiers.base')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.from}
              {...(isCurrent(row) && { 'aria-current': true, className: styles.current })}
            >
              <th scope="row">
                {range(row)}
                {isCurrent(row) && <VisuallyHidden>{` (${t('tiers.chosen')})`}</VisuallyHidden>}
              </th>
              <td>{formats.money(row.price)}</td>
              {hasBase && (
                <td>
                  {row.base &&
                    t('price.base', {
                      amount: formats.money(row.base.price),
                      unit: t.ofServer(`unit.${row.base.unit}`, { count: row.base.amount }),
                    })}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
