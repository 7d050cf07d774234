import type { FormFailure } from '../../features/form/answer.ts';
import { emailRules, faultsOf, length } from '../../features/form/rules.ts';

/** How it ended: by a mail's link, or by the address, of which nothing is told. */
export type UnsubscribeAnswer =
  | { readonly ended: 'link' | 'address' }
  | { readonly ended?: never; readonly failure: FormFailure };

/** Table "Form fields": the address or the token of a mail; a reason is nobody's duty. */
export const unsubscribeFaults = (
  values: Readonly<Record<string, string>>,
): Record<string, string> =>
  faultsOf(
    [
      { name: 'email', isRequired: !values.token, rules: values.token ? [] : emailRules },
      { name: 'reason', isRequired: false, rules: [length(0, 200)] },
    ],
    values,
  );
