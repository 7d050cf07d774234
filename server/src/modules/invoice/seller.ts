import { type Country, countries, countryName } from '../../../contract/index.ts';
import type { ParameterSet } from '../parameters/service.ts';
import type { StorefrontId } from '../storefront/storefront.ts';
import { storefrontOf } from '../storefront/storefront.ts';
import type { Seller } from './invoice.ts';

/** Who sells, as the parameters `company` and `bank` say it. */
export function sellerOf(storefront: StorefrontId, parameters: ParameterSet): Seller {
  const company = (entry: 'name' | 'address' | 'email' | 'phone' | 'vatId' | 'register') =>
    parameters.text('company', entry);
  const logo = parameters.text('company', 'logo');
  const home = storefrontOf(storefront).homeCountry;
  return {
    shopName: parameters.text('company', 'shopName'),
    ...(logo !== '' && { logo }),
    name: company('name'),
    ...placeOf(company('address'), home),
    email: company('email'),
    phone: company('phone'),
    vatId: company('vatId'),
    register: company('register'),
    bank: {
      accountHolder: parameters.text('bank', 'accountHolder'),
      iban: parameters.text('bank', 'iban'),
      bic: parameters.text('bank', 'bic'),
      name: parameters.text('bank', 'bankName'),
    },
  };
}

/** Postcode and town. */
const town = /^(?:[A-Z]{1,2}-)?(\d{4,5}) (.+)$/;

/**
 * The parts of an address that is written in one line: `Musterstraße 1, 12345 Musterstadt,
 * Deutschland`. What has no postcode stays in the street.
 */
export function placeOf(
  address: string,
  home: Country,
): Pick<Seller, 'street' | 'postCode' | 'city' | 'country'> {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
  const nameOf = (country: Country) =>
    [country, countryName(country, 'de'), countryName(country, 'en')].map((name) =>
      name.toLowerCase(),
    );
  const last = parts.at(-1)?.toLowerCase() ?? '';
  const named = countries.find((country) => nameOf(country).includes(last));
  const rest = named === undefined ? parts : parts.slice(0, -1);
  const index = rest.findIndex((part) => town.test(part));
  const [, postCode = '', city = ''] = town.exec(rest[index] ?? '') ?? [];
  const street = rest.filter((_, at) => at !== index).join(', ');
  return { street, postCode, city, country: named ?? home };
}
