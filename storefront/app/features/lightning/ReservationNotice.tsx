import { Alert, Button, Countdown, Stack, useToasts } from '@kreide/design-system';
import { graphql, useFragment, useRelayEnvironment } from '@kreide/relay';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { failureKey } from '../../platform/failureKey.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { track } from '../../platform/tracking.ts';
import { refetchCart } from '../cart/cartUpdate.ts';
import type { ReservationNotice_cart$key } from './__generated__/ReservationNotice_cart.graphql';
import { type Renewed, renewReservation } from './renewReservation.ts';
import { useReservation } from './useReservation.ts';

/** CART-22…26: how long the cart holds its lightning deals, and the way to more time. */
export function ReservationNotice({ cart }: { cart: ReservationNotice_cart$key }) {
  const data = useFragment(
    graphql`
      fragment ReservationNotice_cart on Cart {
        cartId
        items { itemId name isLightningDeal }
        lightningDealReservation {
          hasLightningDealReservation
          isLightningDealReservationExpired
          lightningDealReservationTimestampEnd
          extended
          serverNow
        }
      }
    `,
    cart,
  );
  const { cartId, lightningDealReservation: reservation } = data;
  const t = useMessages();
  const { show } = useToasts();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const { until, serverNow, endsSoon } = useReservation(reservation);
  const [isBusy, setBusy] = useState(false);
  const [renewed, setRenewed] = useState<Renewed>();
  const nameOf = (itemId: string) =>
    data.items.find((item) => item.itemId === itemId)?.name ?? itemId;

  async function renew(event: FormEvent, how: 'extend' | 'refresh'): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      setRenewed(await renewReservation(environment, cartId, how));
      for (const { itemId, isLightningDeal } of data.items) {
        const isMeant = how === 'refresh' || isLightningDeal;
        if (isMeant) track({ event: 'lightning_deal', action: how, item_id: itemId });
      }
      // Pages of the checkout show more of the cart than this answer contains.
      if (how === 'refresh') await revalidate();
    } catch (error) {
      const key = failureKey(error);
      if (key) show({ id: 'reservation', tone: 'danger', message: t.ofServer(key) });
    } finally {
      setBusy(false);
    }
  }

  const button = (how: 'extend' | 'refresh') => (
    <form method="post" action="/checkout/basket" onSubmit={(event) => void renew(event, how)}>
      <input type="hidden" name="intent" value={how} />
      <Button type="submit" tone="outline" size="s" loading={isBusy}>
        {t(`reservation.${how}`)}
      </Button>
    </form>
  );
  const changes = [
    ...(renewed?.itemsNoLongerLegal ?? []).map((itemId) => (
      <li key={itemId}>{t('reservation.notLegal', { name: nameOf(itemId) })}</li>
    )),
    ...(renewed?.reducedQuantities ?? []).map(({ itemId, quantityBefore: before, quantity }) => (
      <li key={itemId}>{t('reservation.reduced', { name: nameOf(itemId), before, quantity })}</li>
    )),
  ];
  if (!reservation.hasLightningDealReservation && changes.length === 0) return null;
  return (
    <Stack gap="s">
      {changes.length > 0 && (
        <Alert tone="warning" live>
          <Stack as="ul" gap="2xs">
            {changes}
          </Stack>
        </Alert>
      )}
      {until !== undefined && (
        <Alert
          tone={endsSoon ? 'warning' : 'info'}
          title={t('reservation.title')}
          live
          action={!reservation.extended && button('extend')}
        >
          {t('reservation.left')}{' '}
          <Countdown
            until={until}
            serverNow={serverNow}
            formatDays={(days) => t('reservation.days', { days })}
            announce={(minutes) => t('reservation.minutes', { minutes })}
            // CART-24.
            onEnd={() => refetchCart(environment, cartId)}
          />
          {endsSoon && `. ${t('reservation.soon')}`}
        </Alert>
      )}
      {reservation.isLightningDealReservationExpired && (
        <Alert tone="warning" title={t('reservation.lapsedTitle')} live action={button('refresh')}>
          {t('reservation.lapsed')}
        </Alert>
      )}
    </Stack>
  );
}
