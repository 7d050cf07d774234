import { faultsOf, personRules } from '../../features/form/rules.ts';

/** Grows with every change of `newsletter.consent`: the proof of a consent says which words it had. */
export const consentWording = '1';

/** What an issue can be about; the chosen one is kept with the subscription. */
export const interests = ['school', 'kindergarten', 'office', 'creative'] as const;

/** DEC-132, table "Form fields": only the address is needed. */
export const newsletterFaults = (
  values: Readonly<Record<string, string>>,
): Record<string, string> => faultsOf(personRules(false), values);
