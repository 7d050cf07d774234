import type { Connection } from '../../database/database.ts';
import { removeEventsAndDevicesOf } from '../accountEvent/service.ts';
import { removeCertificatesOf } from '../certificate/service.ts';
import { removeSessionsOf } from '../session/service.ts';
import { removeAddressesOfCustomer } from './addressStore.ts';
import {
  emptyCustomer,
  findRemoved,
  releaseEmail,
  saveEmail,
  saveRemovedFrom,
  takeStep,
} from './store.ts';
import { removeTokensOf } from './tokenStore.ts';

export { findRemoved, saveNames, savePhone } from './store.ts';

/** Somebody has followed a link that went to the account's address. */
export async function confirmAddress(tx: Connection, customerId: string): Promise<void> {
  await takeStep(tx, customerId, 'confirm');
}

/**
 * Gives an account another e-mail address, which a link has shown to be the customer's. Links that went to the old one lead nowhere: whoever reads
 * that mailbox is no longer asked.
 *
 * @returns false when another customer has it by now
 */
export async function changeEmail(
  tx: Connection,
  customerId: string,
  email: string,
): Promise<boolean> {
  if (!(await saveEmail(tx, customerId, email))) return false;
  await removeTokensOf(tx, customerId, ['confirmEmail', 'resetPassword', 'changeEmail']);
  await confirmAddress(tx, customerId);
  return true;
}

/** Nobody logs in any more, and who is signed in is no more; orders stay. @returns whether it was open */
export async function closeCustomer(tx: Connection, customerId: string): Promise<boolean> {
  if (!(await takeStep(tx, customerId, 'close'))) return false;
  await removeSessionsOf(tx, [customerId]);
  return true;
}

/**
 * The same by an institution that the customer was of. It may invite the address again, unless the
 * shop has closed the account.
 */
export async function removeFromInstitution(
  tx: Connection,
  customerId: string,
  institutionId: string,
): Promise<boolean> {
  if (!(await takeStep(tx, customerId, 'remove'))) return false;
  await saveRemovedFrom(tx, customerId, institutionId);
  await removeSessionsOf(tx, [customerId]);
  return true;
}

/**
 * Makes room for another account of an address whose customer the institution has removed. The earlier
 * one stays for its orders, and nobody opens it again.
 */
export async function replaceRemoved(
  tx: Connection,
  email: string,
  institutionId: string,
): Promise<void> {
  const id = await findRemoved(tx, email, institutionId);
  if (id && (await takeStep(tx, id, 'replace'))) await releaseEmail(tx, id);
}

/**
 * The end of an account: nobody logs in, and nothing personal stays with it. What orders say of
 * their buyer is theirs (DEC-121).
 *
 * @returns false when it is over already, or was closed by the shop
 */
export async function eraseCustomer(tx: Connection, customerId: string): Promise<boolean> {
  if (!(await takeStep(tx, customerId, 'erase'))) return false;
  await removeSessionsOf(tx, [customerId]);
  await removeEventsAndDevicesOf(tx, customerId);
  await removeTokensOf(tx, customerId, [
    'confirmEmail',
    'resetPassword',
    'changeEmail',
    'dataExport',
  ]);
  await removeAddressesOfCustomer(tx, customerId);
  await removeCertificatesOf(tx, customerId);
  await emptyCustomer(tx, customerId);
  return true;
}
