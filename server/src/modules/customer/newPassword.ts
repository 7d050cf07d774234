import { type Faults, faultsOf, newPasswordForm } from '../../../contract/index.ts';
import type { Connection } from '../../database/database.ts';
import { forgetDevicesOf } from '../accountEvent/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { removeSessionsOf } from '../session/service.ts';
import { type AccountKind, storefrontsOf } from '../session/session.ts';
import { savePasswordHash } from './store.ts';
import { removeTokensOf } from './tokenStore.ts';

const common = 'vue.form.error.password.common';

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

/** What is wrong with a new password, as `password`; empty: nothing is. */
export async function newPasswordFaults(
  parameters: ParametersService,
  kind: AccountKind,
  password: string,
): Promise<Faults> {
  const faults = faultsOf(newPasswordForm(await minPasswordLength(parameters, kind)), { password });
  if (Object.keys(faults).length > 0) return faults;
  return (await isCommonPassword(password)) ? { password: common } : {};
}

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
