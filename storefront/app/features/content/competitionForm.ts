import { competitionForm, faultsOf } from '@kreide/server/contract';
import type { FormFailure } from '../form/answer.ts';

/** A page's action data after an entry. */
export interface CompetitionAnswer {
  /** The competition of the entry. */
  readonly competition: string;
  /** Undefined: the entry was accepted. */
  readonly failure?: FormFailure;
}

export const competitionFaults = (
  values: Readonly<Record<string, string>>,
): Record<string, string> =>
  faultsOf(competitionForm, { ...values, acceptsTerms: Boolean(values.acceptsTerms) });
