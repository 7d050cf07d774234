import { mutate } from '@kreide/relay';
import { faultsOf, returnContactForm } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, formFailure, refusalOf } from '../../features/form/answer.ts';
import { failureItself, runFormAction } from '../../features/form/runFormAction.server.ts';
import { openReturn, saveDraft } from '../../features/returns/returnDraft.server.ts';
import { returnPath } from '../../features/returns/steps.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { SubmitReturnMutation } from './__generated__/SubmitReturnMutation.graphql';
import { submitReturnMutation } from './SubmitReturnMutation.ts';

/** RET-13, RET-14: keeps carrier and contact, and announces the return. */
export const announce = (context: Readonly<RouterContextProvider>, request: Request) =>
  runFormAction<Response, FormFailure>(request, {
    failed: failureItself,
    check: (values) => faultsOf(returnContactForm, values),
    async send(values) {
      const { hash, draftId } = await openReturn('carrier', context, request);
      const { carrier = '', labels = '1', salutation, firstName = '', lastName = '' } = values;
      const { email = '', phone = '' } = values;
      const returnOrder = {
        carrier,
        labels: Number(labels) || 0,
        contact: { salutation: salutation ?? null, firstName, lastName, email, phone },
      };
      const saved = await saveDraft(context, { hash, draftId, returnOrder });
      if (!saved.successful) return { refusal: refusalOf(values, saved) };
      const { result } = await mutate<SubmitReturnMutation>(
        context.get(relayContext),
        submitReturnMutation,
        { hash, draftId },
      );
      if (!result.isError) return { answer: seeOther(returnPath('confirm')) };
      // ERR-22. What is wrong with the goods stands two pages before.
      return { refusal: formFailure(values, {}, result.errorMsg ?? 'somethingWentWrong') };
    },
  });
