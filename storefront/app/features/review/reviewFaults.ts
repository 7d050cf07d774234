import { faultsOf, reviewForm } from '@kreide/server/contract';

/** The stars of a form's value; undefined: none was chosen. */
export const starsOf = (text: string | undefined): number | null =>
  /^\d$/.test(text ?? '') ? Number(text) : null;

export const reviewFaults = (values: Readonly<Record<string, string>>): Record<string, string> =>
  faultsOf(reviewForm, { ...values, rating: starsOf(values.rating) });
