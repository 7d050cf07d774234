import { graphql } from '@kreide/relay';
import { readInlineData } from 'relay-runtime';
import type { Messages } from '../../platform/i18n/messages.tsx';
import type { addressLines_address$key } from './__generated__/addressLines_address.graphql';

const onParcel = graphql`
  fragment addressLines_address on Address @inline {
    schoolOrCompany
    firstName
    lastName
    street
    addressAddition
    postCode
    city
    country
    isStation
  }
`;

/** The lines of an address; of a parcel station its number and the post number (ADDR-13). */
export function addressLines(key: addressLines_address$key, t: Messages): string[] {
  const address = readInlineData(onParcel, key);
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
