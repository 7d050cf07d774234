import { mutate } from '@kreide/relay';
import type { PaymentNoticeMutation } from '../features/checkout/__generated__/PaymentNoticeMutation.graphql';
import { paymentNoticeMutation } from '../features/checkout/PaymentNoticeMutation.ts';
import { json } from '../platform/answers.server.ts';
import { relayContext } from '../platform/requestContext.ts';
import type { Route } from './+types/paymentNotice';

/**
 * `POST /api/payment-notice/{paymentId}`: what a provider's server tells. The API believes what the
 * provider has signed, and answers 400 to anything else.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const body = Buffer.from(await request.arrayBuffer());
  const { paymentNotice: result } = await mutate<PaymentNoticeMutation>(
    context.get(relayContext),
    paymentNoticeMutation,
    {
      paymentId: params.paymentId,
      headers: JSON.stringify(Object.fromEntries(request.headers)),
      body: body.toString('base64'),
    },
    { metadata: { timeout: 30_000 } },
  );
  return json({ successful: result.successful }, [], result.successful ? 200 : 400);
}
