import { mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import type { FormActionResult } from '../../features/form/runFormAction.server.ts';
import { goodsOf, postedList } from '../../features/teaserList/postedList.server.ts';
import { cookieHeaders, seeOther } from '../../platform/answers.server.ts';
import {
  cartIdOf,
  identityCookies,
  startIdentity,
  withIdentity,
} from '../../platform/identity.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { CartFormTeaserListMutation } from './__generated__/CartFormTeaserListMutation.graphql';
import { cartFormTeaserListMutation } from './CartFormTeaserListMutation.ts';
import type { CartAnswer, CartNotice } from './notices.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Puts a teaser's list into the cart before JavaScript (WISH-33); the cart's page says what needs a word,
 * by the names of the goods.
 */
export async function addTeaserList(
  context: Context,
  request: Request,
  form: FormData,
): Promise<FormActionResult<CartAnswer>> {
  const first = await sentAgain(context, request);
  if (first) return { answer: first };
  const list = await withSession(context, () => postedList(context, form));
  const { result, cookies } = await withSession(context, () =>
    withIdentity(context, request, async (cartId) => {
      const { wishlist_addTeaserListToCart: change } = await mutate<CartFormTeaserListMutation>(
        context.get(relayContext),
        cartFormTeaserListMutation,
        { cartId, teaserWishlist: goodsOf(list) },
      );
      return change;
    }),
  );
  const named = (itemId: string) => list.entries.find((entry) => entry.itemId === itemId)?.name;
  const notices: CartNotice[] = [
    ...result.variantsToChoose.map(({ name, productId }) => ({
      ...{ name, path: `/prod/${productId}`, messageKey: 'cart.chooseVariant', values: {} },
    })),
    ...[...result.quantityChanged, ...result.maxInCart].flatMap(
      ({ itemId, messageKey, amount }) => {
        const limit = amount ?? 0;
        return messageKey
          ? [{ name: named(itemId), messageKey, values: { max: limit, min: limit } }]
          : [];
      },
    ),
    ...result.refused.map(({ index, messageKey }) => ({
      ...{ name: list.entries[index]?.name, messageKey, values: {} },
    })),
  ];
  if (notices.length === 0 || cookies.length > 0) {
    return { answer: seeOther('/checkout/basket', cookies) };
  }
  return { answer: { notices }, init: { status: 422 } };
}

/** Marks an address that was sent to with new ids. */
const mark = 'ids';

/**
 * The page can only tell of a cart that the browser knows: whoever has none yet gets ids, and the browser
 * sends its form once more.
 */
async function sentAgain(context: Context, request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (cartIdOf(request) || searchParams.has(mark)) return undefined;
  const ids = await withSession(context, () => startIdentity(context));
  const headers = cookieHeaders(identityCookies(context, ids));
  headers.set('location', `${pathname}?${mark}=new`);
  // 307 keeps method and form.
  return new Response(null, { status: 307, headers });
}
