import { type Connection, statement } from '../../database/database.ts';
import type { Document } from '../form/form.ts';

const insert = statement(
  'certificate_insert',
  `insert into certificate (id, uploaded_at, name, type, bytes)
   values ($1, $2, $3, $4, $5) on conflict (id) do nothing`,
);

/** @returns false when something was uploaded with its id already */
export async function insertCertificate(
  connection: Connection,
  { id, at, document }: { readonly id: string; readonly at: Date; readonly document: Document },
): Promise<boolean> {
  const { name, type, content } = document;
  return (await connection.run(insert, [id, at, name, type, Buffer.from(content)])) === 1;
}

const attach = statement(
  'certificate_attach',
  'update certificate set customer_id = $2 where id = $1 and customer_id is null',
);

/** @returns false when it is gone, or another account's */
export async function attachCertificate(
  tx: Connection,
  id: string,
  customerId: string,
): Promise<boolean> {
  return (await tx.run(attach, [id, customerId])) === 1;
}

const keep = statement(
  'certificate_keep',
  'update certificate set keep_until = $2 where customer_id = $1',
);

export async function keepUntil(tx: Connection, customerId: string, until: Date): Promise<void> {
  await tx.run(keep, [customerId, until]);
}

const ofCustomer = statement(
  'certificate_of_customer',
  'select name, type, bytes from certificate where customer_id = $1',
);

export function loadCertificate(connection: Connection, customerId: string) {
  return connection.row<{ readonly name: string; readonly type: string; readonly bytes: Buffer }>(
    ofCustomer,
    [customerId],
  );
}

const nameOf = statement('certificate_name', 'select name from certificate where customer_id = $1');

export async function loadCertificateName(connection: Connection, customerId: string) {
  return (await connection.row<{ readonly name: string }>(nameOf, [customerId]))?.name;
}

const removeOf = statement(
  'certificate_remove_of_customer',
  'delete from certificate where customer_id = $1',
);

export async function removeCertificatesOf(tx: Connection, customerId: string): Promise<void> {
  await tx.run(removeOf, [customerId]);
}

const removeOver = statement(
  'certificate_remove_over',
  `delete from certificate
    where customer_id is null and uploaded_at < $1 or keep_until < $2`,
);

export async function removeOverCertificates(
  connection: Connection,
  { looseBefore, now }: { readonly looseBefore: Date; readonly now: Date },
): Promise<void> {
  await connection.run(removeOver, [looseBefore, now]);
}
