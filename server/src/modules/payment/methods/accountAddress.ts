import { type Country, countries } from '../../../../contract/index.ts';
import type { ProviderAddress } from '../method.ts';

/** An address as accounts with providers have it. */
export interface AccountAddress {
  readonly name?: string | null;
  readonly addressLine1?: string | null;
  readonly addressLine2?: string | null;
  readonly addressLine3?: string | null;
  readonly city?: string | null;
  readonly postalCode?: string | null;
  readonly countryCode?: string | null;
  readonly phoneNumber?: string | null;
}

const columns = 120;

/**
 * An address of an account in the shop's fields: there it has one name and up to three free lines, of which
 * the one with the house number is the street, and one before it a company. Goods may go to a parcel
 * station.
 *
 * @returns undefined where something is missing, or the shop knows no such country
 */
export function addressOf(
  address: AccountAddress,
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
  purpose: 'billing' | 'shipping',
): ProviderAddress | undefined {
  const text = (value: string | null | undefined) => (value ?? '').trim().slice(0, columns);
  const country = countries.find((code) => code === address.countryCode);
  const [postCode, city] = [text(address.postalCode), text(address.city)];
  const names = text(address.name).split(/\s+/);
  const lastName = names.pop() ?? '';
  const lines = [address.addressLine1, address.addressLine2, address.addressLine3]
    .map(text)
    .filter((line) => line !== '');
  if (country === undefined || lines.length === 0) return undefined;
  if (postCode === '' || city === '' || lastName === '') return undefined;
  const person = {
    salutation: 'NONE',
    firstName: names.join(' '),
    lastName,
    postCode,
    city,
    country,
    phone: text(address.phoneNumber) || phone,
    email,
  } as const;
  return {
    ...person,
    ...((purpose === 'shipping' && stationOf(lines, country)) || placeOf(lines)),
  };
}

/** A parcel station: its number in one line, the post number in another. */
function stationOf(lines: readonly string[], country: Country) {
  const station = lines.map((line) => /^packstation\s*(\d{3})$/i.exec(line)?.[1]).find(Boolean);
  const postNumber = lines
    .map((line) => /^(?:postnummer\s*)?(\d{6,10})$/i.exec(line)?.[1])
    .find(Boolean);
  if (country !== 'DE' || station === undefined || postNumber === undefined) return undefined;
  return { kind: 'packstation', company: null, street: postNumber, addition: station } as const;
}

function placeOf(lines: readonly string[]) {
  const numbered = lines.findIndex((line) => /\d/.test(line));
  const at = numbered === -1 ? 0 : numbered;
  return {
    kind: 'place',
    company: lines.slice(0, at).join(', ') || null,
    street: lines[at] ?? '',
    addition: lines.slice(at + 1).join(', ') || null,
  } as const;
}
