/**
 * The routing id of German authorities for electronic invoices: coarse address (2 to 12 digits),
 * optional fine address (up to 30 letters and digits), two check digits (Formatspezifikation
 * Leitweg-ID, KoSIT).
 */
const shape = /^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/;

/** Whether the text is a Leitweg-ID with right check digits (ISO/IEC 7064, MOD 97-10). */
export function isLeitwegId(text: string): boolean {
  const id = text.toUpperCase();
  if (!shape.test(id)) return false;
  let remainder = 0;
  for (const character of id.replaceAll('-', '')) {
    // A letter stands for two digits: A is 10, Z is 35.
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
