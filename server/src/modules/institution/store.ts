import { type Connection, statement } from '../../database/database.ts';
import type { InstitutionRole, Membership } from './institution.ts';

interface MemberRow {
  readonly customer_id: string;
  readonly institution_id: string;
  readonly role: InstitutionRole;
  readonly order_limit_cents: number | null;
}

const membershipOf = ({
  customer_id,
  institution_id,
  role,
  order_limit_cents,
}: MemberRow): Membership => ({
  customerId: customer_id,
  institutionId: institution_id,
  role,
  orderLimitCents: order_limit_cents,
});

const ofCustomer = statement(
  'institution_member_of_customer',
  `select customer_id, institution_id, role, order_limit_cents
   from institution_member where customer_id = $1`,
);

/** Undefined: alone in the business, or a consumer. */
export async function loadMembership(
  connection: Connection,
  customerId: string,
): Promise<Membership | undefined> {
  const row = await connection.row<MemberRow>(ofCustomer, [customerId]);
  return row && membershipOf(row);
}
