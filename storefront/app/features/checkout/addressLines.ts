import type { Messages } from '../../platform/i18n/messages.tsx';

/** An address as the API tells it, as far as it stands on a parcel. */
export interface PostalAddress {
  readonly schoolOrCompany?: string | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly addressAddition?: string | null | undefined;
  readonly postCode: string;
  readonly city: string;
  readonly country: string;
  readonly isStation: boolean;
}

/** The lines of an address; of a parcel station its number and the post number (ADDR-13). */
export function addressLines(address: PostalAddress, t: Messages): string[] {
  const { schoolOrCompany, firstName, lastName, street, addressAddition, isStation } = address;
  const lines = [
    schoolOrCompany,
    `${firstName} ${lastName}`,
    ...(isStation
      ? [
          t('address.line.postnumber', { number: street }),
          t('address.line.packstation', { number: addressAddition ?? '' }),
        ]
      : [street, addressAddition]),
    `${address.postCode} ${address.city}`,
    t.ofServer(`country.${address.country}`),
  ];
  return lines.filter((line) => line != null && line !== '') as string[];
}
