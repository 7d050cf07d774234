import type { Clock } from '../../clock.ts';
import { shopAddress } from '../mail/mail.ts';
import type { ParameterSet } from '../parameters/service.ts';
import { createSeal } from '../session/session.ts';
import type { Order } from './order.ts';

/** Where a customer sees what becomes of an order. */
export interface OrderLinks {
  /** In the account; of a guest's order a page that whoever has the mail may open (DEC-102). */
  urlOf(
    order: Pick<Order, 'id' | 'customerId' | 'language'>,
    parameters: ParameterSet,
  ): Promise<string>;
  /** The same in the shop that the customer is in. */
  pathOf(order: Pick<Order, 'id' | 'customerId'>): Promise<string>;
  /** The id of the order that a guest's link is about; undefined: the shop made none, or it is over. */
  read(link: string): Promise<string | undefined>;
}

const lifeMs = 365 * 24 * 3600 * 1000;
/** Characters of a link; longer texts are none. */
const maxLength = 500;

export function createOrderLinks({ secret, clock }: { secret: string; clock: Clock }): OrderLinks {
  const seal = createSeal('kreide-order', { secret, clock });
  const pathOf: OrderLinks['pathOf'] = async ({ id, customerId }) =>
    customerId !== null
      ? `/myaccount/orders/orderdetail?orderId=${id}`
      : `/order/${await seal.make(id, {}, new Date(clock.now().getTime() + lifeMs))}`;
  return {
    pathOf,
    urlOf: async (order, parameters) =>
      `${shopAddress(parameters, order.language)}${await pathOf(order)}`,
    async read(link) {
      if (link.length > maxLength) return undefined;
      const sealed = await seal.read(link);
      return sealed === undefined || sealed.isExpired ? undefined : sealed.subject;
    },
  };
}
