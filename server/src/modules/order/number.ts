import { randomInt } from 'node:crypto';

/**
 * An order number for people: `K26-4839-2075`. Year, seven random digits and a check digit, so
 * that it does not reveal how many orders there are, and a misread digit is noticed.
 */
export function newOrderNumber(now: Date): string {
  const year = String(now.getUTCFullYear() % 100).padStart(2, '0');
  const digits = String(randomInt(10_000_000)).padStart(7, '0');
  const all = `${digits}${checkDigit(year + digits)}`;
  return `K${year}-${all.slice(0, 4)}-${all.slice(4)}`;
}

/** A number as a person typed it, in the shop's spelling; undefined when it cannot be one. */
export function readOrderNumber(text: string): string | undefined {
  const match = /^K?(\d{2})(\d{4})(\d{4})$/.exec(text.toUpperCase().replace(/[\s./-]/g, ''));
  const [, year, first, last] = match ?? [];
  if (year === undefined || first === undefined || last === undefined) return undefined;
  const digits = year + first + last;
  return checkDigit(digits.slice(0, -1)) === Number(digits.at(-1))
    ? `K${year}-${first}-${last}`
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
