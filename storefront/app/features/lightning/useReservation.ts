import { useEffect, useMemo, useState } from 'react';
import { serverTime } from './serverClock.ts';

/** Ruling 14: how long before its end a reservation warns. */
const warnMs = 2 * 60_000;

export interface Reservation {
  readonly isLightningDealReservationExpired: boolean;
  readonly lightningDealReservationTimestampEnd: number | null | undefined;
  readonly serverNow: number;
}

/** A running reservation's end, the time by the server's clock, and whether it ends soon. */
export function useReservation(reservation: Reservation) {
  const { lightningDealReservationTimestampEnd: end, serverNow: answered } = reservation;
  const until = reservation.isLightningDealReservationExpired ? undefined : (end ?? undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another end is another countdown
  const serverNow = useMemo(() => serverTime(answered), [answered, until]);
  const [warned, setWarned] = useState<number>();

  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => setWarned(until), until - serverTime(answered) - warnMs);
    return () => clearTimeout(timer);
  }, [until, answered]);

  return { until, serverNow, endsSoon: until !== undefined && warned === until };
}
