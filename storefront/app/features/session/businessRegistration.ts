import { businessRegistrationForm, faultsOf } from '@kreide/server/contract';
import { withRepetition } from '../password/repetition.ts';
import { accessAndAddress, registrationField } from './registration.ts';

/** The form of a business's account between the page and the API (REG-04). */

type Values = Readonly<Record<string, string>>;

/** The page's form as the API takes it. @param newsletterWording of the words beside its box */
export function businessInput(values: Values, newsletterWording: string) {
  return {
    ...accessAndAddress(values, newsletterWording),
    vatRegistrationNo: values.vatRegistrationNo ?? '',
    jobTitleCode: values.jobTitleCode ?? '',
    primaryIndustryGroupCode: values.primaryIndustryGroupCode ?? '',
    numberOfEmployees: values.numberOfEmployees ?? '',
    certificate: values.certificate ?? '',
  };
}

/** What is wrong with the form, by the fields' names in the page, in its order. */
export function businessFaults(values: Values, minLength: number): Record<string, string> {
  const faults = faultsOf(businessRegistrationForm(minLength), businessInput(values, ''));
  const { email, password, ...others } = Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [registrationField(name), fault]),
  );
  const access = { ...(email && { email }), ...(password && { password }) };
  return { ...withRepetition(access, values, 'password'), ...others };
}
