import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { checkOutAsGuest, enterShop, putInCart, submit } from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  await stockGoods(
    testDatabase.database,
    { id: 'pen' },
    { id: 'chalk', variant: { farbe: 'rot' } },
  );
});

beforeEach(() => testDatabase.database.script('truncate attempt, mail cascade'));

afterAll(() => testDatabase.drop());

const form = {
  salutation: 'MS',
  firstName: 'Änne',
  lastName: 'Öz',
  email: 'aenne@schule.example',
  phone: '030 1234567',
  orderId: 'K26-1234-5674',
  customerNumber: '',
  topic: 'delivery',
  message: 'Ein Heft ist <nass> geworden.\n\nWas nun?',
};

async function send(changes: Record<string, unknown> = {}, visitor = shop.visitor()) {
  const { result } = await visitor.run<{
    result: {
      successful: boolean;
      errorMessage: string | null;
      fieldErrors: { fieldName: string; formName: string; message: string }[];
    };
  }>(
    `mutation (
      $salutation: String!, $firstName: String!, $lastName: String!, $email: String!,
      $phone: String, $orderId: String, $articleNumber: String, $customerNumber: String,
      $topic: String!,
      $message: String!, $attachments: [File!], $website: String
    ) {
      result: contactMail(
        salutation: $salutation, firstName: $firstName, lastName: $lastName, email: $email,
        phone: $phone, orderId: $orderId, articleNumber: $articleNumber,
        customerNumber: $customerNumber, topic: $topic,
        message: $message, attachments: $attachments, website: $website
      ) { successful errorMessage fieldErrors { fieldName formName message } }
    }`,
    { ...form, ...changes },
  );
  return result;
}

const mailsTo = statement(
  'test_contact_mails',
  `select id, subject, text, html, reply_to as "replyTo" from mail where recipient = $1`,
);
const attachmentsOf = statement(
  'test_contact_attachments',
  'select name, type from mail_attachment where mail_id = $1 order by position',
);

interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo: string | null;
}

const mails = (recipient: string) => testDatabase.database.rows<Mail>(mailsTo, [recipient]);
const toShop = () => mails('service@kreide.example');

const fine = { successful: true, errorMessage: null, fieldErrors: [] };
const pdf = (name: string, size = 100) =>
  new File(['%PDF-1.7', new Uint8Array(size - 8)], name, { type: 'application/pdf' });

