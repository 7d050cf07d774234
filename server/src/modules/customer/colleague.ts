import type { Connection } from '../../database/database.ts';
import { randomId } from '../session/session.ts';
import { insertAddress, loadAddresses } from './addressStore.ts';
import { contentOf } from './customer.ts';
import { type NewCustomer, newCustomerNumber } from './rows.ts';
import { type CustomerRow, insertCustomer, loadCustomer, loadTakenLogins } from './store.ts';

/** Somebody who joins a business that has an account. */
export type NewColleague = Pick<
  NewCustomer,
  'id' | 'email' | 'firstName' | 'lastName' | 'language' | 'passwordHash'
>;

/** Stores a business under a number by chance. @returns it; undefined when the e-mail address has an account */
export async function insertNumbered(
  tx: Connection,
  row: Omit<CustomerRow, 'customer_number'>,
  now: Date,
): Promise<string | undefined> {
  for (;;) {
    const numbered = { ...row, customer_number: newCustomerNumber() };
    if (await insertCustomer(tx, numbered, now)) return numbered.customer_number;
    if ((await loadTakenLogins(tx, numbered))?.email) return undefined;
  }
}

/**
 * Opens an account beside a colleague's: with the same contract, since another one would let somebody
 * order on an invoice who may not, and with a copy of the addresses that bills go to.
 */
export async function openColleague(
  tx: Connection,
  person: NewColleague,
  {
    colleagueId,
    now,
    addressLimit,
  }: { readonly colleagueId: string; readonly now: Date; readonly addressLimit: number },
): Promise<string | undefined> {
  const colleague = await loadCustomer(tx, colleagueId);
  if (colleague?.kind !== 'business') throw new Error('A colleague is of a business');
  const { firstName, lastName } = person;
  const row: CustomerRow = {
    ...colleague,
    id: person.id,
    email: person.email,
    password_hash: person.passwordHash,
    salutation: 'NONE',
    first_name: firstName,
    last_name: lastName,
    language: person.language,
    job_title_code: null,
    is_internal: false,
    state: 'active',
  };
  const customerNumber = await insertNumbered(tx, row, now);
  if (customerNumber === undefined) return undefined;
  const addresses = await loadAddresses(tx, { customerId: colleagueId }, ['billing']);
  for (const [index, address] of addresses.entries()) {
    const isCustomerAddress = address.is_customer_address;
    const content = {
      ...contentOf(address),
      // Others name whom the bills go to.
      ...(isCustomerAddress && ({ salutation: 'NONE', firstName, lastName } as const)),
    };
    // Addresses are listed by their time of entry.
    const at = new Date(now.getTime() + index);
    const copy = { ...content, id: randomId(), kind: 'billing', isCustomerAddress } as const;
    await insertAddress(tx, { customerId: person.id }, copy, { now: at, limit: addressLimit });
  }
  return customerNumber;
}
