import { length } from '../../features/form/rules.ts';

/** DEC-73. */
export const commentLength = 500;

/** Line breaks are part of a comment, so it is not evened out before it is measured. */
export function summaryFaults(values: Readonly<Record<string, string>>): Record<string, string> {
  const fault = length(0, commentLength)((values.comment ?? '').trim());
  return fault === undefined ? {} : { comment: fault };
}
