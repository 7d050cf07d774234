import { graphql, mutate } from '@kreide/relay';
import { data, type RouterContextProvider } from 'react-router';
import { seeOther } from '../../platform/answers.server.ts';
import { withIdentity } from '../../platform/identity.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { changeBasketExtendMutation } from './__generated__/changeBasketExtendMutation.graphql';
import type {
  CartOperation,
  changeBasketMutation,
} from './__generated__/changeBasketMutation.graphql';
import type { changeBasketRefreshMutation } from './__generated__/changeBasketRefreshMutation.graphql';

const mutation = graphql`
  mutation changeBasketMutation($cartId: String!, $ops: [CartOperation!]!) {
    cart_update(cartId: $cartId, ops: $ops) {
      successful
      errorMessage
      quantityChanged { messageKey amount }
      maxInCart { messageKey amount }
    }
  }
`;

const extend = graphql`
  mutation changeBasketExtendMutation($cartId: String!) {
    extendLightningDealReservation(cartId: $cartId) { successful }
  }
`;

const refresh = graphql`
  mutation changeBasketRefreshMutation($cartId: String!) {
    refreshLightningDealReservation(cartId: $cartId) { successful }
  }
`;

/** UI-07: what is no number counts as one. */
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

export interface BasketNotice {
  readonly messageKey: string;
  readonly values: Readonly<Record<string, number>>;
}

/**
 * A plain form changes the cart (before JavaScript; with it the browser asks the API itself).
 * What the API did otherwise than asked is said on the page, instead of leading to it.
 */
export async function changeBasket(context: Readonly<RouterContextProvider>, request: Request) {
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === 'extend' || intent === 'refresh') return renew(context, request, intent);
  const operation = operationOf(form);
  if (operation === undefined) throw data(null, { status: 400 });
  const { result, cookies } = await withSession(context, () =>
    withIdentity(context, request, async (cartId) => {
      const { cart_update: update } = await mutate<changeBasketMutation>(
        context.get(relayContext),
        mutation,
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
  const notice: BasketNotice = { messageKey, values: { max: limit, min: limit } };
  return data({ notice }, { status: 422 });
}

/** CART-25 before JavaScript; the page says what came of it. */
async function renew(
  context: Readonly<RouterContextProvider>,
  request: Request,
  how: 'extend' | 'refresh',
) {
  const { cookies } = await withSession(context, () =>
    withIdentity(context, request, (cartId) =>
      mutate<changeBasketExtendMutation | changeBasketRefreshMutation>(
        context.get(relayContext),
        how === 'extend' ? extend : refresh,
        { cartId },
      ),
    ),
  );
  return seeOther('/checkout/basket', cookies);
}
