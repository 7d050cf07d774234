import { mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { refusalOf } from '../../features/form/answer.ts';
import { failureItself, runFormAction } from '../../features/form/runFormAction.server.ts';
import { catalogueOrderedPath } from '../../features/form/sentPaths.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { OrderCatalogueMutation } from './__generated__/OrderCatalogueMutation.graphql';
import { catalogueOrderFaults, catalogueOrderInput, pageField } from './catalogueOrderForm.ts';
import { orderCatalogueMutation } from './OrderCatalogueMutation.ts';

/** DEC-135: orders a printed catalogue, of which a page of its own tells, or answers the form with what is wrong in it. */
export function orderCatalogue(context: Readonly<RouterContextProvider>, request: Request) {
  const { domain } = context.get(requestContext);
  return runFormAction(request, {
    failed: failureItself,
    check: (values) => catalogueOrderFaults(values, domain),
    async send(values) {
      const { result } = await withSession(context, () =>
        mutate<OrderCatalogueMutation>(
          context.get(relayContext),
          orderCatalogueMutation,
          catalogueOrderInput(values, domain),
        ),
      );
      if (result.successful) return { answer: seeOther(catalogueOrderedPath) };
      const fieldErrors = result.fieldErrors.map(({ fieldName, message }) => ({
        fieldName: pageField(fieldName),
        message,
      }));
      return { refusal: refusalOf(values, { ...result, fieldErrors }) };
    },
  });
}
