/**
 * VAT numbers by the country that gave them: their form, and the check digit where it is a plain sum
 * (Directive 2006/112/EC, Article 215; VIES, "What is a VAT number?"; Swiss UID, ARTG).
 */

/** What follows the country's letters. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LI: /^\d{5}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

const checks: Readonly<Record<string, (digits: readonly number[]) => boolean>> = {
  /** ISO/IEC 7064, MOD 11,10. */
  DE(digits) {
    let product = 10;
    for (const digit of digits.slice(0, -1)) {
      product = (((digit + product) % 10 || 10) * 2) % 11;
    }
    return (11 - product) % 10 === digits.at(-1);
  },
  AT(digits) {
    const sum = digits.slice(0, -1).reduce((total, digit, index) => {
      const weighted = digit * (index % 2 === 0 ? 1 : 2);
      return total + (weighted > 9 ? weighted - 9 : weighted);
    }, 4);
    return (10 - (sum % 10)) % 10 === digits.at(-1);
  },
  CH(digits) {
    const weights = [5, 4, 3, 2, 7, 6, 5, 4];
    const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
    return (11 - (sum % 11)) % 11 === digits.at(-1);
  },
};

/** A number as people write it, in the spelling that is stored: `che-123.456.788 MWST` → `CHE123456788`. */
export const plainVatNumber = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s./-]/g, '')
    .replace(/(?:MWST|TVA|IVA)$/, '');

/** Whether a plain number is one of a country that the shop knows. */
export function isVatNumber(plain: string): boolean {
  const country = plain.slice(0, 2);
  const rest = plain.slice(2);
  if (!Object.hasOwn(forms, country) || !forms[country]?.test(rest)) return false;
  const check = Object.hasOwn(checks, country) ? checks[country] : undefined;
  return check === undefined || check(rest.replace(/\D/g, '').split('').map(Number));
}
