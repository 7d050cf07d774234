import { createHash } from 'node:crypto';
import { type Connection, statement } from '../../database/database.ts';

/** Only its hash is kept: who reads the database can't pass for the browser. */
const hashOf = (deviceId: string): string =>
  createHash('sha256').update(deviceId).digest('base64url');

const touch = statement(
  'known_device_touch',
  'update known_device set seen_at = $3 where id_hash = $1 and customer_id = $2',
);
const insert = statement(
  'known_device_insert',
  `insert into known_device (id_hash, customer_id, seen_at) values ($1, $2, $3)
   on conflict (id_hash, customer_id) do nothing`,
);

interface Login {
  readonly deviceId: string;
  readonly customerId: string;
  readonly now: Date;
}

/** @returns whether the customer has logged in there before */
export async function touchDevice(tx: Connection, { deviceId, customerId, now }: Login) {
  return (await tx.run(touch, [hashOf(deviceId), customerId, now])) === 1;
}

export async function insertDevice(tx: Connection, { deviceId, customerId, now }: Login) {
  await tx.run(insert, [hashOf(deviceId), customerId, now]);
}

const removeOf = statement(
  'known_device_remove_of_customer',
  `delete from known_device
    where customer_id = $1 and ($2::text is null or id_hash <> $2)`,
);

/** @param kept the name of one that stays known */
export async function removeDevicesOf(
  tx: Connection,
  customerId: string,
  kept?: string | undefined,
): Promise<void> {
  await tx.run(removeOf, [customerId, kept === undefined ? null : hashOf(kept)]);
}

const removeOld = statement(
  'known_device_remove_old',
  'delete from known_device where seen_at < $1',
);
const removeMany = statement(
  'known_device_remove_many',
  `delete from known_device d
    using (select customer_id from known_device group by customer_id having count(*) > $1) much
    where d.customer_id = much.customer_id
      and d.id_hash not in (select id_hash from known_device
                             where customer_id = much.customer_id
                             order by seen_at desc, id_hash limit $1)`,
);

/** Those that were seen before that for the last time, and of each account what is more than so many. */
export async function removeOldDevices(
  connection: Connection,
  before: Date,
  most: number,
): Promise<void> {
  await connection.run(removeOld, [before]);
  await connection.run(removeMany, [most]);
}