describe('a message to the shop', () => {
  test('NEWS-06 API-105 DEC-134 goes to the shop, and a copy to who wrote it', async () => {
    expect(await send()).toEqual(fine);
    const [mail, ...others] = await toShop();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Kontakt (de): Lieferung',
      replyTo: 'aenne@schule.example',
    });
    const [copy] = await mails(form.email);
    expect(copy).toMatchObject({
      subject: 'Ihre Nachricht an uns: Lieferung',
      replyTo: 'service@kreide.example',
    });
    for (const each of [mail, copy]) {
      expect(each?.text).toContain(
        [
          'Thema: Lieferung',
          'Name: Frau Änne Öz',
          'E-Mail-Adresse: aenne@schule.example',
          'Telefon: 030 1234567',
          'Bestellnummer: K26-1234-5674',
          '',
          'Ein Heft ist <nass> geworden.',
          '',
          'Was nun?',
        ].join('\n'),
      );
      expect(each?.html).toContain('Ein Heft ist &lt;nass&gt; geworden.');
      expect(each?.text).not.toContain('Kundennummer');
    }
  });

  test('names the article that it is about, with the way to it; any other number stays as typed', async () => {
    const about = { topic: 'product', orderId: '', articleNumber: 'N-chalk' };
    expect(await send(about)).toEqual(fine);
    for (const mail of [(await toShop())[0], (await mails(form.email))[0]]) {
      expect(mail?.text).toMatch(/^Artikelnummer: N-chalk, Ware chalk, rot$/m);
      expect(mail?.text).toContain('/prod/p-chalk?varid=chalk');
      expect(mail?.html).toContain('/prod/p-chalk?varid=chalk');
    }
    await testDatabase.database.script('truncate attempt, mail cascade');
    expect(await send({ ...about, articleNumber: ' 12 <b> ' })).toEqual(fine);
    const [unknown] = await toShop();
    expect(unknown?.text).toMatch(/^Artikelnummer: 12 <b>$/m);
    expect(unknown?.text).not.toContain('/prod/');
    expect(await send({ articleNumber: 'x'.repeat(81) })).toMatchObject({
      successful: false,
      fieldErrors: [{ fieldName: 'articleNumber', message: 'vue.form.error.tooLong' }],
    });
  });

  test('DEC-134 up to three files go to the shop under names that say what they are', async () => {
    const jpeg = new File(['\xff'], 'x', {});
    expect(await send({ attachments: [pdf('Liefer/schein.exe'), jpeg] })).toMatchObject({
      fieldErrors: [
        {
          fieldName: 'attachments',
          formName: 'contact',
          message: 'vue.contact.error.attachments',
        },
      ],
    });
    const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'Foto.jpeg');
    expect(await send({ attachments: [pdf('Liefer/schein.exe'), photo] })).toEqual(fine);
    const [mail] = await toShop();
    expect(await testDatabase.database.rows(attachmentsOf, [mail?.id])).toEqual([
      { name: 'Liefer_schein.pdf', type: 'application/pdf' },
      { name: 'Foto.jpg', type: 'image/jpeg' },
    ]);
    expect(mail?.text).toContain('Anhänge: Liefer_schein.pdf, Foto.jpg');
    const [copy] = await mails(form.email);
    expect(await testDatabase.database.rows(attachmentsOf, [copy?.id])).toEqual([]);
  });

  test('a name of a file may be as long as it likes, and costs nothing', async () => {
    const before = process.threadCpuUsage();
    expect(await send({ attachments: [pdf(`a${'\u0301\u0323'.repeat(120_000)}.pdf`)] })).toEqual(
      fine,
    );
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1_000);
    const [mail] = await toShop();
    expect(await testDatabase.database.rows(attachmentsOf, [mail?.id])).toEqual([
      { name: expect.stringMatching(/^.{1,80}\.pdf$/u), type: 'application/pdf' },
    ]);
  });

  test.each([
    ['four of them', () => [pdf('1'), pdf('2'), pdf('3'), pdf('4')]],
    ['one of more than 5 MB', () => [pdf('groß', 5 * 1024 * 1024 + 1)]],
    ['a program', () => [new File(['MZ...'], 'Foto.jpg', { type: 'image/jpeg' })]],
  ])('DEC-134 files are refused: %s', async (_, attachments) => {
    expect((await send({ attachments: attachments() })).fieldErrors).toMatchObject([
      { message: 'vue.contact.error.attachments' },
    ]);
    expect(await toShop()).toEqual([]);
  });

  test('ACCT-09 what is wrong is told by field', async () => {
    const { fieldErrors, ...answer } = await send({
      salutation: '',
      firstName: '',
      lastName: 'Ö',
      email: 'keine',
      phone: 'abc',
      orderId: 'x'.repeat(21),
      customerNumber: 'x'.repeat(81),
      topic: 'toString',
      message: 'zu kurz',
    });
    expect(answer).toEqual({ successful: false, errorMessage: 'vue.form.error.general' });
    expect(fieldErrors.map(({ fieldName, message }) => [fieldName, message])).toEqual([
      ['firstName', 'vue.form.error.requiredField'],
      ['lastName', 'vue.form.error.tooShort'],
      ['email', 'vue.form.error.email.incorrect'],
      ['phone', 'vue.form.error.phone.incorrect'],
      ['orderId', 'vue.form.error.tooLong'],
      ['customerNumber', 'vue.form.error.tooLong'],
      ['topic', 'vue.form.error.requiredField'],
      ['message', 'vue.form.error.tooShort'],
    ]);
    expect((await send({ message: 'x'.repeat(2001) })).fieldErrors).toMatchObject([
      { fieldName: 'message', message: 'vue.form.error.tooLong' },
    ]);
    expect(await toShop()).toEqual([]);
  });

  test('DEC-134 a program that fills in the hidden field is thanked, and nothing happens', async () => {
    expect(await send({ website: 'https://spam.example' })).toEqual(fine);
    expect(await toShop()).toEqual([]);
  });

  test('nobody floods a stranger with copies', async () => {
    const answers = [];
    for (let index = 0; index < 6; index += 1) answers.push((await send()).errorMessage);
    expect(answers).toEqual([null, null, null, null, null, 'vue.contact.error.tooMany']);
    expect(await mails(form.email)).toHaveLength(5);
  });

  test('in English the mails are in English', async () => {
    await send({}, shop.visitor('b2b', { shopLanguage: 'en-DE' }));
    expect(await toShop()).toMatchObject([{ subject: 'Contact (b2b): Delivery' }]);
    expect(await mails(form.email)).toMatchObject([{ subject: 'Your message to us: Delivery' }]);
  });
});

describe('what the form is filled in with', () => {
  const query = `query ($orderId: String!) {
    contactFormData(orderId: $orderId) {
      salutation firstName lastName email phone orderNumber customerNumber
    }
  }`;

  test('NEWS-06 API-96 with whom an order is about, for who may see it and nobody else', async () => {
    const guest = await enterShop(shop);
    await putInCart(guest, ['pen', 1]);
    await checkOutAsGuest(guest);
    const { orderId, orderNumber } = await submit(guest);
    expect(await guest.visitor.run(query, { orderId })).toEqual({
      contactFormData: {
        salutation: 'MS',
        firstName: 'Erika',
        lastName: 'Muster',
        email: 'erika@example.org',
        phone: null,
        orderNumber,
        customerNumber: null,
      },
    });
    const nothing = { contactFormData: null };
    const stranger = await enterShop(shop);
    expect(await stranger.visitor.run(query, { orderId })).toEqual(nothing);
    expect(await shop.visitor().run(query, { orderId })).toEqual(nothing);
    // The number is for people and opens nothing (ruling 6).
    expect(await guest.visitor.run(query, { orderId: orderNumber })).toEqual(nothing);
  });
});
