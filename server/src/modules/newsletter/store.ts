import { type Connection, statement } from '../../database/database.ts';
import type { Language, StorefrontId } from '../storefront/storefront.ts';

/** What a request for the newsletter says. */
export interface SubscriptionRequest {
  readonly id: string;
  readonly storefront: StorefrontId;
  readonly language: Language;
  readonly email: string;
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly interest: string;
  /** Version of the words that were agreed to. */
  readonly wording: string;
  readonly requestedAt: Date;
}

export interface Subscription extends SubscriptionRequest {
  /** Null: the link in the mail was not followed yet. */
  readonly confirmedAt: Date | null;
  /** From then on the row is only a proof. */
  readonly endedAt: Date | null;
  readonly reason: string;
}

const columns = `id, storefront, language, email, salutation, first_name as "firstName",
  last_name as "lastName", interest, wording, requested_at as "requestedAt",
  confirmed_at as "confirmedAt", ended_at as "endedAt", reason`;

/** Who is subscribed stays as they are, whoever asks in their name. */
const request = statement(
  'newsletter_request',
  `insert into newsletter_subscription as known
     (id, storefront, language, email, salutation, first_name, last_name, interest, wording,
      requested_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (storefront, lower(email)) where ended_at is null do update
     set language = excluded.language, salutation = excluded.salutation,
         first_name = excluded.first_name, last_name = excluded.last_name,
         interest = excluded.interest, wording = excluded.wording,
         requested_at = excluded.requested_at
     where known.confirmed_at is null
   returning ${columns}`,
);

/** The subscription of the address as it is now: asked for anew, or confirmed before. */
export async function requestSubscription(
  tx: Connection,
  wanted: SubscriptionRequest,
): Promise<Subscription | undefined> {
  const requested = await tx.row<Subscription>(request, [
    wanted.id,
    wanted.storefront,
    wanted.language,
    wanted.email,
    wanted.salutation,
    wanted.firstName,
    wanted.lastName,
    wanted.interest,
    wanted.wording,
    wanted.requestedAt,
  ]);
  return requested ?? loadCurrent(tx, wanted.storefront, wanted.email);
}

const confirm = statement(
  'newsletter_confirm',
  `update newsletter_subscription set confirmed_at = $2
    where id = $1 and confirmed_at is null and ended_at is null and requested_at > $3
   returning ${columns}`,
);

/** Undefined: there was nothing to confirm any more. */
export function confirmSubscription(
  tx: Connection,
  id: string,
  { now, requestedAfter }: { now: Date; requestedAfter: Date },
): Promise<Subscription | undefined> {
  return tx.row<Subscription>(confirm, [id, now, requestedAfter]);
}

const byId = statement(
  'newsletter_by_id',
  `select ${columns} from newsletter_subscription where id = $1`,
);

export function loadSubscription(
  connection: Connection,
  id: string,
): Promise<Subscription | undefined> {
  return connection.row<Subscription>(byId, [id]);
}

const current = statement(
  'newsletter_current',
  `select ${columns} from newsletter_subscription
    where storefront = $1 and lower(email) = lower($2) and ended_at is null`,
);

/** Asked for or confirmed, and not ended. */
export function loadCurrent(
  connection: Connection,
  storefront: StorefrontId,
  email: string,
): Promise<Subscription | undefined> {
  return connection.row<Subscription>(current, [storefront, email]);
}

/** What was never agreed to needs no proof. */
const forget = statement(
  'newsletter_forget',
  'delete from newsletter_subscription where id = $1 and confirmed_at is null',
);

/** Of who somebody is only the address stays, which the proof is about. */
const end = statement(
  'newsletter_end',
  `update newsletter_subscription
      set ended_at = $2, reason = $3, salutation = '', first_name = '', last_name = '', interest = ''
    where id = $1 and ended_at is null returning ${columns}`,
);

/** Undefined: it was not confirmed, or has ended before. */
export async function endSubscription(
  tx: Connection,
  id: string,
  now: Date,
  reason: string,
): Promise<Subscription | undefined> {
  await tx.run(forget, [id]);
  return tx.row<Subscription>(end, [id, now, reason]);
}

const deleteUnconfirmed = statement(
  'newsletter_remove_unconfirmed',
  'delete from newsletter_subscription where confirmed_at is null and requested_at <= $1',
);

export async function removeUnconfirmed(connection: Connection, until: Date): Promise<void> {
  await connection.run(deleteUnconfirmed, [until]);
}

const deleteEnded = statement(
  'newsletter_remove_ended',
  'delete from newsletter_subscription where storefront = $1 and ended_at <= $2',
);

export async function removeEnded(
  connection: Connection,
  storefront: StorefrontId,
  until: Date,
): Promise<void> {
  await connection.run(deleteEnded, [storefront, until]);
}

const subscribed = statement(
  'newsletter_subscribed',
  `select ${columns} from newsletter_subscription
    where storefront = $1 and confirmed_at is not null and ended_at is null
    order by confirmed_at, id`,
);

/** Who gets the newsletter of a storefront. */
export function loadSubscribed(
  connection: Connection,
  storefront: StorefrontId,
): Promise<Subscription[]> {
  return connection.rows<Subscription>(subscribed, [storefront]);
}

const ofAddress = statement(
  'newsletter_of_address',
  `select ${columns} from newsletter_subscription where lower(email) = lower($1)
    order by requested_at, id`,
);

/** All that is kept about an address, oldest first. */
export function loadHistory(connection: Connection, email: string): Promise<Subscription[]> {
  return connection.rows<Subscription>(ofAddress, [email]);
}

export interface SubscriptionCount {
  readonly storefront: StorefrontId;
  readonly subscribed: number;
  readonly unconfirmed: number;
  readonly ended: number;
}

const counts = statement(
  'newsletter_counts',
  `select storefront,
          count(*) filter (where confirmed_at is not null and ended_at is null)::integer as subscribed,
          count(*) filter (where confirmed_at is null)::integer as unconfirmed,
          count(ended_at)::integer as ended
     from newsletter_subscription group by storefront order by storefront`,
);

export function countSubscriptions(connection: Connection): Promise<SubscriptionCount[]> {
  return connection.rows<SubscriptionCount>(counts);
}
