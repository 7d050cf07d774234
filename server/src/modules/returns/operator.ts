import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { createMailService } from '../mail/service.ts';
import { type Order, readReturnNumber } from '../order/order.ts';
import { loadOrderById } from '../order/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { createReturnHandling, type ReturnHandling } from './handling.ts';
import { loadImage } from './imageStore.ts';
import type { GoodsReturn, ReturnState } from './returns.ts';
import { loadNewestReturns, loadReturnByRma } from './store.ts';

export { type ReturnState, returnStates } from './returns.ts';

/** A return with the order that it is of. */
export interface ReturnRecord {
  readonly goods: GoodsReturn;
  readonly order: Order;
}

/** Returns for the command line and for other systems. */
export interface ReturnOperator extends ReturnHandling {
  /** The newest first. */
  all(filter: {
    readonly state?: ReturnState | undefined;
    readonly limit: number;
  }): Promise<ReturnRecord[]>;
  show(rma: string): Promise<ReturnRecord | undefined>;
  /** A photograph of the customer's, as JPEG. */
  image(id: string): Promise<{ readonly name: string; readonly bytes: Buffer } | undefined>;
}

export function createReturnOperator({
  database,
  clock,
  parameters,
  mailFrom,
  secret,
}: {
  database: Database;
  clock: Clock;
  parameters: ParametersService;
  mailFrom: string;
  /** Seals the links of mails, as the shop that reads them does. */
  secret: string;
}): ReturnOperator {
  // It only writes mails; a running shop sends them.
  const mail = createMailService({
    database,
    clock,
    log: console,
    from: mailFrom,
    smtpUrl: undefined,
  });
  const recordOf = async (goods: GoodsReturn): Promise<ReturnRecord[]> => {
    const order = await loadOrderById(database, goods.orderId);
    return order ? [{ goods, order }] : [];
  };
  return {
    ...createReturnHandling({ database, clock, mail, parameters, secret }),
    async all({ state, limit }) {
      const found = await loadNewestReturns(database, state ?? null, limit);
      return (await Promise.all(found.map(recordOf))).flat();
    },
    async show(rma) {
      const goods = await loadReturnByRma(database, readReturnNumber(rma) ?? rma);
      return goods && (await recordOf(goods))[0];
    },
    image: (id) => loadImage(database, id),
  };
}
