import { type Connection, statement } from '../../database/database.ts';

interface VatRow {
  readonly vatRegistrationNo: string | null;
  readonly vatId: string | null;
  readonly requester: string;
  readonly isValid: boolean;
  readonly checkedAt: Date;
  readonly consultationNumber: string | null;
  readonly name: string | null;
  readonly address: string | null;
}

const ofCustomer = statement(
  'vat_check_of_customer',
  `select c.vat_registration_no as "vatRegistrationNo", v.vat_id as "vatId", v.requester,
          v.is_valid as "isValid", v.checked_at as "checkedAt",
          v.consultation_number as "consultationNumber", v.name, v.address
     from customer c left join vat_check v on v.customer_id = c.id
    where c.id = $1 and c.kind = 'business'`,
);

export function loadVat(connection: Connection, customerId: string) {
  return connection.row<VatRow>(ofCustomer, [customerId]);
}

const save = statement(
  'vat_check_save',
  `insert into vat_check (customer_id, vat_id, requester, is_valid, checked_at, consultation_number,
                          name, address)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (customer_id) do update
      set vat_id = excluded.vat_id, requester = excluded.requester, is_valid = excluded.is_valid,
          checked_at = excluded.checked_at, consultation_number = excluded.consultation_number,
          name = excluded.name, address = excluded.address`,
);

export async function saveCheck(
  connection: Connection,
  customerId: string,
  check: Omit<VatRow, 'vatRegistrationNo'>,
): Promise<void> {
  await connection.run(save, [
    customerId,
    check.vatId,
    check.requester,
    check.isValid,
    check.checkedAt,
    check.consultationNumber,
    check.name,
    check.address,
  ]);
}

const remove = statement('vat_check_remove', 'delete from vat_check where customer_id = $1');

/** Of an account that is deleted; its orders and invoices keep what they were made by. */
export async function removeVatCheck(tx: Connection, customerId: string): Promise<void> {
  await tx.run(remove, [customerId]);
}
