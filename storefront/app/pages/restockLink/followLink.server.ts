import { mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, refusalOf } from '../../features/form/answer.ts';
import { asFailure, runFormAction } from '../../features/form/runFormAction.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { RestockConfirmMutation } from './__generated__/RestockConfirmMutation.graphql';
import type { RestockWithdrawMutation } from './__generated__/RestockWithdrawMutation.graphql';
import { restockConfirmMutation } from './RestockConfirmMutation.ts';
import { restockWithdrawMutation } from './RestockWithdrawMutation.ts';

/** What a mail's link has done, or why not. */
export interface LinkAnswer {
  readonly done?: 'confirmed' | 'ended';
  readonly failure?: FormFailure;
}

/**
 * Confirms a request or ends it. A mail program's button posts to the mail's link, without a form
 * (RFC 8058), so the token is read from the address.
 */
export function followLink(context: Readonly<RouterContextProvider>, request: Request) {
  const { searchParams } = new URL(request.url);
  const end = searchParams.get('end');
  const token = end ?? searchParams.get('token') ?? '';
  const relay = context.get(relayContext);
  return runFormAction<LinkAnswer, LinkAnswer>(request, {
    failed: asFailure,
    check: () => ({}),
    async send(values) {
      if (end !== null) {
        await mutate<RestockWithdrawMutation>(relay, restockWithdrawMutation, {
          token,
        });
        return { answer: { done: 'ended' } };
      }
      const { result } = await mutate<RestockConfirmMutation>(relay, restockConfirmMutation, {
        token,
      });
      return result.successful
        ? { answer: { done: 'confirmed' } }
        : { refusal: refusalOf(values, result) };
    },
  });
}
