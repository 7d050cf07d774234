import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { settableClock } from '../../clock.ts';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { html } from './html.ts';
import { createMailService, type MailDraft, type MailService } from './service.ts';

let testDatabase: TestDatabase;
const clock = settableClock(new Date('2026-11-21T09:00:00Z'));
const open: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
  await testDatabase.database.script('delete from mail');
});

afterAll(() => testDatabase.drop());

interface Inbox {
  readonly url: string;
  /** Each mail as it came over the wire. */
  readonly mails: string[];
}

/** A real SMTP server; options can make it refuse. */
async function smtpServer(options: SMTPServerOptions = {}): Promise<Inbox> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      text(stream).then((mail) => {
        mails.push(mail);
        done();
      }, done);
    },
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  open.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails };
}

function mailService(smtpUrl: string | undefined, logged: unknown[] = []): MailService {
  const service = createMailService({
    database: testDatabase.database,
    clock,
    log: { warn: (...parts) => logged.push(...parts) },
    from: 'Kreide <shop@kreide.example>',
    smtpUrl,
  });
  open.push(() => service.stop());
  return service;
}

const draft: MailDraft = {
  kind: 'order-confirmation',
  recipient: 'erika@example.org',
  subject: 'Ihre Bestellung für Köln',
  html: '<p>Schöne Grüße</p>',
  text: 'Schöne Grüße',
};

const enqueue = (service: MailService, ...drafts: readonly Partial<MailDraft>[]) =>
  testDatabase.database.transaction(async (tx) => {
    for (const part of drafts) await service.enqueue(tx, { ...draft, ...part });
  });

const states = statement(
  'test_mail_states',
  'select state, attempts, message_id as "messageId" from mail order by created_at, id',
);

describe('sending', () => {
  test('a mail goes to its recipient as text and HTML, with its Message-ID', async () => {
    const inbox = await smtpServer();
    const service = mailService(inbox.url);
    await enqueue(service, {});
    expect(await service.sendDue()).toBe(1);
    const [row] = await testDatabase.database.rows<{ state: string; messageId: string }>(states);
    expect(row?.state).toBe('sent');
    expect(row?.messageId).toMatch(/^<[\w-]{22}@kreide\.example>$/);
    const [mail = ''] = inbox.mails;
    expect(mail).toContain('From: Kreide <shop@kreide.example>');
    expect(mail).toContain('To: erika@example.org');
    expect(mail).toContain(`Message-ID: ${row?.messageId}`);
    expect(mail).toContain('Auto-Submitted: auto-generated');
    expect(mail).toMatch(/Content-Type: multipart\/alternative/);
    expect(mail).toContain('<p>Sch=C3=B6ne Gr=C3=BC=C3=9Fe</p>');
    expect(await service.sendDue()).toBe(0);
  });

  test('DEC-132 mail programs are told where one click unsubscribes (RFC 8058)', async () => {
    const inbox = await smtpServer();
    const service = mailService(inbox.url);
    const unsubscribeUrl = 'https://shop.example.de/abmelden?token=x';
    await enqueue(service, { unsubscribeUrl });
    await service.sendDue();
    expect(inbox.mails[0]).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(inbox.mails[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(inbox.mails[0]).toContain('Auto-Submitted: auto-generated');
  });

  test('attachments go along, and an answer goes to whom it should', async () => {
    const inbox = await smtpServer();
    const service = mailService(inbox.url);
    const file = { name: 'Foto.png', type: 'image/png', content: Buffer.from('ein Bild') };
    await enqueue(service, { replyTo: 'erika@example.org', attachments: [file] });
    await service.sendDue();
    const [mail = ''] = inbox.mails;
    expect(mail).toContain('Reply-To: erika@example.org');
    expect(mail).toMatch(/Content-Type: image\/png; name=Foto\.png/);
    expect(mail).toContain(Buffer.from('ein Bild').toString('base64'));
    // They go with the mail.
    clock.advance(31 * 24 * 3600 * 1000);
    await service.prune();
    const left = statement('test_mail_attachments', 'select name from mail_attachment');
    expect(await testDatabase.database.rows(left)).toEqual([]);
  });

  test('a mail of a transaction that was rolled back is never sent', async () => {
    const inbox = await smtpServer();
    const service = mailService(inbox.url);
    const failing = testDatabase.database.transaction(async (tx) => {
      await service.enqueue(tx, draft);
      throw new Error('no order after all');
    });
    await expect(failing).rejects.toThrow('no order after all');
    expect(await service.sendDue()).toBe(0);
    expect(inbox.mails).toEqual([]);
  });

  test('workers that look at once send each mail once', async () => {
    const inbox = await smtpServer();
    const services = [mailService(inbox.url), mailService(inbox.url), mailService(inbox.url)];
    const drafts = Array.from({ length: 15 }, (_, index) => ({ subject: `Mail ${index}.` }));
    await enqueue(services[0] as MailService, ...drafts);
    await Promise.all(services.map((service) => service.sendDue()));
    const subjects = inbox.mails.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1]);
    expect(subjects.toSorted()).toEqual(drafts.map(({ subject }) => subject).toSorted());
  });

  test('woken after the commit it sends without being asked', async () => {
    const arrived = Promise.withResolvers<void>();
    const inbox = await smtpServer({
      onData(stream, _, done) {
        stream.resume();
        stream.on('end', () => {
          done();
          arrived.resolve();
        });
      },
    });
    const service = mailService(inbox.url);
    service.start();
    await enqueue(service, {});
    service.wake();
    await arrived.promise;
  });
});

