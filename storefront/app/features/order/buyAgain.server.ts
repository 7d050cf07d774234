import { mutate } from '@kreide/relay';
import { quantityIn } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { seeOther } from '../../platform/answers.server.ts';
import { isSecureRequest, withIdentity } from '../../platform/identity.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import { type QueuedToast, queueToast } from '../../platform/toasts.ts';
import { isOutage } from '../form/sending.ts';
import type { BuyAgainMutation } from './__generated__/BuyAgainMutation.graphql';
import { buyAgainMutation } from './BuyAgainMutation.ts';

interface Wanted {
  readonly itemId: string;
  readonly name: string;
  readonly quantity: number;
}

/** As many items as one request may put in. */
const maxItems = 100;

/**
 * Puts chosen items of an order into the cart, and tells which are no longer sold, or not in that
 * number. Leads to the cart if anything was put in, else back to the order.
 */
export async function buyAgain(
  context: Readonly<RouterContextProvider>,
  request: Request,
  page: string,
): Promise<Response> {
  const form = await request.formData();
  const wanted = form
    .getAll('item')
    .slice(0, maxItems)
    .map((value): Wanted => {
      const itemId = String(value);
      return {
        itemId,
        name: String(form.get(`name.${itemId}`) ?? itemId).slice(0, 200),
        quantity: quantityIn(String(form.get(`quantity.${itemId}`) ?? '')),
      };
    });
  const answer = (path: string, toast: QueuedToast | undefined, cookies: readonly string[] = []) =>
    seeOther(path, [
      ...cookies,
      ...(toast
        ? [queueToast(request.headers.get('cookie'), toast, isSecureRequest(context))]
        : []),
    ]);
  if (wanted.length === 0) {
    return answer(page, { tone: 'info', messageKey: 'orders.again.none' });
  }
  try {
    const { result, cookies } = await withSession(context, () =>
      withIdentity(context, request, async (cartId) => {
        const { cart_update: update } = await mutate<BuyAgainMutation>(
          context.get(relayContext),
          buyAgainMutation,
          {
            cartId,
            ops: wanted.map(({ itemId, quantity }) => ({ addPosition: { itemId, quantity } })),
          },
        );
        return update;
      }),
    );
    const { successfullyAdded, quantityChanged, maxInCart } = result;
    const limited = new Set([...quantityChanged, ...maxInCart].map(({ itemId }) => itemId));
    const added = new Set([...successfullyAdded.map(({ itemId }) => itemId), ...limited]);
    const namesOf = (isMeant: (itemId: string) => boolean) =>
      wanted.filter(({ itemId }) => isMeant(itemId)).map(({ name }) => name);
    const gone = namesOf((itemId) => !added.has(itemId));
    const fewer = namesOf((itemId) => limited.has(itemId));
    const toast: QueuedToast | undefined =
      gone.length > 0
        ? { tone: 'warning', messageKey: 'orders.again.gone', values: { items: listOf(gone) } }
        : fewer.length > 0
          ? { tone: 'warning', messageKey: 'orders.again.fewer', values: { items: listOf(fewer) } }
          : undefined;
    return answer(added.size > 0 ? '/checkout/basket' : page, toast, cookies);
  } catch (error) {
    if (!isOutage(error)) throw error;
    return answer(page, { tone: 'danger', messageKey: error.messageKey ?? 'somethingWentWrong' });
  }
}

/** A toast has room for some names; the cart has them all. */
function listOf(names: readonly string[]): string {
  const shown = names.slice(0, 3).join('; ');
  return names.length > 3 ? `${shown} …` : shown;
}
