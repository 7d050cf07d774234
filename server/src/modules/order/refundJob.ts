import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { loadAttempt, type PaymentService, ProviderUnavailable } from '../payment/service.ts';
import { lockDueRefund, settleRefund } from './refunds.ts';

const firstDelayMs = 30_000;
const maxDelayMs = 6 * 3600_000;

/** Sends refunds through the providers that took the money, once each, whatever fails on the way. */
export function createRefundJob({
  database,
  clock,
  payments,
}: {
  database: Database;
  clock: Clock;
  payments: Pick<PaymentService, 'provider'>;
}) {
  async function sendNext(): Promise<boolean> {
    return database.transaction(async (tx) => {
      const now = clock.now();
      const refund = await lockDueRefund(tx, now);
      if (refund === undefined) return false;
      const { id, attemptId, cents, tries } = refund;
      const again = new Date(now.getTime() + Math.min(maxDelayMs, firstDelayMs * 2 ** tries));
      const attempt = attemptId === null ? undefined : await loadAttempt(tx, attemptId);
      if (attempt === undefined) throw new Error(`Refund ${id} has no payment`);
      const { paymentId, reference, currency } = attempt;
      const payment = { attemptId: attempt.id, reference, cents: attempt.cents, currency };
      try {
        const provider = payments.provider(paymentId);
        const report = await provider.refund(payment, { refundId: id, cents });
        const isPending = report.state === 'pending';
        const state = isPending ? 'queued' : report.state;
        const askAt = isPending ? again : null;
        await settleRefund(tx, id, { state, reference: report.reference, askAt }, now);
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        await settleRefund(tx, id, { state: 'queued', reference: null, askAt: again }, now);
      }
      return true;
    });
  }

  return {
    /** Sends what is due. @returns how many were tried */
    async sendDue(): Promise<number> {
      let tried = 0;
      while (await sendNext()) tried += 1;
      return tried;
    },
  };
}
