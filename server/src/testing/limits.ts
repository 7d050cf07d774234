import { type Limits, limitNames, limitRules } from '../modules/limiter/limiter.ts';

/** Limits for tests in which one address asks for more than any network does; all is counted. */
export const raisedLimits = Object.fromEntries(
  limitNames.map((name) => [name, { ...limitRules[name], count: 1_000_000 }]),
) as unknown as Limits;
