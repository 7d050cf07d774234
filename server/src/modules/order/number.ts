import { randomInt } from 'node:crypto';
import { type NumberPrefix, writtenNumber } from '../../../contract/index.ts';

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
function newNumber(prefix: NumberPrefix, now: Date): string {
  const year = String(now.getUTCFullYear() % 100).padStart(2, '0');
  const digits = String(randomInt(10_000_000)).padStart(7, '0');
  return writtenNumber(prefix, `${year}${digits}${checkDigit(year + digits)}`);
}

function readNumber(prefix: NumberPrefix, text: string): string | undefined {
  const plain = text
    .slice(0, 40)
    .toUpperCase()
    .replace(/[\s./-]/g, '');
  const digits = plain.replace(prefix, '');
  return /^\d{10}$/.test(digits) && checkDigit(digits.slice(0, -1)) === Number(digits.at(-1))
    ? writtenNumber(prefix, digits)
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
