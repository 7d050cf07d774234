import { mutate } from '@kreide/relay';
import { quantityIn } from '@kreide/server/contract';
import { data, type RouterContextProvider } from 'react-router';
import { type FormActionResult, runFormAction } from '../../features/form/runFormAction.server.ts';
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
import type { CheckVatIdMutation } from './__generated__/CheckVatIdMutation.graphql';
import { addTeaserList } from './addTeaserList.server.ts';
import { cartFormExtendReservationMutation } from './CartFormExtendReservationMutation.ts';
import { cartFormRefreshReservationMutation } from './CartFormRefreshReservationMutation.ts';
import { cartFormUpdateMutation } from './CartFormUpdateMutation.ts';
import { checkVatIdMutation } from './CheckVatIdMutation.ts';
import type { CartAnswer, CartNotice } from './notices.ts';

function operationOf(form: FormData): CartOperation | undefined {
  const text = (name: string) => String(form.get(name) ?? '');
  switch (form.get('intent')) {
    case 'add':
      return { addPosition: { itemId: text('itemId'), quantity: quantityIn(text('quantity')) } };
    case 'set':
      return {
        setQuantity: { positionId: text('positionId'), quantity: quantityIn(text('quantity')) },
      };
    case 'remove':
      return { removePosition: { positionId: text('positionId') } };
    case 'addFreeItem':
      return { addFreeItem: { itemId: text('itemId') } };
    case 'addCatalog':
      return { addCatalog: { edition: text('edition') } };
    case 'addVoucher':
      return { addVoucher: { code: text('code') } };
    case 'removeVoucher':
      return { removeVoucher: { code: text('code') } };
    default:
      return undefined;
  }
}

type Context = Readonly<RouterContextProvider>;

/**
 * A plain form changes the cart before JavaScript; with it the browser calls the API itself. Where
 * the API deviated from the request, or can't answer, the page shows a message instead of a redirect.
 */
export const changeCart = (context: Context, request: Request) =>
  runFormAction<CartAnswer, { readonly notices: readonly CartNotice[] }>(request, {
    failed: ({ message }) => ({
      notices: [{ messageKey: message ?? 'somethingWentWrong', values: {} }],
    }),
    async send(_, form) {
      const intent = form.get('intent');
      if (intent === 'extend' || intent === 'refresh') return renew(context, request, intent);
      if (intent === 'checkVatId') return checkVatId(context, request, form.get('page'));
      if (intent === 'addTeaserList') return addTeaserList(context, request, form);
      const operation = operationOf(form);
      if (operation === undefined) throw data(null, { status: 400 });
      return update(context, request, operation);
    },
  });

async function update(
  context: Context,
  request: Request,
  operation: CartOperation,
): Promise<FormActionResult<CartAnswer>> {
  const { result, cookies } = await withSession(context, () =>
    withIdentity(context, request, async (cartId) => {
      const { cart_update: change } = await mutate<CartFormUpdateMutation>(
        context.get(relayContext),
        cartFormUpdateMutation,
        { cartId, ops: [operation] },
      );
      return change;
    }),
  );
  const limited = [...result.quantityChanged, ...result.maxInCart].find((each) => each.messageKey);
  const messageKey = result.errorMessage ?? limited?.messageKey;
  // With new ids the page can only be shown once the browser has them.
  if (!messageKey || cookies.length > 0) return { answer: seeOther('/checkout/basket', cookies) };
  const limit = limited?.amount ?? 0;
  const notice: CartNotice = { messageKey, values: { max: limit, min: limit } };
  return { answer: { notices: [notice] }, init: { status: 422 } };
}

/** CART-25 before JavaScript; the page shows the result. */
async function renew(
  context: Context,
  request: Request,
  how: 'extend' | 'refresh',
): Promise<FormActionResult<CartAnswer>> {
  const { cookies } = await withSession(context, () =>
    withIdentity(context, request, (cartId) =>
      mutate<CartFormExtendReservationMutation | CartFormRefreshReservationMutation>(
        context.get(relayContext),
        how === 'extend' ? cartFormExtendReservationMutation : cartFormRefreshReservationMutation,
        { cartId },
      ),
    ),
  );
  return { answer: seeOther('/checkout/basket', cookies) };
}

/** Asked from the cart or the summary, which show what came of it. */
async function checkVatId(
  context: Context,
  request: Request,
  page: unknown,
): Promise<FormActionResult<CartAnswer>> {
  const { cookies } = await withSession(context, () =>
    withIdentity(context, request, (cartId) =>
      mutate<CheckVatIdMutation>(context.get(relayContext), checkVatIdMutation, { cartId }),
    ),
  );
  const path = page === 'summary' ? '/checkout/summary' : '/checkout/basket';
  return { answer: seeOther(path, cookies) };
}
