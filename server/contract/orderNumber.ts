/** What a number for people is of: an order, or goods that come back. */
export type NumberPrefix = 'K' | 'R';

/**
 * A number for people: `K26-4839-2075`.
 *
 * @param digits two of the year, and eight more
 */
export const writtenNumber = (prefix: NumberPrefix, digits: string): string =>
  digits.replace(/^(\d{2})(\d{4})(\d{4})$/, `${prefix}$1-$2-$3`);

/** Whether a text has the shape of an order's number; its check digit is the server's affair. */
export const isOrderNumber = (text: string): boolean => /^K\d{2}-\d{4}-\d{4}$/.test(text);
