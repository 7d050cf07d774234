import { graphql, mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, refusalOf } from '../../features/form/answer.ts';
import { asFailure, takeForm } from '../../features/form/takeForm.server.ts';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { orderCatalogueMutation } from './__generated__/orderCatalogueMutation.graphql';
import { catalogueOrderFaults, catalogueOrderInput, pageField } from './catalogueOrderForm.ts';

const mutation = graphql`
  mutation orderCatalogueMutation(
    $edition: String!
    $quantity: Int
    $address: CatalogueAddressInput!
    $email: String
    $website: String
  ) {
    result: catalogueOrder(
      edition: $edition
      quantity: $quantity
      address: $address
      email: $email
      website: $website
    ) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;

/** No failure: the catalogue is ordered. */
export interface CatalogueOrderAnswer {
  readonly failure?: FormFailure;
}

/** DEC-135: orders a printed catalogue, or answers the form with what is wrong in it. */
export function orderCatalogue(context: Readonly<RouterContextProvider>, request: Request) {
  const { domain } = context.get(requestContext);
  return takeForm<CatalogueOrderAnswer, CatalogueOrderAnswer>(request, {
    failed: asFailure,
    check: (values) => catalogueOrderFaults(values, domain),
    async send(values) {
      const { result } = await withSession(context, () =>
        mutate<orderCatalogueMutation>(
          context.get(relayContext),
          mutation,
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
