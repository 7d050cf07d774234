import { Countdown, LightningDealBar, type PriceProps, Stack, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import type { ReactNode } from 'react';
import '../../platform/i18n/orderTexts.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import { ProductPrice } from '../product/ProductPrice.tsx';
import type { DealPrice_deal$key } from './__generated__/DealPrice_deal.graphql';
import { useLiveDeal } from './useLiveDeal.ts';

export interface DealPriceProps {
  deal: DealPrice_deal$key;
  place: 'page' | 'tile';
  /** The usual price, shown when the deal is over or sold out. */
  usual: ReactNode;
  /** Tax and shipping. */
  note?: PriceProps['note'];
}

/**
 * The price of a lightning deal with its share and its end (PDP-14, PDP-28…31, LIST-22). The page
 * is the same for everyone and may be hours old, so it only contains the end of the deal; share and
 * countdown come from the browser's own query.
 */
export default function DealPrice({ deal, place, usual, note }: DealPriceProps) {
  const info = useFragment(
    graphql`
      fragment DealPrice_deal on LightningDealInfo {
        itemId
        lightningDealTimestampUntil
        lightningQuantityMax
        lightningPrice { ...ProductPrice_price grossSuggestion { cents } }
        soldOutText
        isSold
        hasNewLook
      }
    `,
    deal,
  );
  const t = useMessages();
  const { formats } = useShop();
  const isPage = place === 'page';
  const { deal: live, ask } = useLiveDeal(info.itemId, isPage);
  const isSoldOut = info.isSold || live?.lightningReservedPercentageRoundFloor === 100;
  // DEC-42: a sold-out deal without a text for it is not shown.
  if (live === null || !info.lightningPrice || (isSoldOut && !info.soldOutText)) return usual;
  const { grossSuggestion } = info.lightningPrice;
  const until = formats.dateTime(new Date(info.lightningDealTimestampUntil).toISOString());
  return (
    <Stack gap={isPage ? 'xs' : '2xs'}>
      {isSoldOut ? (
        usual
      ) : (
        <ProductPrice
          size={isPage ? 'l' : 'm'}
          price={info.lightningPrice}
          offer={{ kind: 'lightning', label: t('deal.label') }}
          secondary={
            isPage && grossSuggestion
              ? t('price.grossSuggestion', { amount: formats.money(grossSuggestion) })
              : undefined
          }
          note={note}
        />
      )}
      {live || info.isSold ? (
        <LightningDealBar
          percent={live?.lightningReservedPercentageRoundFloor ?? 100}
          label={t('deal.share')}
          format={(percent) =>
            info.hasNewLook
              ? t('deal.left', { left: live?.lightningQuantityLeft ?? 0 })
              : t('deal.reserved', { percent })
          }
          soldOut={info.soldOutText ?? undefined}
        />
      ) : (
        // Keeps its line until the share is known.
        <Text size="s">{'\u00a0'}</Text>
      )}
      {!isSoldOut && (
        <Text size="s" tone="muted">
          {live ? (
            <>
              {t('deal.endsIn')}{' '}
              <Countdown
                until={live.lightningDealTimestampUntil}
                serverNow={live.serverNow}
                formatDays={(days) => t('deal.days', { days })}
                // Not in a listing, which would announce every deal.
                announce={isPage ? (minutes) => t('deal.minutesLeft', { minutes }) : undefined}
                // DEC-41.
                onEnd={ask}
              />
            </>
          ) : (
            t('deal.until', { moment: until })
          )}
          {isPage && ` · ${t('deal.max', { max: info.lightningQuantityMax })}`}
        </Text>
      )}
    </Stack>
  );
}
