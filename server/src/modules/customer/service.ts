import {
  type AddressContent,
  type AddressInput,
  type AddressKind,
  addressFieldNames,
  addressForm,
  addressKinds,
} from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { record } from '../accountEvent/service.ts';
import { type FieldError, readForm } from '../form/form.ts';
import { isVisitor } from '../session/service.ts';
import {
  type AccountKind,
  accountKindOf,
  isRandomId,
  loginRequired,
  randomId,
  type Shopper,
  userIdRequired,
} from '../session/session.ts';
import {
  type AddressOwner,
  hideAddress,
  insertAddress,
  loadAddresses,
  loadProviderAddresses,
  removeHiddenAddresses,
  removeLongHiddenAddresses,
  removeProviderAddresses,
  removeUnusedProviderAddresses,
  restoreAddress,
  updateAddress,
} from './addressStore.ts';
import { insertNumbered, type NewColleague, openColleague } from './colleague.ts';
import { type Account, type Address, addressOf, type Customer } from './customer.ts';
import {
  accountOf,
  businessColumns,
  customerOf,
  type NewBusiness,
  type NewCustomer,
  rowOf,
} from './rows.ts';
import {
  insertCustomer,
  loadCustomer,
  loadCustomerByEmail,
  loadCustomerByLogin,
  noteFirstLogin,
  savePasswordHash,
  takeStep,
} from './store.ts';
import {
  findToken,
  insertToken,
  type NewToken,
  removeExpiredTokens,
  removeTokensOf,
  spendToken,
  type TokenPurpose,
  useToken,
} from './tokenStore.ts';

export {
  changeEmail,
  confirmAddress,
  eraseCustomer,
  findRemoved,
  removeFromInstitution,
  replaceRemoved,
  saveNames,
  savePhone,
} from './accountChanges.ts';
export { removeAddressesOfVisitor } from './addressStore.ts';
export { accountData, addressData } from './exportStore.ts';
export {
  byPassword,
  changePassword,
  minPasswordLength,
  newPasswordFaults,
} from './newPassword.ts';
export type { NewBusiness, NewCustomer } from './rows.ts';
export { lockCustomer } from './store.ts';

export type AddressOutcome =
  | { readonly ok: true; readonly address: Address }
  | {
      readonly ok: false;
      readonly messageKey: string | null;
      readonly fieldErrors: readonly FieldError[];
    };

export interface CustomerService {
  /** Opens a consumer's account in the transaction. @returns false when the e-mail address has one */
  open(tx: Connection, customer: NewCustomer): Promise<boolean>;
  /** The same of a business. @returns its customer number; undefined when the address has one */
  openBusiness(tx: Connection, customer: NewBusiness): Promise<string | undefined>;
  /**
   * The same of somebody of a business that has an account: on its contract, and billed where it is.
   *
   * @param colleagueId whose account that is
   * @returns the new one's customer number; undefined when the address has an account
   */
  openColleague(
    tx: Connection,
    person: NewColleague,
    colleagueId: string,
  ): Promise<string | undefined>;
  /** Remembers a token that goes out in a mail of the transaction. */
  keepToken(tx: Connection, token: string, about: NewToken): Promise<void>;
  /** Whose token it is, as long as it can be used. */
  ownerOfToken(token: string, purpose: TokenPurpose): Promise<Customer | undefined>;
  /** Uses a token up. @returns undefined when it can't be used, or no longer */
  useToken(
    tx: Connection,
    token: string,
    purpose: Exclude<TokenPurpose, 'confirmEmail'>,
  ): Promise<{ readonly customerId: string; readonly email: string | null } | undefined>;
  /** Ends the links of earlier mails. */
  dropTokens(tx: Connection, customerId: string, purpose: TokenPurpose): Promise<void>;
  /** @returns whether the token shows, now or once before, that the address is its owner's */
  confirmEmail(token: string, by: Pick<Shopper, 'userAgent'>): Promise<boolean>;
  /** Undefined also of a deleted account. */
  get(customerId: string): Promise<Customer | undefined>;
  /** By e-mail address; businesses by customer number. Both in lower case. */
  findForLogin(kind: AccountKind, login: string): Promise<Account | undefined>;
  findByEmail(kind: AccountKind, email: string): Promise<Account | undefined>;
  account(customerId: string): Promise<Account | undefined>;
  /** Of a login in the transaction. @returns whether it is the customer's first of all */
  noteFirstLogin(tx: Connection, customerId: string): Promise<boolean>;
  /** Stores the same password in a newer form. @returns false when it was changed meanwhile */
  renewPasswordHash(
    customerId: string,
    change: { readonly hash: string; readonly was: string },
  ): Promise<boolean>;
  /** The shopper's addresses; a guest's are those entered in the checkout. */
  addresses(
    shopper: Shopper,
    kinds: readonly AddressKind[],
    connection?: Connection,
  ): Promise<Address[]>;
  /**
   * Saves an address in a transaction. A new one that says what one of its kind says already is that
   * one, so that a form that is sent twice makes no second address.
   */
  putAddress(
    tx: Connection,
    shopper: Shopper,
    kind: AddressKind,
    address: { readonly addressId: string | null; readonly content: AddressContent },
  ): Promise<Address | { readonly messageKey: string }>;
  /** ADDR-05…07; only registered customers have one. */
  defaultBillingAddress(shopper: Shopper): Promise<Address | undefined>;
  /** @throws Refusal when nobody is logged in. */
  customerAddress(shopper: Shopper): Promise<Address | undefined>;
  addAddress(shopper: Shopper, kind: AddressKind, input: AddressInput): Promise<AddressOutcome>;
  updateAddress(
    shopper: Shopper,
    kind: AddressKind,
    addressId: string,
    input: AddressInput,
  ): Promise<AddressOutcome>;
  /**
   * Addresses from a payment provider's account, for a cart: no part of the address book. They take
   * the place of earlier ones; none removes those.
   */
  replaceProviderAddresses(
    tx: Connection,
    shopper: Shopper,
    provider: string,
    given: readonly { readonly kind: AddressKind; readonly content: AddressContent }[],
  ): Promise<Address[]>;
  /** Those that the shopper's cart has of a provider's account (API-45). */
  providerAddresses(
    shopper: Shopper,
    provider: string,
    kinds: readonly AddressKind[],
  ): Promise<Address[]>;
  /** Hides the address; the one hidden before it is deleted for good (ADDR-03, DEC-99). */
  removeAddress(shopper: Shopper, addressId: string): Promise<AddressOutcome>;
  /** Shows a hidden address again (ADDR-04). */
  restoreAddress(shopper: Shopper, addressId: string): Promise<AddressOutcome>;
  /** Deletes addresses that have been hidden for an hour (DEC-99), and links that are over. */
  prune(): Promise<void>;
}