describe('when the mail server does not take it', () => {
  const later = (seconds: number) => clock.advance(seconds * 1000);

  test('it is tried again after 30 seconds, then after a minute, under the same Message-ID', async () => {
    let isBusy = true;
    const ids: string[] = [];
    const inbox = await smtpServer({
      onData(stream, _, done) {
        text(stream).then((mail) => {
          ids.push(/^Message-ID: (.*)\r$/m.exec(mail)?.[1] ?? '');
          done(isBusy ? Object.assign(new Error('busy'), { responseCode: 451 }) : null);
        }, done);
      },
    });
    const logged: unknown[] = [];
    const service = mailService(inbox.url, logged);
    await enqueue(service, {});
    expect(await service.sendDue()).toBe(1);
    later(29);
    expect(await service.sendDue()).toBe(0);
    later(1);
    expect(await service.sendDue()).toBe(1);
    later(59);
    expect(await service.sendDue()).toBe(0);
    isBusy = false;
    later(1);
    expect(await service.sendDue()).toBe(1);
    expect(await testDatabase.database.rows(states)).toMatchObject([
      { state: 'sent', attempts: 2 },
    ]);
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(3);
    // No personal data in the log.
    expect(JSON.stringify(logged)).toContain('451');
    expect(JSON.stringify(logged)).not.toContain('erika');
  });

  test('a server that is away is waited for', async () => {
    const service = mailService('smtp://127.0.0.1:1');
    await enqueue(service, {});
    expect(await service.sendDue()).toBe(1);
    expect(await testDatabase.database.rows(states)).toMatchObject([
      { state: 'queued', attempts: 1 },
    ]);
  });

  test('a recipient that does not exist is given up at once, and does not hold up the others', async () => {
    const inbox = await smtpServer({
      onRcptTo({ address }, _, done) {
        const isKnown = address !== 'nobody@example.org';
        done(isKnown ? null : Object.assign(new Error('no such user'), { responseCode: 550 }));
      },
    });
    const service = mailService(inbox.url);
    await enqueue(service, { recipient: 'nobody@example.org' });
    clock.advance(1);
    await enqueue(service, {});
    expect(await service.sendDue()).toBe(2);
    expect(inbox.mails).toHaveLength(1);
    expect(await testDatabase.database.rows(states)).toMatchObject([
      { state: 'failed', attempts: 1 },
      { state: 'sent' },
    ]);
  });

  test('it is given up after 16 attempts', async () => {
    const service = mailService('smtp://127.0.0.1:1');
    await enqueue(service, {});
    let attempts = 0;
    for (let round = 0; round < 20; round += 1) {
      attempts += await service.sendDue();
      later(6 * 3600);
    }
    expect(attempts).toBe(16);
    expect(await testDatabase.database.rows(states)).toMatchObject([
      { state: 'failed', attempts: 16 },
    ]);
  });
});

describe('the local mailbox', () => {
  test('without a mail server mails are kept and can be read, the newest first', async () => {
    const service = mailService(undefined);
    await enqueue(service, { subject: 'first' });
    clock.advance(1000);
    await enqueue(service, { subject: 'second' });
    expect(await service.sendDue()).toBe(2);
    const list = await service.listMailbox();
    expect(list).toMatchObject([
      { subject: 'second', state: 'kept', recipient: 'erika@example.org' },
      { subject: 'first', state: 'kept' },
    ]);
    expect(await service.readMail(list[0]?.id ?? '')).toMatchObject({
      subject: 'second',
      html: '<p>Schöne Grüße</p>',
      text: 'Schöne Grüße',
    });
    expect(await service.readMail('unknown')).toBeUndefined();
  });

  test('what was kept is not sent when a mail server is set up later', async () => {
    const before = mailService(undefined);
    await enqueue(before, {});
    await before.sendDue();
    const inbox = await smtpServer();
    expect(await mailService(inbox.url).sendDue()).toBe(0);
  });

  test('mails of more than 30 days ago are deleted, except those that still wait', async () => {
    const service = mailService(undefined);
    await enqueue(service, { subject: 'old' });
    await service.sendDue();
    await enqueue(service, { subject: 'waiting' });
    clock.advance(31 * 24 * 3600 * 1000);
    await service.prune();
    expect(await service.listMailbox()).toMatchObject([{ subject: 'waiting' }]);
  });
});

test('html escapes what is put into it, and only that', () => {
  const name = `<img src=x onerror="alert('1')"> & Söhne`;
  expect(
    html`<p title="${name}">${html`<b>${1}</b>`}${[html`<i>`, html`</i>`]}${null}</p>`.markup,
  ).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Söhne"><b>1</b><i></i></p>',
  );
});
