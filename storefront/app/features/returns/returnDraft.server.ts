import { fetchQuery, mutate } from '@kreide/relay';
import { data, type RouterContextProvider } from 'react-router';
import { found } from '../../platform/answers.server.ts';
import { readCookie, setCookie } from '../../platform/cookies.ts';
import { isOn } from '../../platform/flags.ts';
import { isSecureRequest } from '../../platform/identity.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { serverCookieNames } from '../../platform/serverCookies.server.ts';
import type { ReturnDraftQuery } from './__generated__/ReturnDraftQuery.graphql';
import type { SaveReturnDraftMutation } from './__generated__/SaveReturnDraftMutation.graphql';
import { returnDraftQuery } from './ReturnDraftQuery.ts';
import { saveReturnDraftMutation } from './SaveReturnDraftMutation.ts';
import { detourFrom, type ReturnStep } from './steps.ts';

type Context = Readonly<RouterContextProvider>;

/** '': there is none. */
export const draftIdOf = (request: Request): string =>
  readCookie(request.headers.get('cookie'), serverCookieNames.returnDraft) ?? '';

export const draftCookie = (context: Context, draftId: string): string =>
  setCookie(serverCookieNames.returnDraft, draftId, { isSecure: isSecureRequest(context) });

/**
 * What was entered so far, for a step that can be shown.
 *
 * @throws a 404 where the shop takes no returns (RET-01), a redirect where a step before it is open
 */
export async function openReturn(
  step: Exclude<ReturnStep, 'productselection'>,
  context: Context,
  request: Request,
): Promise<{ readonly hash: string; readonly draftId: string }> {
  const draftId = draftIdOf(request);
  const answer = await fetchQuery<ReturnDraftQuery>(context.get(relayContext), returnDraftQuery, {
    draftId,
  }).toPromise();
  requireReturns(answer?.isEnabled ?? []);
  const detour = detourFrom(step, answer?.draft);
  if (detour !== undefined) throw found(detour);
  return { hash: answer?.draft?.hash ?? '', draftId };
}

/** @throws a 404 where the switch is not on (RET-01, FLAG-10) */
export function requireReturns(isEnabled: readonly { readonly value: string }[]): void {
  if (!isOn(isEnabled)) throw data(null, { status: 404 });
}

type ReturnOrderInput = SaveReturnDraftMutation['variables']['returnOrder'];
type Saved = SaveReturnDraftMutation['response']['result'];

/** Keeps what a step entered. */
export async function saveDraft(
  context: Context,
  variables: {
    readonly hash: string;
    readonly draftId: string;
    readonly returnOrder: ReturnOrderInput;
  },
): Promise<Saved> {
  const { result } = await mutate<SaveReturnDraftMutation>(
    context.get(relayContext),
    saveReturnDraftMutation,
    variables,
  );
  return result;
}
