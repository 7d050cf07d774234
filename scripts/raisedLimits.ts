import { limitSettings } from '@kreide/server';

/** More than any measurement or hunt asks for in an hour; what is counted is counted as ever. */
const raised = '999999/1h';

/** Settings for a shop that one program asks as often as it can. */
export const raisedLimits: Readonly<Record<string, string>> = Object.fromEntries(
  limitSettings.map((name) => [name, raised]),
);

/** For the output of whatever raises them. */
export const raisedLimitsNote = `All limits are raised (KREIDE_LIMIT_…=${raised}): the load comes from one address.`;
