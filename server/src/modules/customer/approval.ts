import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { record } from '../accountEvent/service.ts';
import { keepUntil, loadCertificate, loadCertificateName } from '../certificate/service.ts';
import { createMailService } from '../mail/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { loadAddresses } from './addressStore.ts';
import { verdictMail } from './approvalMails.ts';
import { type Address, addressOf, type Customer } from './customer.ts';
import { customerOf } from './rows.ts';
import { type CustomerRow, loadCustomerByLogin, removePendingCustomer, takeStep } from './store.ts';

/** What a business has said of itself. */
export interface BusinessRecord extends Omit<Customer, 'id'> {
  readonly language: CustomerRow['language'];
  readonly addresses: readonly Address[];
  /** Name of the paper's file, as long as it is kept. */
  readonly certificate: string | null;
}

/** Businesses that register, for the command line (DEC-119). A number is the customer number. */
export interface AccountApproval {
  show(number: string): Promise<BusinessRecord | undefined>;
  /** The paper that shows what a business is. */
  certificate(
    number: string,
  ): Promise<{ readonly name: string; readonly bytes: Buffer } | undefined>;
  /** Opens the account, and says so by mail. @returns whether it waited for that */
  approve(number: string): Promise<boolean>;
  /**
   * Says no by mail, and removes the account with all that was entered: nothing of it is needed any
   * more, and the address can register again.
   *
   * @param reason as the customer reads it
   * @returns whether it waited for an answer
   */
  reject(number: string, reason?: string): Promise<boolean>;
}

const dayMs = 86_400_000;

export function createAccountApproval({
  database,
  clock,
  parameters,
  mailFrom,
}: {
  database: Database;
  clock: Clock;
  parameters: ParametersService;
  mailFrom: string;
}): AccountApproval {
  // It only writes mails; a running shop sends them.
  const mail = createMailService({
    database,
    clock,
    log: console,
    from: mailFrom,
    smtpUrl: undefined,
  });
  const find = (connection: Connection, number: string) =>
    loadCustomerByLogin(connection, 'business', number.toLowerCase());

  async function tell(
    tx: Connection,
    row: CustomerRow,
    verdict: Parameters<typeof verdictMail>[0],
  ): Promise<void> {
    const to = {
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      language: row.language,
    };
    await mail.enqueue(tx, verdictMail(verdict, to, await parameters.of('b2b')));
  }

  return {
    async show(number) {
      const row = await find(database, number);
      if (row === undefined) return undefined;
      const { id, ...customer } = customerOf(row);
      const addresses = await loadAddresses(database, { customerId: id }, ['billing']);
      return {
        ...customer,
        language: row.language,
        addresses: addresses.map(addressOf),
        certificate: (await loadCertificateName(database, id)) ?? null,
      };
    },
    async certificate(number) {
      const row = await find(database, number);
      return row && loadCertificate(database, row.id);
    },
    approve: (number) =>
      database.transaction(async (tx) => {
        const row = await find(tx, number);
        if (!row?.customer_number || !(await takeStep(tx, row.id, 'approve'))) return false;
        const days = (await parameters.of('b2b')).integer('registration', 'certificate.days');
        await record(tx, { kind: 'accountApproved', customerId: row.id, at: clock.now() });
        await keepUntil(tx, row.id, new Date(clock.now().getTime() + days * dayMs));
        await tell(tx, row, { is: 'approved', customerNumber: row.customer_number });
        return true;
      }),
    reject: (number, reason) =>
      database.transaction(async (tx) => {
        const row = await find(tx, number);
        if (row === undefined || !(await removePendingCustomer(tx, row.id))) return false;
        await tell(tx, row, { is: 'rejected', reason });
        return true;
      }),
  };
}
