import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { endVoucher, loadVouchers } from './store.ts';
import type { Voucher } from './voucher.ts';

/** Vouchers for the command line; carts have a change with their next answer. */
export function createVoucherOperator({ database, clock }: { database: Database; clock: Clock }) {
  return {
    all: (): Promise<Voucher[]> => loadVouchers(database),
    /** Ends it now. @returns whether there was something to end */
    end: (code: string): Promise<boolean> => endVoucher(database, code, clock.now()),
  };
}
