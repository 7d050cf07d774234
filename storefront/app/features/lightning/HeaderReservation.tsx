import { Countdown, useToasts } from '@kreide/design-system';
import { useRelayEnvironment } from '@kreide/relay';
import { useEffect } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { refetchCart } from '../cart/cartUpdate.ts';
import { type Reservation, useReservation } from './useReservation.ts';

export interface HeaderReservationProps {
  cartId: string;
  reservation: Reservation;
}

/** HEAD-06: how long the cart still holds its lightning deals; on every page it warns of the end. */
export function HeaderReservation({ cartId, reservation }: HeaderReservationProps) {
  const t = useMessages();
  const { show } = useToasts();
  const environment = useRelayEnvironment();
  const { until, serverNow, endsSoon } = useReservation(reservation);
  useEffect(() => {
    if (endsSoon) show({ id: 'reservation', tone: 'warning', message: t('reservation.soon') });
  }, [endsSoon, show, t]);
  if (until === undefined) return null;
  return (
    <Countdown
      until={until}
      serverNow={serverNow}
      formatDays={(days) => t('reservation.days', { days })}
      // CART-24.
      onEnd={() => refetchCart(environment, cartId)}
    />
  );
}
