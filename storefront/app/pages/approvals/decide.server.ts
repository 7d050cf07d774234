import { type IEnvironment, mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, refusalOf } from '../../features/form/answer.ts';
import { keepingForm } from '../../features/form/keepingForm.server.ts';
import { runFormAction } from '../../features/form/runFormAction.server.ts';
import { approvalsPath, orderPath } from '../../features/order/approvalsPath.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { DeclineOrderMutation } from './__generated__/DeclineOrderMutation.graphql';
import type { ReleaseOrderMutation } from './__generated__/ReleaseOrderMutation.graphql';
import type { WithdrawOrderMutation } from './__generated__/WithdrawOrderMutation.graphql';
import { type ApprovalForm, approvalFaults, formNamed } from './approvalForms.ts';
import { declineOrderMutation } from './DeclineOrderMutation.ts';
import { releaseOrderMutation } from './ReleaseOrderMutation.ts';
import { withdrawOrderMutation } from './WithdrawOrderMutation.ts';

export interface DecisionFailure {
  readonly failure: FormFailure;
  /** What stands in the way of a release. */
  readonly changes: ReleaseOrderMutation['response']['result']['changes'];
}

type Values = Readonly<Record<string, string>>;

/** Releases, declines or withdraws a waiting order, as the form says that was sent. */
export const decide = (context: Readonly<RouterContextProvider>, request: Request) =>
  runFormAction<Response | DecisionFailure, DecisionFailure>(request, {
    failed: (failure) => ({ failure, changes: [] }),
    check: approvalFaults,
    send: (values) =>
      keepingForm(context, values, async () => {
        const name = formNamed(values.form) ?? 'withdraw';
        const result = await run(context.get(relayContext), name, values);
        if (result.successful) {
          const isBuyers = name === 'withdraw';
          const done = new URLSearchParams({ done: name, number: values.number ?? '' });
          const page = isBuyers ? orderPath(values.order ?? '') : `${approvalsPath}?${done}`;
          return { answer: seeOther(page) };
        }
        const { changes } = result;
        return { answer: { failure: refusalOf(values, result), changes }, init: { status: 422 } };
      }),
  });

async function run(environment: IEnvironment, name: ApprovalForm, values: Values) {
  const { order: orderId = '', reason = '' } = values;
  switch (name) {
    case 'release':
      return (await mutate<ReleaseOrderMutation>(environment, releaseOrderMutation, { orderId }))
        .result;
    case 'decline': {
      const declined = { orderId, reason };
      return (await mutate<DeclineOrderMutation>(environment, declineOrderMutation, declined))
        .result;
    }
    case 'withdraw':
      return (await mutate<WithdrawOrderMutation>(environment, withdrawOrderMutation, { orderId }))
        .result;
  }
}
