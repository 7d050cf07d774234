import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { infoOf, type Members, noPrime } from './prime.ts';
import { loadCurrent } from './store.ts';

export function createMembers({ database, clock }: { database: Database; clock: Clock }): Members {
  const info = async (customerId: string | null | undefined, connection: Connection = database) =>
    customerId ? infoOf(await loadCurrent(connection, customerId), clock.now()) : noPrime;
  return {
    info: (customerId) => info(customerId),
    isMember: async (customerId, connection) =>
      (await info(customerId, connection)).status === 'ACTIVE',
  };
}
