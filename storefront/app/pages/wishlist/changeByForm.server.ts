import { mutate } from '@kreide/relay';
import { data, type RouterContextProvider } from 'react-router';
import { goodsOf } from '../../features/wishlist/wishlistButtons.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { isSecureRequest, withIdentity } from '../../platform/identity.server.ts';
import { ownPath } from '../../platform/ownPath.ts';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import { isSignedIn, withSession } from '../../platform/session.server.ts';
import { queueToast } from '../../platform/toasts.ts';
import type { WishlistFormAddMutation } from './__generated__/WishlistFormAddMutation.graphql';
import type { WishlistFormQuantityMutation } from './__generated__/WishlistFormQuantityMutation.graphql';
import { wishlistFormAddMutation } from './WishlistFormAddMutation.ts';
import { wishlistFormQuantityMutation } from './WishlistFormQuantityMutation.ts';
import { wishlistPath } from './wishlist.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Adds goods, changes a quantity or removes an entry by a plain form: before JavaScript, and for
 * a wishlist button that is pressed before its code is loaded. A guest may add without a login (DEC-122).
 *
 * @throws what `data()` makes, with status 400, for a form that the shop does not have
 */
export async function changeByForm(context: Context, request: Request): Promise<Response> {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const environment = context.get(relayContext);
  switch (form.get('intent')) {
    case 'add': {
      const entry = goodsIn(text('goods'));
      const run = async () => {
        const { change } = await mutate<WishlistFormAddMutation>(
          environment,
          wishlistFormAddMutation,
          { entry },
        );
        return change;
      };
      const { result, cookies } = await withSession(context, () =>
        isSignedIn(request)
          ? run().then((result) => ({ result, cookies: [] }))
          : withIdentity(context, request, run),
      );
      const back = pageBefore(context, request) ?? `/prod/${encodeURIComponent(entry.productId)}`;
      return seeOther(back, [...cookies, ...failureOf(context, request, result)]);
    }
    case 'set':
    case 'remove': {
      const typed = text('quantity').trim();
      // UI-07: text that is no number counts as one.
      const number = /^-?\d{1,6}$/.test(typed) ? Math.max(0, Number(typed)) : 1;
      const quantity = form.get('intent') === 'remove' ? 0 : number;
      const { change } = await withSession(context, () =>
        mutate<WishlistFormQuantityMutation>(environment, wishlistFormQuantityMutation, {
          externalId: text('list'),
          entry: { entryId: text('entryId'), quantity },
        }),
      );
      return seeOther(wishlistPath, failureOf(context, request, change));
    }
    default:
      throw data(null, { status: 400 });
  }
}

function goodsIn(value: string): ReturnType<typeof goodsOf> {
  try {
    return goodsOf(value);
  } catch {
    throw data(null, { status: 400 });
  }
}

interface Change {
  readonly successful: boolean;
  readonly errorMessage?: string | null | undefined;
}

/** A change shows on the page; only a failure needs a message. */
function failureOf(context: Context, request: Request, { errorMessage }: Change): string[] {
  if (!errorMessage) return [];
  const messageKey = errorMessage.startsWith('vue.wishlist.') ? 'somethingWentWrong' : errorMessage;
  const toast = { tone: 'danger', messageKey } as const;
  return [queueToast(request.headers.get('cookie'), toast, isSecureRequest(context))];
}

/** The page of this shop that contained the form. */
function pageBefore(context: Context, request: Request): string | undefined {
  const referer = request.headers.get('referer');
  if (referer === null || !URL.canParse(referer)) return undefined;
  const { host, pathname, search } = new URL(referer);
  return host === context.get(requestContext).domain.host ? ownPath(pathname + search) : undefined;
}
