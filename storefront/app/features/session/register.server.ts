import { mutate } from '@kreide/relay';
import { passwordLength } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { cartIdOf } from '../../platform/identity.server.ts';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import { asVisitor, sessionCookies } from '../../platform/session.server.ts';
import { hasFaults } from '../form/answer.ts';
import { consentWording } from '../newsletter/consentWording.ts';
import type { RegisterBusinessMutation } from './__generated__/RegisterBusinessMutation.graphql';
import type { RegisterCustomerMutation } from './__generated__/RegisterCustomerMutation.graphql';
import { businessFaults, businessInput } from './businessRegistration.ts';
import { registerBusinessMutation } from './RegisterBusinessMutation.ts';
import { registerCustomerMutation } from './RegisterCustomerMutation.ts';
import { accessAndAddress, registrationFaults, registrationField } from './registration.ts';

export interface RegistrationAnswer {
  /** Spelt as the contract has it (API-12). */
  readonly successfull: boolean;
  readonly errorMessage: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Under the names of the page's form. */
  readonly fieldErrors: readonly { readonly fieldName: string; readonly message: string }[];
}

/** Opens a consumer's account and answers the cookies of its session. */
export async function register(
  context: Readonly<RouterContextProvider>,
  request: Request,
  values: Readonly<Record<string, string>>,
): Promise<{ answer: RegistrationAnswer; cookies: string[] }> {
  const { shopStoreId } = context.get(requestContext).domain;
  // What an operator asks of a password beyond this, the API tells.
  const faults = registrationFaults(values, shopStoreId, passwordLength.min);
  if (hasFaults(faults)) return { answer: refusedFor(faults), cookies: [] };
  asVisitor(context, request);
  const { result } = await mutate<RegisterCustomerMutation>(
    context.get(relayContext),
    registerCustomerMutation,
    { form: accessAndAddress(values, consentWording), cartId: cartIdOf(request) ?? null },
  );
  return {
    answer: answerOf(result),
    cookies: result.successful ? sessionCookies(context, result) : [],
  };
}

/** REG-04: asks for an account of a business, which waits for an operator: nobody is logged in. */
export async function registerBusiness(
  context: Readonly<RouterContextProvider>,
  request: Request,
  values: Readonly<Record<string, string>>,
): Promise<RegistrationAnswer> {
  const faults = businessFaults(values, passwordLength.min);
  if (hasFaults(faults)) return refusedFor(faults);
  asVisitor(context, request);
  const { result } = await mutate<RegisterBusinessMutation>(
    context.get(relayContext),
    registerBusinessMutation,
    { form: businessInput(values, consentWording) },
  );
  return answerOf(result);
}

const refusedFor = (faults: Readonly<Record<string, string>>): RegistrationAnswer => ({
  successfull: false,
  errorMessage: 'vue.form.error.general',
  firstName: null,
  lastName: null,
  fieldErrors: Object.entries(faults).map(([fieldName, message]) => ({ fieldName, message })),
});

const answerOf = (
  result:
    | RegisterCustomerMutation['response']['result']
    | RegisterBusinessMutation['response']['result'],
): RegistrationAnswer => ({
  successfull: result.successful,
  errorMessage: result.errorMessage ?? null,
  firstName: result.firstName ?? null,
  lastName: result.lastName ?? null,
  fieldErrors: result.fieldErrors.map(({ fieldName, message }) => ({
    fieldName: registrationField(fieldName),
    message,
  })),
});
