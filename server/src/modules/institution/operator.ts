import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { record } from '../accountEvent/service.ts';
import type { InstitutionRole, Person } from './institution.ts';
import { loadMembershipByNumber, loadPeople, lockInstitution, saveMember } from './store.ts';

/** What an operator sees of who belongs together. */
export interface InstitutionRecord {
  readonly role: InstitutionRole;
  /** Up to this net total, in cents, an order needs no approval; null: none does. */
  readonly orderLimitCents: number | null;
  /** All of them, in the order in which they joined. */
  readonly people: readonly Pick<
    Person,
    'customerNumber' | 'firstName' | 'lastName' | 'email' | 'role' | 'orderLimitCents' | 'state'
  >[];
}

/** Institutions, for the command line. */
export interface InstitutionOperator {
  /** @returns undefined of who is alone in the business, and of nobody's number */
  of(customerNumber: string): Promise<InstitutionRecord | undefined>;
  /**
   * Gives somebody of an institution another role, as where its last admin has left; the limit of a
   * buyer stays. It stands in the person's activity.
   *
   * @returns false of who is alone in the business, and of nobody's number
   */
  setRole(customerNumber: string, role: InstitutionRole): Promise<boolean>;
}

export const createInstitutionOperator = ({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): InstitutionOperator => ({
  async of(customerNumber) {
    const membership = await loadMembershipByNumber(database, customerNumber);
    if (membership === undefined) return undefined;
    const { institutionId, role, orderLimitCents } = membership;
    const people = await loadPeople(database, institutionId);
    return {
      role,
      orderLimitCents,
      people: people.map((person) => ({
        customerNumber: person.customerNumber,
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        role: person.role,
        orderLimitCents: person.orderLimitCents,
        state: person.state,
      })),
    };
  },

  setRole: (customerNumber, role) =>
    database.transaction(async (tx) => {
      const found = await loadMembershipByNumber(tx, customerNumber);
      if (found === undefined) return false;
      await lockInstitution(tx, found.institutionId);
      // Behind the lock: the person may have left meanwhile.
      const current = await loadMembershipByNumber(tx, customerNumber);
      if (current === undefined) return false;
      const { customerId, orderLimitCents } = current;
      await saveMember(tx, { customerId, role, orderLimitCents });
      await record(tx, { kind: 'roleChanged', customerId, at: clock.now() });
      return true;
    }),
});
