import { createTransport } from 'nodemailer';
import type { Clock } from '../../clock.ts';
import {
  type Connection,
  type Database,
  DatabaseUnavailableError,
} from '../../database/database.ts';
import { randomId } from '../session/session.ts';
import {
  insertAttachments,
  insertMail,
  loadAttachments,
  loadMail,
  loadMails,
  loadWaiting,
  lockDueMail,
  type MailAttachment,
  type MailKind,
  type MailRow,
  type MailState,
  postponeMail,
  removeOldMails,
  settleMail,
} from './store.ts';

export { mailData, messageData } from './exportStore.ts';

export type { MailAttachment };

export interface MailDraft {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** RFC 8058: where one POST ends what the recipient subscribed to. */
  readonly unsubscribeUrl?: string;
  /** Who an answer goes to, when not to the shop. */
  readonly replyTo?: string;
  readonly attachments?: readonly MailAttachment[];
}

interface MailSummary {
  readonly id: string;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly subject: string;
  readonly createdAt: Date;
  readonly state: MailState;
}

type Mail = MailSummary & Pick<MailRow, 'messageId' | 'html' | 'text'>;

export interface MailService {
  /** Writes the mail in the transaction of what it tells of; it goes out after the commit. */
  enqueue(tx: Connection, draft: MailDraft): Promise<void>;
  /** Something was enqueued and committed: look now instead of at the next poll. */
  wake(): void;
  /** How many are to go out, and for how many seconds the oldest has waited. */
  waiting(): Promise<{ readonly waiting: number; readonly oldestSeconds: number }>;
  /** Sends everything that is due; resolves with the number of attempts. */
  sendDue(): Promise<number>;
  /** Sends what is due, now and from then on. */
  start(): void;
  stop(): Promise<void>;
  /** The newest mails, whether they were sent or kept: what `/dev/mailbox` lists. */
  listMailbox(): Promise<MailSummary[]>;
  readMail(id: string): Promise<Mail | undefined>;
  /** Deletes mails of more than 30 days ago that are no longer queued. */
  prune(): Promise<void>;
}

const listed = 200;
const keptMs = 30 * 24 * 3600 * 1000;
const firstDelayMs = 30_000;
const maxDelayMs = 6 * 3600 * 1000;
/** The last one about two days after the first. */
const attemptLimit = 16;

/**
 * Sends mail from the table `mail`. A row stays locked while its mail is on the way, so several
 * processes never send it twice. Only a crash between the mail server's acceptance and the commit
 * sends it again, under the same Message-ID, by which mail programs drop the copy.
 *
 * Without an SMTP server mails are kept, to be read in the local mailbox.
 */
export function createMailService({
  database,
  clock,
  log,
  from,
  smtpUrl,
  pollMs = 5_000,
}: {
  database: Database;
  clock: Clock;
  log: Pick<Console, 'warn'>;
  /** As in a mail's header: `Kreide <shop@kreide.example>`. */
  from: string;
  smtpUrl: string | undefined;
  pollMs?: number;
}): MailService {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  const transport =
    smtpUrl === undefined
      ? undefined
      : createTransport(
          {
            url: smtpUrl,
            connectionTimeout: 10_000,
            greetingTimeout: 10_000,
            socketTimeout: 20_000,
            disableFileAccess: true,
            disableUrlAccess: true,
          },
          { from, headers: { 'Auto-Submitted': 'auto-generated' } },
        );

  async function sendNext(): Promise<boolean> {
    return database.transaction(async (tx) => {
      const now = clock.now();
      const mail = await lockDueMail(tx, now);
      if (mail === undefined) return false;
      if (transport === undefined) {
        await settleMail(tx, mail.id, 'kept', now);
        return true;
      }
      try {
        const { messageId, recipient: to, subject, html, text, replyTo, unsubscribeUrl } = mail;
        const attachments = await loadAttachments(tx, mail.id);
        await transport.sendMail({
          messageId,
          to,
          subject,
          html,
          text,
          ...(replyTo && { replyTo }),
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(content),
          })),
          ...(unsubscribeUrl && {
            list: { unsubscribe: unsubscribeUrl },
            headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
          }),
        });
      } catch (error) {
        await postponeMail(tx, mail.id, failureOf(error, mail.attempts + 1, now));
        // Neither recipient nor subject: the log holds no personal data.
        log.warn(`Mail ${mail.id} was not sent (attempt ${mail.attempts + 1}): ${codeOf(error)}`);
        return true;
      }
      await settleMail(tx, mail.id, 'sent', now);
      return true;
    });
  }

  async function sendDue(): Promise<number> {
    let attempts = 0;
    while (!isStopped && (await sendNext())) attempts += 1;
    return attempts;
  }

  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let isWoken = false;

  async function work(): Promise<void> {
    isWoken = false;
    try {
      await sendDue();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) log.warn('Mails could not be sent', error);
    }
  }

  function run(): void {
    clearTimeout(timer);
    if (isStopped || working !== undefined) return;
    working = work().finally(() => {
      working = undefined;
      timer = setTimeout(run, isWoken ? 0 : pollMs);
      timer.unref();
    });
  }

  let isStarted = false;
  return {
    async enqueue(tx, { attachments = [], ...draft }) {
      const id = randomId();
      const createdAt = clock.now();
      await insertMail(tx, {
        unsubscribeUrl: null,
        replyTo: null,
        ...draft,
        id,
        messageId: `<${id}@${domain}>`,
        createdAt,
      });
      await insertAttachments(tx, id, attachments);
    },
    wake() {
      isWoken = true;
      if (isStarted) run();
    },
    waiting: () => loadWaiting(database, clock.now()),
    sendDue,
    start() {
      isStarted = true;
      run();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await working;
      transport?.close();
    },
    listMailbox: async () => (await loadMails(database, listed)).map(summaryOf),
    async readMail(id) {
      const mail = await loadMail(database, id);
      return (
        mail && {
          ...summaryOf(mail),
          messageId: mail.messageId,
          html: mail.html,
          text: mail.text,
        }
      );
    },
    prune: () => removeOldMails(database, new Date(clock.now().getTime() - keptMs)),
  };
}

function summaryOf({ id, kind, recipient, subject, createdAt, state }: MailRow): MailSummary {
  return { id, kind, recipient, subject, createdAt, state };
}

function failureOf(
  error: unknown,
  attempt: number,
  now: Date,
): { state: MailState; nextAttemptAt: Date; error: string } {
  // 5xx to the recipient or the message is the mail server's last word on this mail (RFC 5321
  // § 4.2.1); to the login it only says that the settings are wrong.
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  const isRefused = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const isFinal = isRefused || attempt >= attemptLimit;
  const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1));
  return {
    state: isFinal ? 'failed' : 'queued',
    nextAttemptAt: new Date(now.getTime() + delay),
    error: String(error instanceof Error ? error.message : error).slice(0, 500),
  };
}

function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown error';
}
