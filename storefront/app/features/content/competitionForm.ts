import { competitionForm, faultsOf } from '@kreide/server/contract';
import type { FormFailure } from '../form/answer.ts';

/** What a page's action answers to an entry. */
export interface CompetitionAnswer {
  /** Which of the page's competitions it is about. */
  readonly competition: string;
  /** Undefined: the entry was taken. */
  readonly failure?: FormFailure;
}

export const competitionFaults = (
  values: Readonly<Record<string, string>>,
): Record<string, string> =>
  faultsOf(competitionForm, { ...values, acceptsTerms: Boolean(values.acceptsTerms) });
