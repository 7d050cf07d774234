import type { Database } from '../../database/database.ts';
import type { InstitutionRole, Person } from './institution.ts';
import { loadMembershipByNumber, loadPeople } from './store.ts';

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
}

export const createInstitutionOperator = ({
  database,
}: {
  database: Database;
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
});
