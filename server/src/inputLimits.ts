/**
 * What one request may bring along, checked before any work is done on it: regular expressions,
 * normalising and sorting are only quick on what is short.
 */

/** Characters of an id; the import takes no longer ones. */
export const maxIdLength = 80;

/** Characters of one text; the longest that a form takes is a message of some thousand. */
const maxTextLength = 10_000;
/** Texts, numbers and the like in all variables together; an order form has a few hundred. */
const maxValues = 5_000;
const maxDepth = 12;

/** Are all variables of an operation, as parsed from JSON, within the limits? */
export function areWithinLimits(variables: unknown): boolean {
  let values = 0;
  const isWithin = (value: unknown, depth: number): boolean => {
    values += 1;
    if (values > maxValues || depth > maxDepth) return false;
    if (typeof value === 'string') return value.length <= maxTextLength;
    // Files of a multipart request are measured where they are read.
    if (typeof value !== 'object' || value === null || value instanceof File) return true;
    return Object.entries(value).every(
      ([name, entry]) => name.length <= maxTextLength && isWithin(entry, depth + 1),
    );
  };
  return isWithin(variables, 0);
}
