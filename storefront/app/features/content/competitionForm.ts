import type { FormFailure } from '../form/answer.ts';
import { faultsOf, length, personRules } from '../form/rules.ts';

/** What a page's action answers to an entry. */
export interface CompetitionAnswer {
  /** Which of the page's competitions it is about. */
  readonly competition: string;
  /** Undefined: the entry was taken. */
  readonly failure?: FormFailure;
}

/** DEC-133, table "Form fields": what an entry has to hold. */
export function competitionFaults(
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  return faultsOf(
    [
      ...personRules(true),
      { name: 'answer', isRequired: false, rules: [length(0, 200)] },
      { name: 'acceptsTerms', isRequired: true, rules: [] },
    ],
    values,
  );
}
