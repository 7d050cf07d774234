import { type Faults, faultsOf, newPasswordForm } from '../../../contract/index.ts';
import type { Connection } from '../../database/database.ts';
import { forgetDevicesOf } from '../accountEvent/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { removeSessionsOf } from '../session/service.ts';
import { type AccountKind, storefrontsOf } from '../session/session.ts';
import { lockCustomer, savePasswordHash } from './store.ts';
import { removeTokensOf } from './tokenStore.ts';

const common = 'vue.form.error.password.common';
const ofContext = 'vue.form.error.password.context';

/** Loaded with the first new password: half a megabyte that most processes never need. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

const loadCommonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase()));
};

/** Characters; the parameter `password minLength` of the strictest storefront of such an account. */
export async function minPasswordLength(
  parameters: ParametersService,
  kind: AccountKind,
): Promise<number> {
  const sets = await Promise.all(storefrontsOf(kind).map((id) => parameters.of(id)));
  return Math.max(...sets.map((set) => set.integer('password', 'minLength')));
}

/** Whether many people have chosen it: whoever guesses begins with those (ruling 5). */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords();
  return (await commonPasswords).has(password.toLowerCase());
}

/** Letters and digits that a password has to have beside words that anybody can guess. */
const minBesideContext = 4;

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a password is little more than words that whoever guesses tries for this very account. */
function isOfContext(password: string, context: readonly string[]): boolean {
  const words = context
    .flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
    .map(plain)
    .filter((word) => word.length >= minBesideContext)
    .toSorted((a, b) => b.length - a.length);
  const typed = plain(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), typed);
  return rest !== typed && rest.length < minBesideContext;
}

/**
 * What is wrong with a new password, as `password`; empty: nothing is (ruling 5, ASVS 6.2).
 *
 * @param about what is known of its owner: names, the e-mail address, the customer number
 */
export async function newPasswordFaults(
  parameters: ParametersService,
  kind: AccountKind,
  password: string,
  about: readonly (string | null | undefined)[],
): Promise<Faults> {
  const faults = faultsOf(newPasswordForm(await minPasswordLength(parameters, kind)), { password });
  if (Object.keys(faults).length > 0) return faults;
  if (await isCommonPassword(password)) return { password: common };
  const sets = await Promise.all(storefrontsOf(kind).map((id) => parameters.of(id)));
  const companies = sets.map((set) => set.text('company', 'name'));
  const context = [...companies, ...about].filter((each) => typeof each === 'string');
  return isOfContext(password, context) ? { password: ofContext } : {};
}

/** A customer whose password was right, for as long as it is theirs. @param customer.passwordHash of it */
export const byPassword = <T extends { readonly id: string; readonly passwordHash: string }>(
  customer: T,
) => ({
  ...customer,
  holds: async (tx: Connection) => (await lockCustomer(tx, customer.id)) === customer.passwordHash,
});

/** A password that replaces another one. */
export interface PasswordChange {
  readonly customerId: string;
  readonly hash: string;
  /** The hash that it replaces. @default whichever there is */
  readonly was?: string;
  /** The session that goes on. @default none */
  readonly keptSession?: string;
  /** The browser that stays known, if it is. @default none */
  readonly keptDevice?: string | undefined;
}

/**
 * Gives a customer another password: whoever is signed in with the old one is no more, links that
 * were asked for before lead nowhere, and browsers are new ones again.
 *
 * @returns false when it was changed meanwhile, or there is no such customer
 */
export async function changePassword(
  tx: Connection,
  { customerId, hash, was, keptSession, keptDevice }: PasswordChange,
): Promise<boolean> {
  if (!(await savePasswordHash(tx, customerId, { hash, was: was ?? null }))) return false;
  await removeSessionsOf(tx, [customerId], keptSession);
  await forgetDevicesOf(tx, customerId, keptDevice);
  await removeTokensOf(tx, customerId, ['resetPassword', 'changeEmail']);
  return true;
}
