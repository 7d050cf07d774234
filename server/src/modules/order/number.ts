import { randomInt } from 'node:crypto';

/** What a number for people is of: an order, or goods that come back. */
type Prefix = 'K' | 'R';

/** An order number for people: `K26-4839-2075`. */
export const newOrderNumber = (now: Date): string => newNumber('K', now);

/** The same of a return, its RMA: `R26-4839-2075`. */
export const newReturnNumber = (now: Date): string => newNumber('R', now);

/** An order number as a person typed it, in the shop's spelling; undefined when it cannot be one. */
export const readOrderNumber = (text: string): string | undefined => readNumber('K', text);

/** The same of a return's number. */
export const readReturnNumber = (text: string): string | undefined => readNumber('R', text);

/**
 * Year, seven random digits and a check digit, so that it does not reveal how many there are, and a
 * misread digit is noticed.
 */
function newNumber(prefix: Prefix, now: Date): string {
  const year = String(now.getUTCFullYear() % 100).padStart(2, '0');
  const digits = String(randomInt(10_000_000)).padStart(7, '0');
  const all = `${digits}${checkDigit(year + digits)}`;
  return `${prefix}${year}-${all.slice(0, 4)}-${all.slice(4)}`;
}

function readNumber(prefix: Prefix, text: string): string | undefined {
  const plain = text
    .slice(0, 40)
    .toUpperCase()
    .replace(/[\s./-]/g, '');
  const match = /^(\d{2})(\d{4})(\d{4})$/.exec(plain.replace(prefix, ''));
  const [, year, first, last] = match ?? [];
  if (year === undefined || first === undefined || last === undefined) return undefined;
  const digits = year + first + last;
  return checkDigit(digits.slice(0, -1)) === Number(digits.at(-1))
    ? `${prefix}${year}-${first}-${last}`
    : undefined;
}

/** Luhn's: finds every wrong digit and nearly every swapped pair. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const doubled = Number(character) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
