import { mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, refusalOf } from '../../features/form/answer.ts';
import { asFailure, runFormAction } from '../../features/form/runFormAction.server.ts';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { OrderCatalogueMutation } from './__generated__/OrderCatalogueMutation.graphql';
import { catalogueOrderFaults, catalogueOrderInput, pageField } from './catalogueOrderForm.ts';
import { orderCatalogueMutation } from './OrderCatalogueMutation.ts';

/** No failure: the catalogue was ordered. */
export interface CatalogueOrderAnswer {
  readonly failure?: FormFailure;
}

/** DEC-135: orders a printed catalogue, or answers the form with what is wrong in it. */
export function orderCatalogue(context: Readonly<RouterContextProvider>, request: Request) {
  const { domain } = context.get(requestContext);
  return runFormAction<CatalogueOrderAnswer, CatalogueOrderAnswer>(request, {
    failed: asFailure,
    check: (values) => catalogueOrderFaults(values, domain),
    async send(values) {
      const { result } = await withSession(context, () =>
        mutate<OrderCatalogueMutation>(
          context.get(relayContext),
          orderCatalogueMutation,
          catalogueOrderInput(values, domain),
        ),
      );
      if (result.successful) return { answer: {} };
      const fieldErrors = result.fieldErrors.map(({ fieldName, message }) => ({
        fieldName: pageField(fieldName),
        message,
      }));
      return { refusal: refusalOf(values, { ...result, fieldErrors }) };
    },
  });
}
