import { type Connection, statement } from '../../database/database.ts';

export type MailKind =
  | 'order-confirmation'
  | 'withdrawal-receipt'
  | 'newsletter'
  | 'restock'
  | 'contact'
  | 'catalogue-order'
  | 'payment-received'
  | 'shipment'
  | 'invoice'
  | 'cancellation'
  | 'refund'
  | 'return'
  | 'registration'
  | 'password'
  | 'account'
  | 'institution'
  | 'approval'
  | 'prime'
  | 'rating'
  | 'data-export';
export type MailState = 'queued' | 'sent' | 'kept' | 'failed';

export interface MailRow {
  readonly id: string;
  readonly messageId: string;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** RFC 8058: where one request ends what the recipient subscribed to. */
  readonly unsubscribeUrl: string | null;
  /** Who an answer goes to; null: the sender, which is the shop. */
  readonly replyTo: string | null;
  readonly createdAt: Date;
  readonly state: MailState;
  readonly attempts: number;
}

const columns = `id, message_id as "messageId", kind, recipient, subject, html, text,
  unsubscribe_url as "unsubscribeUrl", reply_to as "replyTo", created_at as "createdAt", state, attempts`;

const insert = statement(
  'mail_insert',
  `insert into mail (id, message_id, kind, recipient, subject, html, text, unsubscribe_url,
                     reply_to, created_at, next_attempt_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
);

export async function insertMail(
  tx: Connection,
  mail: Omit<MailRow, 'state' | 'attempts'>,
): Promise<void> {
  await tx.run(insert, [
    mail.id,
    mail.messageId,
    mail.kind,
    mail.recipient,
    mail.subject,
    mail.html,
    mail.text,
    mail.unsubscribeUrl,
    mail.replyTo,
    mail.createdAt,
  ]);
}

export interface MailAttachment {
  /** Of the file, with its ending. */
  readonly name: string;
  /** Such as `application/pdf`. */
  readonly type: string;
  readonly content: Uint8Array;
}

const attach = statement(
  'mail_attach',
  `insert into mail_attachment (mail_id, position, name, type, content)
   values ($1, $2, $3, $4, $5)`,
);

export async function insertAttachments(
  tx: Connection,
  mailId: string,
  attachments: readonly MailAttachment[],
): Promise<void> {
  for (const [position, { name, type, content }] of attachments.entries()) {
    await tx.run(attach, [mailId, position, name, type, content]);
  }
}

const attachmentsOf = statement(
  'mail_attachments',
  'select name, type, content from mail_attachment where mail_id = $1 order by position',
);

export function loadAttachments(connection: Connection, mailId: string) {
  return connection.rows<MailAttachment>(attachmentsOf, [mailId]);
}

/** The lock is held while the mail is sent, so another process passes the row over. */
const lockDue = statement(
  'mail_lock_due',
  `select ${columns} from mail
    where state = 'queued' and next_attempt_at <= $1
    order by next_attempt_at, id limit 1 for update skip locked`,
);

export function lockDueMail(tx: Connection, now: Date) {
  return tx.row<MailRow>(lockDue, [now]);
}

const queued = statement(
  'mail_queued',
  `select count(*)::integer as waiting,
          coalesce(greatest(0, extract(epoch from $1 - min(created_at))), 0)::float8 as "oldestSeconds"
     from mail where state = 'queued'`,
);

/** What waits, and since when the oldest of it has. */
export async function loadWaiting(connection: Connection, now: Date) {
  const row = await connection.row<{ waiting: number; oldestSeconds: number }>(queued, [now]);
  return row ?? { waiting: 0, oldestSeconds: 0 };
}

const settle = statement(
  'mail_settle',
  `update mail set state = $2, sent_at = case when $2 = 'sent' then $3::timestamptz end
    where id = $1`,
);

export async function settleMail(tx: Connection, id: string, state: MailState, now: Date) {
  await tx.run(settle, [id, state, now]);
}

const postpone = statement(
  'mail_postpone',
  `update mail set attempts = attempts + 1, state = $2, next_attempt_at = $3, last_error = $4
    where id = $1`,
);

export async function postponeMail(
  tx: Connection,
  id: string,
  failure: { state: MailState; nextAttemptAt: Date; error: string },
): Promise<void> {
  await tx.run(postpone, [id, failure.state, failure.nextAttemptAt, failure.error]);
}

const list = statement(
  'mail_list',
  `select ${columns} from mail order by created_at desc, id limit $1`,
);

export function loadMails(connection: Connection, limit: number) {
  return connection.rows<MailRow>(list, [limit]);
}

const byId = statement('mail_by_id', `select ${columns} from mail where id = $1`);

export function loadMail(connection: Connection, id: string) {
  return connection.row<MailRow>(byId, [id]);
}

const removeOld = statement(
  'mail_remove_old',
  `delete from mail where state <> 'queued' and created_at < $1`,
);

export async function removeOldMails(connection: Connection, before: Date): Promise<void> {
  await connection.run(removeOld, [before]);
}
