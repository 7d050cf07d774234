import { type OperationType, type ServerQueryResult, serverQuery } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { found } from '../../platform/answers.server.ts';
import {
  cartIdOf,
  identityCookies,
  isIdentityLost,
  isSecureRequest,
  startIdentity,
} from '../../platform/identity.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import { queueToast } from '../../platform/toasts.ts';
import { cleanUpOrder, confirmedOrderOf } from './confirmedOrder.server.ts';
import { type CheckoutState, type CheckoutStep, type Detour, detourFrom } from './guards.ts';

interface StepArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
  /** The page's address. */
  readonly url: URL;
}

/** Runs a query of the visitor's cart. Null: there is no cart, or the API no longer knows it. */
export async function cartQuery<TQuery extends CartQuery>(
  { context, request }: Pick<StepArgs, 'context' | 'request'>,
  query: GraphQLTaggedNode,
): Promise<ServerQueryResult<TQuery> | null> {
  const cartId = cartIdOf(request);
  if (!cartId) return null;
  return withSession(context, async () => {
    try {
      return await serverQuery<TQuery>(context.get(relayContext), query, { cartId });
    } catch (error) {
      if (isIdentityLost(error)) return null;
      throw error;
    }
  });
}

interface CartQuery extends OperationType {
  readonly variables: { readonly cartId: string };
}

/** The fields that a step's query has to select. */
interface StepQuery extends CartQuery {
  readonly response: { readonly cart: CheckoutState };
}

/**
 * Opens a step of the checkout, or throws a redirect.
 *
 * @throws Response when a guard redirects the visitor (CHK-02…18)
 */
export async function openStep<TQuery extends StepQuery>(
  step: CheckoutStep,
  args: StepArgs,
  query: GraphQLTaggedNode,
): Promise<ServerQueryResult<TQuery>> {
  // A visitor who goes back from the confirmation has ordered; no session has expired (CHK-07,
  // CHK-12).
  const isBehind = step === 'payment' || step === 'summary';
  await leaveConfirmation(args, isBehind ? ordered : undefined);
  const answer = await cartQuery<TQuery>(args, query);
  const detour = detourFrom(step, answer?.data.cart ?? null);
  if (detour) throw await follow(args, withCancel(detour, args.url));
  // Without a cart every step redirects.
  if (answer === null) throw found('/');
  return answer;
}

/** TRACK-17: that a payment was cancelled is told by the page that opens instead. */
function withCancel(detour: Detour, { searchParams }: URL): Detour {
  const cancelPayment = searchParams.get('cancelPayment');
  if (cancelPayment === null || !detour.to.startsWith('/checkout/')) return detour;
  return { ...detour, to: `${detour.to}?${new URLSearchParams({ cancelPayment })}` };
}

const ordered: Detour = { to: '/', warning: 'vue.checkout.message.alreadySubmitted' };

/**
 * Without JavaScript no request says that the confirmation was left (DEC-90): the next personal
 * page cleans up, and then loads again, or redirects.
 */
export async function leaveConfirmation(args: StepArgs, detour?: Detour): Promise<void> {
  const { context, request, url } = args;
  if (confirmedOrderOf(request) === undefined) return;
  const { cookies, failure } = await cleanUpOrder(context, cartIdOf(request));
  if (failure !== undefined) throw found('/', cookies);
  if (detour) throw await follow(args, detour, cookies);
  throw found(`${url.pathname}${url.search}`, cookies);
}

async function follow(
  { context, request }: Omit<StepArgs, 'url'>,
  detour: Detour,
  before: readonly string[] = [],
): Promise<Response> {
  const cookies = [...before];
  if (detour.warning !== undefined) {
    cookies.push(
      queueToast(
        request.headers.get('cookie'),
        { tone: 'warning', messageKey: detour.warning },
        isSecureRequest(context),
      ),
    );
  }
  if (detour.needsNewCart) {
    cookies.push(...identityCookies(context, await startIdentity(context)));
  }
  return found(detour.to, cookies);
}
