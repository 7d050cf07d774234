import { mutate } from '@kreide/relay';
import { data, type RouterContextProvider } from 'react-router';
import { seeOther } from '../../platform/answers.server.ts';
import { withIdentity } from '../../platform/identity.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { CartFormExtendReservationMutation } from './__generated__/CartFormExtendReservationMutation.graphql';
import type { CartFormRefreshReservationMutation } from './__generated__/CartFormRefreshReservationMutation.graphql';
import type {
  CartFormUpdateMutation,
  CartOperation,
} from './__generated__/CartFormUpdateMutation.graphql';
import { cartFormExtendReservationMutation } from './CartFormExtendReservationMutation.ts';
import { cartFormRefreshReservationMutation } from './CartFormRefreshReservationMutation.ts';
import { cartFormUpdateMutation } from './CartFormUpdateMutation.ts';

/** UI-07: text that is no number counts as one. */
function quantityOf(form: FormData): number {
  const text = String(form.get('quantity') ?? '').trim();
  return /^-?\d{1,6}$/.test(text) ? Number(text) : 1;
}

function operationOf(form: FormData): CartOperation | undefined {
  const text = (name: string) => String(form.get(name) ?? '');
  switch (form.get('intent')) {
    case 'add':
      return { addPosition: { itemId: text('itemId'), quantity: quantityOf(form) } };
    case 'set':
      return { setQuantity: { positionId: text('positionId'), quantity: quantityOf(form) } };
    case 'remove':
      return { removePosition: { positionId: text('positionId') } };
    default:
      return undefined;
  }
}

export interface CartNotice {
  readonly messageKey: string;
  readonly values: Readonly<Record<string, number>>;
}

/**
 * A plain form changes the cart before JavaScript; with it the browser calls the API itself. Where
 * the API deviated from the request, the page shows a message instead of a redirect.
 */
export async function changeCart(context: Readonly<RouterContextProvider>, request: Request) {
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === 'extend' || intent === 'refresh') return renew(context, request, intent);
  const operation = operationOf(form);
  if (operation === undefined) throw data(null, { status: 400 });
  const { result, cookies } = await withSession(context, () =>
    withIdentity(context, request, async (cartId) => {
      const { cart_update: update } = await mutate<CartFormUpdateMutation>(
        context.get(relayContext),
        cartFormUpdateMutation,
        { cartId, ops: [operation] },
      );
      return update;
    }),
  );
  const limited = [...result.quantityChanged, ...result.maxInCart].find((each) => each.messageKey);
  const messageKey = result.errorMessage ?? limited?.messageKey;
  // With new ids the page can only be shown once the browser has them.
  if (!messageKey || cookies.length > 0) return seeOther('/checkout/basket', cookies);
  const limit = limited?.amount ?? 0;
  const notice: CartNotice = { messageKey, values: { max: limit, min: limit } };
  return data({ notice }, { status: 422 });
}

/** CART-25 before JavaScript; the page shows the result. */
async function renew(
  context: Readonly<RouterContextProvider>,
  request: Request,
  how: 'extend' | 'refresh',
) {
  const { cookies } = await withSession(context, () =>
    withIdentity(context, request, (cartId) =>
      mutate<CartFormExtendReservationMutation | CartFormRefreshReservationMutation>(
        context.get(relayContext),
        how === 'extend' ? cartFormExtendReservationMutation : cartFormRefreshReservationMutation,
        { cartId },
      ),
    ),
  );
  return seeOther('/checkout/basket', cookies);
}
