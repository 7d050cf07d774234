import { mutate } from '@kreide/relay';
import { quantityIn } from '@kreide/server/contract';
import { data, type RouterContextProvider } from 'react-router';
import { formFailure } from '../../features/form/answer.ts';
import { type FormActionResult, runFormAction } from '../../features/form/runFormAction.server.ts';
import { goodsOf as listedGoods, postedList } from '../../features/teaserList/postedList.server.ts';
import { goodsOf } from '../../features/wishlist/wishlistButtons.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { isSecureRequest, withIdentity } from '../../platform/identity.server.ts';
import { ownPath } from '../../platform/ownPath.ts';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import { isSignedIn, withSession } from '../../platform/session.server.ts';
import { queueToast } from '../../platform/toasts.ts';
import type { WishlistFormAddMutation } from './__generated__/WishlistFormAddMutation.graphql';
import type { WishlistFormQuantityMutation } from './__generated__/WishlistFormQuantityMutation.graphql';
import type { WishlistFormTeaserListMutation } from './__generated__/WishlistFormTeaserListMutation.graphql';
import { wishlistFormAddMutation } from './WishlistFormAddMutation.ts';
import { wishlistFormQuantityMutation } from './WishlistFormQuantityMutation.ts';
import { wishlistFormTeaserListMutation } from './WishlistFormTeaserListMutation.ts';
import {
  addedParam,
  notAddedParam,
  notepadPath,
  pathOfWishlist,
  wishlistPath,
  withPage,
  withParam,
} from './wishlist.ts';

type Context = Readonly<RouterContextProvider>;

/** What the page says above its entries. */
export interface WishlistNotice {
  readonly messageKey: string;
}

type Result = FormActionResult<Response>;

/**
 * Adds goods, changes a quantity or removes an entry by a plain form: before JavaScript, and for
 * a wishlist button that is pressed before its code is loaded. A guest may add without a login (DEC-122).
 *
 * @throws what `data()` makes: 400 for a form that the shop does not have, 429 or 503 where goods
 *   can't be added for now, since the page that they were on may be a stored one without messages
 */
export const changeByForm = (context: Context, request: Request) =>
  runFormAction<Response, { readonly notice: WishlistNotice }>(request, {
    failed({ message }, { form, status, headers }) {
      const intent = form.get('intent');
      if (intent === 'add' || intent === 'addTeaserList') throw data(null, { status, headers });
      return { notice: { messageKey: message ?? 'somethingWentWrong' } };
    },
    async send(values, form) {
      switch (values.intent) {
        case 'add':
          return add(context, request, goodsIn(values.goods ?? ''));
        case 'addTeaserList':
          return addTeaserList(context, request, form);
        case 'set':
        case 'remove':
          return setQuantity(context, request, values);
        default:
          throw data(null, { status: 400 });
      }
    },
  });

async function add(
  context: Context,
  request: Request,
  entry: ReturnType<typeof goodsOf>,
): Promise<Result> {
  const run = async () => {
    const { change } = await mutate<WishlistFormAddMutation>(
      context.get(relayContext),
      wishlistFormAddMutation,
      { entry },
    );
    return change;
  };
  const home = `/prod/${encodeURIComponent(entry.productId)}`;
  // What is new stands at the end.
  return putOn(context, request, run, { home, page: (pages) => pages - 1 });
}

/** A teaser's list, whole; what is no longer sold stays away. */
async function addTeaserList(context: Context, request: Request, form: FormData): Promise<Result> {
  const list = await withSession(context, () => postedList(context, form));
  const run = async () => {
    const { change } = await mutate<WishlistFormTeaserListMutation>(
      context.get(relayContext),
      wishlistFormTeaserListMutation,
      { teaserWishlist: listedGoods(list) },
    );
    return change;
  };
  return putOn(context, request, run, { home: '/', page: () => 0 });
}

/** Where the visitor's own lists are. */
const ownLists = (request: Request) => (isSignedIn(request) ? wishlistPath : notepadPath);

/**
 * Leads to the list, which says what became of it: the page of the button may be a stored one.
 *
 * @param home where the way back leads if nobody knows the page of the button
 * @param page of the list that is shown, from 0, by how many it has
 */
async function putOn(
  context: Context,
  request: Request,
  run: () => Promise<Addition>,
  { home, page }: { readonly home: string; readonly page: (pages: number) => number },
): Promise<Result> {
  const { result, cookies } = await withSession(context, () =>
    isSignedIn(request)
      ? run().then((result) => ({ result, cookies: [] }))
      : withIdentity(context, request, run),
  );
  const before = pageBefore(context, request) ?? home;
  const { errorMessage, wishlist } = result;
  if (errorMessage || !wishlist) {
    const toast = { tone: 'danger', messageKey: errorMessage ?? 'somethingWentWrong' } as const;
    const queued = queueToast(request.headers.get('cookie'), toast, isSecureRequest(context));
    const next = withParam(ownLists(request), notAddedParam, before);
    return { answer: seeOther(next, [...cookies, queued]) };
  }
  const shown = page(wishlist.page.totalPages);
  const list = isSignedIn(request)
    ? pathOfWishlist(wishlist.externalId, shown)
    : withPage(notepadPath, shown);
  return { answer: seeOther(withParam(list, addedParam, before), cookies) };
}

/** A change shows on the page; only a failure needs a message. */
async function setQuantity(
  context: Context,
  request: Request,
  values: Readonly<Record<string, string>>,
): Promise<Result> {
  const { intent, list = '', entryId = '' } = values;
  const quantity = intent === 'remove' ? 0 : Math.max(0, quantityIn(values.quantity ?? ''));
  const { change } = await withSession(context, () =>
    mutate<WishlistFormQuantityMutation>(context.get(relayContext), wishlistFormQuantityMutation, {
      externalId: list,
      entry: { entryId, quantity },
    }),
  );
  return change.errorMessage
    ? { refusal: formFailure(values, {}, change.errorMessage) }
    : { answer: seeOther(`${ownLists(request)}${new URL(request.url).search}`) };
}

function goodsIn(value: string): ReturnType<typeof goodsOf> {
  try {
    return goodsOf(value);
  } catch {
    throw data(null, { status: 400 });
  }
}

type Addition = WishlistFormAddMutation['response']['change'];

/** The page of this shop that contained the form. */
function pageBefore(context: Context, request: Request): string | undefined {
  const referer = request.headers.get('referer');
  if (referer === null || !URL.canParse(referer)) return undefined;
  const { host, pathname, search } = new URL(referer);
  return host === context.get(requestContext).domain.host ? ownPath(pathname + search) : undefined;
}
