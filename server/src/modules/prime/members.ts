import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { infoOf, noPrime, type PrimeInfo } from './prime.ts';
import { loadCurrent } from './store.ts';

/** Who is a member, for whoever has to know: carts, pages, statistics. */
export interface Members {
  /** @param customerId undefined: a guest */
  info(customerId: string | null | undefined): Promise<PrimeInfo>;
  isMember(customerId: string | null | undefined, connection?: Connection): Promise<boolean>;
}

export function createMembers({ database, clock }: { database: Database; clock: Clock }): Members {
  const info = async (customerId: string | null | undefined, connection: Connection = database) =>
    customerId ? infoOf(await loadCurrent(connection, customerId), clock.now()) : noPrime;
  return {
    info: (customerId) => info(customerId),
    isMember: async (customerId, connection) =>
      (await info(customerId, connection)).status === 'ACTIVE',
  };
}
