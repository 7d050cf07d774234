import { graphql, mutate } from '@kreide/relay';
import { data, type RouterContextProvider } from 'react-router';
import { addressArguments, fieldOfApi, valuesOfForm } from '../../features/checkout/addressForm.ts';
import {
  type FormFailure,
  formFailure,
  hasFaults,
  refusalOf,
  textsOf,
} from '../../features/form/answer.ts';
import { isOutage } from '../../features/form/sending.ts';
import { underSession } from '../../platform/session.server.ts';
import { relayContext, visitContext } from '../../platform/visit.ts';
import type { orderCatalogueMutation } from './__generated__/orderCatalogueMutation.graphql';
import { addressForm, catalogueOrderFaults } from './catalogueOrderForm.ts';

const mutation = graphql`
  mutation orderCatalogueMutation(
    $edition: String!
    $quantity: Int
    $formType: String
    $company: String
    $salutation: String
    $firstName: String
    $lastName: String
    $streetAndHouseNr: String
    $additionalAddress: String
    $postCode: String
    $city: String
    $country: String
    $email: String
    $website: String
  ) {
    result: catalogueOrder(
      edition: $edition
      quantity: $quantity
      formType: $formType
      company: $company
      salutation: $salutation
      firstName: $firstName
      lastName: $lastName
      streetAndHouseNr: $streetAndHouseNr
      additionalAddress: $additionalAddress
      postCode: $postCode
      city: $city
      country: $country
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
export async function orderCatalogue(context: Readonly<RouterContextProvider>, request: Request) {
  const { domain } = context.get(visitContext);
  const values = textsOf(await request.formData());
  const refuse = (failure: FormFailure, status: number) =>
    data<CatalogueOrderAnswer>({ failure }, { status });
  const faults = catalogueOrderFaults(values, domain);
  if (hasFaults(faults)) return refuse(formFailure(values, faults), 400);
  try {
    const { edition = '', quantity, email, website } = values;
    const address = valuesOfForm(addressForm, values);
    const { result } = await underSession(context, () =>
      mutate<orderCatalogueMutation>(context.get(relayContext), mutation, {
        ...addressArguments(addressForm, address, domain.shopStoreId),
        edition,
        quantity: domain.isB2b && quantity ? Number(quantity) : null,
        email: email ?? null,
        website: website ?? null,
      }),
    );
    if (result.successful) return data<CatalogueOrderAnswer>({});
    const fieldErrors = result.fieldErrors.map(({ fieldName, message }) => ({
      fieldName: (fieldName !== 'email' && fieldOfApi(addressForm, fieldName)) || fieldName,
      message,
    }));
    return refuse(refusalOf(values, { ...result, fieldErrors }), 422);
  } catch (error) {
    if (!isOutage(error)) throw error;
    return refuse(formFailure(values, {}, 'somethingWentWrong'), 503);
  }
}