const addressLimit = 100;
const hiddenMs = 3_600_000;

export function createCustomerService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): CustomerService {
  async function ownerOf(shopper: Shopper): Promise<AddressOwner> {
    if (shopper.signedIn) return { customerId: shopper.signedIn.customerId };
    const { userId } = shopper;
    if (userId === undefined || !(await isVisitor(database, userId))) throw userIdRequired();
    return { userId };
  }

  async function addresses(
    shopper: Shopper,
    kinds: readonly AddressKind[],
    connection: Connection = database,
  ): Promise<Address[]> {
    const rows = await loadAddresses(connection, await ownerOf(shopper), kinds);
    return rows.map(addressOf);
  }

  /** Where the customer is: the first entry of the address book. */
  async function insertOwnAddress(
    tx: Connection,
    { id: customerId, customerAddress }: NewCustomer,
  ): Promise<void> {
    const own = { id: randomId(), kind: 'billing', isCustomerAddress: true } as const;
    const options = { now: clock.now(), limit: addressLimit };
    await insertAddress(tx, { customerId }, { ...customerAddress, ...own }, options);
  }

  return {
    async open(tx, customer) {
      if (!(await insertCustomer(tx, rowOf(customer), clock.now()))) return false;
      await insertOwnAddress(tx, customer);
      return true;
    },
    async openBusiness(tx, customer) {
      const row = { ...rowOf(customer), ...businessColumns(customer) };
      const customerNumber = await insertNumbered(tx, row, clock.now());
      if (customerNumber !== undefined) await insertOwnAddress(tx, customer);
      return customerNumber;
    },
    openColleague: (tx, person, colleagueId) =>
      openColleague(tx, person, { colleagueId, now: clock.now(), addressLimit }),
    keepToken: insertToken,
    async ownerOfToken(token, purpose) {
      if (!isRandomId(token)) return undefined;
      const found = await findToken(database, token, { purpose, now: clock.now() });
      const row = found && (await loadCustomer(database, found.customerId));
      return row && customerOf(row);
    },
    async useToken(tx, token, purpose) {
      if (!isRandomId(token)) return undefined;
      return spendToken(tx, token, { purpose, now: clock.now() });
    },
    dropTokens: (tx, customerId, purpose) => removeTokensOf(tx, customerId, [purpose]),
    async confirmEmail(token, { userAgent }) {
      if (!isRandomId(token)) return false;
      return database.transaction(async (tx) => {
        const used = await useToken(tx, token, 'confirmEmail', clock.now());
        if (used && !used.wasUsed && (await takeStep(tx, used.customerId, 'confirm'))) {
          const confirmed = { kind: 'emailConfirmed', at: clock.now(), userAgent } as const;
          await record(tx, { customerId: used.customerId, ...confirmed });
        }
        return used !== undefined;
      });
    },
    async get(customerId) {
      const row = await loadCustomer(database, customerId);
      return row && row.state !== 'deleted' ? customerOf(row) : undefined;
    },
    async findForLogin(kind, login) {
      const row = await loadCustomerByLogin(database, kind, login);
      return row && accountOf(row);
    },
    async findByEmail(kind, email) {
      const row = await loadCustomerByEmail(database, kind, email);
      return row && accountOf(row);
    },
    async account(customerId) {
      const row = await loadCustomer(database, customerId);
      return row && accountOf(row);
    },
    noteFirstLogin: (tx, customerId) => noteFirstLogin(tx, customerId, clock.now()),
    renewPasswordHash: (customerId, change) => savePasswordHash(database, customerId, change),
    addresses,
    async defaultBillingAddress(shopper) {
      if (!shopper.signedIn) return undefined;
      const all = await addresses(shopper, addressKinds);
      const isBusiness = shopper.storefront.id === 'b2b';
      return (
        all.find(
          ({ kind, isCustomerAddress }) => kind === 'billing' && isCustomerAddress !== isBusiness,
        ) ??
        all.find(({ kind }) => kind === 'shipping') ??
        // A business that is known by one address alone.
        all.find(({ kind }) => kind === 'billing')
      );
    },
    async customerAddress(shopper) {
      if (!shopper.signedIn) throw loginRequired();
      const billing = await addresses(shopper, ['billing']);
      return billing.find(({ isCustomerAddress }) => isCustomerAddress);
    },
    async putAddress(tx, shopper, kind, { addressId, content }) {
      const owner = await ownerOf(shopper);
      if (addressId !== null) {
        const row = await updateAddress(tx, owner, { ...content, id: addressId, kind });
        return row ? addressOf(row) : { messageKey: 'vue.address.error.notFound' };
      }
      const known = await addresses(shopper, [kind], tx);
      const same = known.find((address) =>
        addressFieldNames.every((field) => address[field] === content[field]),
      );
      if (same) return same;
      const row = await insertAddress(
        tx,
        owner,
        { ...content, id: randomId(), kind, isCustomerAddress: isOwn(shopper, kind) },
        { now: clock.now(), limit: addressLimit },
      );
      return row ? addressOf(row) : { messageKey: 'vue.address.error.tooMany' };
    },
    async addAddress(shopper, kind, input) {
      const owner = await ownerOf(shopper);
      const check = readAddress(shopper, kind, input);
      if (!check.ok) return { ok: false, messageKey: null, fieldErrors: check.fieldErrors };
      const row = await insertAddress(
        database,
        owner,
        { ...check.values, id: randomId(), kind, isCustomerAddress: isOwn(shopper, kind) },
        { now: clock.now(), limit: addressLimit },
      );
      return row ? { ok: true, address: addressOf(row) } : failure('vue.address.error.tooMany');
    },
    async updateAddress(shopper, kind, addressId, input) {
      const owner = await ownerOf(shopper);
      const check = readAddress(shopper, kind, input);
      if (!check.ok) return { ok: false, messageKey: null, fieldErrors: check.fieldErrors };
      const row = await updateAddress(database, owner, { ...check.values, id: addressId, kind });
      return row ? { ok: true, address: addressOf(row) } : failure('vue.address.error.notFound');
    },
    async replaceProviderAddresses(tx, shopper, provider, given) {
      const owner = await ownerOf(shopper);
      await removeProviderAddresses(tx, owner);
      const kept: Address[] = [];
      for (const { kind, content } of given) {
        const address = { ...content, id: randomId(), kind, isCustomerAddress: false };
        const options = { now: clock.now(), limit: addressLimit + given.length, provider };
        const row = await insertAddress(tx, owner, address, options);
        if (row === undefined) throw new Error('There is no room for the address of a provider');
        kept.push(addressOf(row));
      }
      return kept;
    },
    async providerAddresses(shopper, provider, kinds) {
      const owner = await ownerOf(shopper);
      return (await loadProviderAddresses(database, owner, provider, kinds)).map(addressOf);
    },
    async removeAddress(shopper, addressId) {
      const owner = await ownerOf(shopper);
      const row = await database.transaction(async (tx) => {
        await removeHiddenAddresses(tx, owner);
        return hideAddress(tx, owner, addressId, clock.now());
      });
      return row ? { ok: true, address: addressOf(row) } : failure('vue.address.error.notFound');
    },
    async restoreAddress(shopper, addressId) {
      const row = await restoreAddress(database, await ownerOf(shopper), addressId);
      return row ? { ok: true, address: addressOf(row) } : failure('vue.address.error.notFound');
    },
    async prune() {
      const before = new Date(clock.now().getTime() - hiddenMs);
      await removeLongHiddenAddresses(database, before);
      await removeUnusedProviderAddresses(database, before);
      await removeExpiredTokens(database, clock.now());
    },
  };
}

/** The first bill's address of a consumer who has none is where the customer is (ADDR-05). */
const isOwn = ({ signedIn, storefront }: Shopper, kind: AddressKind): boolean =>
  signedIn !== undefined && kind === 'billing' && accountKindOf(storefront) === 'consumer';

function readAddress({ storefront, signedIn }: Shopper, kind: AddressKind, input: AddressInput) {
  const needsEmail = signedIn === undefined;
  return readForm(addressForm(kind, { storefront: storefront.id, needsEmail }), input, kind);
}

function failure(messageKey: string): AddressOutcome {
  return { ok: false, messageKey, fieldErrors: [] };
}
