import { emailRules, faultsOf, length } from '../form/rules.ts';

/** AUTH-06, AUTH-07: on b2b the field `email` holds the customer number. */
export function loginFaults(
  values: Readonly<Record<string, string>>,
  isB2b: boolean,
): Record<string, string> {
  return faultsOf(
    [
      { name: 'email', isRequired: true, rules: isB2b ? [length(0, 80)] : emailRules },
      { name: 'password', isRequired: true, rules: [] },
    ],
    values,
  );
}
