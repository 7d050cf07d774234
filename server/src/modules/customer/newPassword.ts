import { type Faults, faultsOf, newPasswordForm } from '../../../contract/index.ts';
import type { ParametersService } from '../parameters/service.ts';
import { type AccountKind, storefrontsOf } from '../session/session.ts';

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
