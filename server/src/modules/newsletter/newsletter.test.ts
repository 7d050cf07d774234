import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { logIn } from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { seedDemoCustomers } from '../customer/demoCustomers.ts';
import { createNewsletterOperator } from './operator.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

const passwords = { consumer: 'Ein langes Kennwort 1', business: 'Ein langes Kennwort 2' };
let customers: { readonly consumer: string; readonly business: string };

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  customers = await seedDemoCustomers({ database: testDatabase.database, passwords });
});

beforeEach(async () => {
  await testDatabase.database.script('truncate newsletter_subscription, attempt, mail cascade');
  shop.clock.set(new Date('2026-11-21T09:00:00Z'));
});

afterAll(() => testDatabase.drop());

interface Result {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly message: string }[];
}

const fine = { successful: true, errorMessage: null, fieldErrors: [] };
const refused = (errorMessage: string) => ({ successful: false, errorMessage, fieldErrors: [] });
const email = 'aenne@schule.example';
const day = 24 * 3600_000;

async function subscribe(
  form: Record<string, string> = {},
  visitor = shop.visitor(),
): Promise<Result> {
  const { result } = await visitor.run<{ result: Result }>(
    `mutation (
      $email: String!, $salutation: String, $firstName: String, $lastName: String,
      $interest: String, $wording: String!, $website: String
    ) {
      result: newsletterSubscribe(
        email: $email, salutation: $salutation, firstName: $firstName, lastName: $lastName,
        interest: $interest, wording: $wording, website: $website
      ) { successful errorMessage fieldErrors { fieldName message } }
    }`,
    { email, wording: '1', ...form },
  );
  return result;
}

async function optIn(token: string): Promise<Result> {
  const { result } = await shop.visitor().run<{ result: Result }>(
    `mutation ($token: String!) {
      result: newsletterOptIn(token: $token) { successful errorMessage fieldErrors { fieldName } }
    }`,
    { token },
  );
  return result;
}

async function unsubscribe(
  form: Record<string, string>,
  visitor = shop.visitor(),
): Promise<Result> {
  const { result } = await visitor.run<{ result: Result }>(
    `mutation ($email: String, $token: String, $reason: String) {
      result: newsletterUnsubscribe(email: $email, token: $token, reason: $reason) {
        successful errorMessage fieldErrors { fieldName message }
      }
    }`,
    form,
  );
  return result;
}

const mailsTo = statement(
  'test_newsletter_mails',
  `select subject, text, html, unsubscribe_url as "unsubscribeUrl" from mail
    where recipient = $1 order by created_at, id`,
);

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeUrl: string | null;
}

async function lastMail(recipient = email): Promise<Mail> {
  const mails = await testDatabase.database.rows<Mail>(mailsTo, [recipient]);
  const mail = mails.at(-1);
  if (mail === undefined) throw new Error(`No mail to ${recipient}`);
  return mail;
}

const mailCount = async (recipient = email) =>
  (await testDatabase.database.rows(mailsTo, [recipient])).length;

const tokenIn = ({ text }: Mail) => /\?token=([\w-]{22})/.exec(text)?.[1] ?? '';

const operator = () =>
  createNewsletterOperator({
    database: testDatabase.database,
    parameters: shop.services.parameters,
  });

/** A subscription that was asked for and confirmed a minute later; answers its token. */
async function subscribed(): Promise<string> {
  await subscribe();
  const token = tokenIn(await lastMail());
  shop.clock.advance(60_000);
  await optIn(token);
  shop.clock.advance(60_000);
  return token;
}

describe('subscribing', () => {
  test('NEWS-01 API-106 DEC-132 an address is asked by mail, and subscribed once it confirms', async () => {
    const form = { salutation: 'MS', firstName: 'Änne', lastName: 'Öz', interest: 'school' };
    expect(await subscribe(form)).toEqual(fine);
    expect(await operator().counts()).toEqual([
      { storefront: 'de', subscribed: 0, unconfirmed: 1, ended: 0 },
    ]);
    const mail = await lastMail();
    expect(mail.subject).toBe('Bitte bestätigen Sie Ihre Newsletter-Anmeldung');
    const link = `https://shop.example.de/service/newsletter/success?token=${tokenIn(mail)}`;
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.unsubscribeUrl).toBeNull();
    // Somebody else may have typed the name.
    expect(mail.text).toMatch(/^Guten Tag,$/m);

    shop.clock.advance(7 * day - 1000);
    expect(await optIn(tokenIn(mail))).toEqual(fine);
    expect((await lastMail()).text).toMatch(/^Guten Tag Änne Öz,$/m);
    // DEC-132: the proof is the version of the words, and when both steps were taken.
    expect(await operator().history(email)).toEqual([
      {
        id: tokenIn(mail),
        storefront: 'de',
        language: 'de',
        email,
        ...form,
        wording: '1',
        requestedAt: new Date('2026-11-21T09:00:00Z'),
        confirmedAt: new Date('2026-11-28T08:59:59Z'),
        endedAt: null,
        reason: '',
      },
    ]);
    const welcome = await lastMail();
    expect(welcome.unsubscribeUrl).toBe(
      `https://shop.example.de/service/newsletter/newsletter-abmelden?token=${tokenIn(mail)}`,
    );
    expect(welcome.text).toContain(welcome.unsubscribeUrl);
    // The link once more, by a hasty hand: no second mail.
    expect(await optIn(tokenIn(mail))).toEqual(fine);
    expect(await mailCount()).toBe(2);
  });

  test('DEC-132 the link holds for seven days, and its address is forgotten after them', async () => {
    await subscribe();
    const token = tokenIn(await lastMail());
    shop.clock.advance(7 * day - 1000);
    await shop.services.newsletter.prune();
    expect(await operator().history(email)).toHaveLength(1);
    shop.clock.advance(1000);
    expect(await optIn(token)).toEqual(refused('vue.newsletter.error.linkOver'));
    await shop.services.newsletter.prune();
    expect(await operator().history(email)).toEqual([]);
    expect(await optIn(token)).toEqual(refused('vue.newsletter.error.linkOver'));
    expect(await optIn("x'; --")).toEqual(refused('vue.newsletter.error.linkOver'));
  });

  test('a second request before the confirmation asks anew, under the same link', async () => {
    await subscribe();
    const token = tokenIn(await lastMail());
    shop.clock.advance(6 * day);
    await subscribe({ email: 'AENNE@Schule.example', firstName: 'Änne', wording: '2' });
    expect(tokenIn(await lastMail())).toBe(token);
    shop.clock.advance(6 * day);
    expect(await optIn(token)).toEqual(fine);
    expect(await operator().history(email)).toMatchObject([{ firstName: 'Änne', wording: '2' }]);
  });

  test('ruling 15: an address that is subscribed is answered the same; only its mail tells', async () => {
    const token = await subscribed();
    const answer = await subscribe({ firstName: 'Jemand', lastName: 'Anderes' });
    expect(answer).toEqual(await subscribe({ email: 'neu@schule.example' }));
    const mail = await lastMail();
    expect(mail.subject).toBe('Sie bekommen unseren Newsletter schon');
    expect(mail.unsubscribeUrl).toContain(token);
    // Nobody changes what somebody else is called.
    expect(await operator().history(email)).toMatchObject([{ firstName: '', wording: '1' }]);
  });

  test('ACCT-09 what is wrong is told by field; only the address is demanded (ACCT-04)', async () => {
    const { fieldErrors, ...answer } = await subscribe({
      email: 'keine',
      salutation: 'DR',
      firstName: 'Ä',
      lastName: 'x'.repeat(36),
      interest: 'x'.repeat(41),
    });
    expect(answer).toEqual({ successful: false, errorMessage: 'vue.form.error.general' });
    expect(fieldErrors.map(({ fieldName, message }) => [fieldName, message])).toEqual([
      ['salutation', 'vue.form.error.salutation.incorrect'],
      ['firstName', 'vue.form.error.tooShort'],
      ['lastName', 'vue.form.error.tooLong'],
      ['email', 'vue.form.error.email.incorrect'],
      ['interest', 'vue.form.error.tooLong'],
    ]);
    expect((await subscribe({ email: '' })).fieldErrors).toEqual([
      { fieldName: 'email', message: 'vue.form.error.requiredField' },
    ]);
    expect(await operator().counts()).toEqual([]);
  });

  test('a program that fills in the hidden field is thanked, and nothing happens', async () => {
    expect(await subscribe({ website: 'https://spam.example' })).toEqual(fine);
    expect(await operator().counts()).toEqual([]);
    expect(await mailCount()).toBe(0);
  });

  test('nobody floods a stranger with questions', async () => {
    const answers = [];
    for (let index = 0; index < 4; index += 1) answers.push((await subscribe()).errorMessage);
    expect(answers).toEqual([null, null, null, 'vue.newsletter.error.tooMany']);
    expect(await mailCount()).toBe(3);
    shop.clock.advance(3600_000);
    expect(await subscribe()).toEqual(fine);
  });

  test('in English the mails are in English and lead to the English shop', async () => {
    const visitor = shop.visitor('b2b', { shopLanguage: 'en-DE' });
    await subscribe({}, visitor);
    const mail = await lastMail();
    expect(mail.subject).toBe('Please confirm your newsletter subscription');
    expect(mail.text).toContain('https://en.educational.example.de/service/newsletter/success?');
  });
});

describe('unsubscribing', () => {
  test('NEWS-03 API-106 DEC-132 by the link of a mail alone; a second time changes nothing', async () => {
    const token = await subscribed();
    expect(await unsubscribe({ token, reason: 'Zu oft' })).toEqual(fine);
    expect(await unsubscribe({ token })).toEqual(fine);
    expect(await operator().counts()).toMatchObject([{ subscribed: 0, ended: 1 }]);
    const endedAt = shop.clock.now();
    expect(await operator().history(email)).toMatchObject([{ endedAt, reason: 'Zu oft' }]);
    // Whoever leaves gets no mail about it: the page has told.
    expect(await mailCount()).toBe(2);
    expect(await unsubscribe({ token: 'A'.repeat(22) })).toEqual(
      refused('vue.newsletter.error.linkOver'),
    );
    // An old link opens nothing.
    expect(await optIn(token)).toEqual(refused('vue.newsletter.error.linkOver'));
  });

  test('NEWS-03 ruling 15: by the address, with the same answer for one that nobody knows', async () => {
    await subscribed();
    expect(await unsubscribe({ email: 'fremd@schule.example' })).toEqual(fine);
    expect(await mailCount('fremd@schule.example')).toBe(0);
    expect(await unsubscribe({ email: 'Aenne@schule.example' })).toEqual(fine);
    expect((await lastMail()).subject).toBe('Sie sind vom Newsletter abgemeldet');
    expect(await operator().counts()).toMatchObject([{ subscribed: 0, ended: 1 }]);
    // Again, and nothing is left to tell.
    await unsubscribe({ email });
    expect(await mailCount()).toBe(3);
  });

  test('the newsletter of another shop stays', async () => {
    await subscribed();
    await unsubscribe({ email }, shop.visitor('at'));
    expect(await operator().counts()).toMatchObject([{ storefront: 'de', subscribed: 1 }]);
  });

  test('a request that was not confirmed is gone for good', async () => {
    await subscribe();
    await unsubscribe({ email });
    expect(await operator().history(email)).toEqual([]);
    expect(await mailCount()).toBe(1);
  });

  test('ACCT-09 what is wrong is told by field', async () => {
    expect(await unsubscribe({ email: 'keine', reason: 'x'.repeat(201) })).toMatchObject({
      successful: false,
      fieldErrors: [
        { fieldName: 'email', message: 'vue.form.error.email.incorrect' },
        { fieldName: 'reason', message: 'vue.form.error.tooLong' },
      ],
    });
    expect((await unsubscribe({})).fieldErrors).toEqual([
      { fieldName: 'email', message: 'vue.form.error.requiredField' },
    ]);
  });

  test('of who left only the proof stays, for as long as an operator says', async () => {
    await subscribe({ salutation: 'MS', firstName: 'Änne', lastName: 'Öz', interest: 'school' });
    const token = tokenIn(await lastMail());
    await optIn(token);
    await unsubscribe({ token });
    expect(await operator().history(email)).toMatchObject([
      { email, salutation: '', firstName: '', lastName: '', interest: '', wording: '1' },
    ]);
    shop.clock.advance(1095 * day - 1000);
    await shop.services.newsletter.prune();
    expect(await operator().history(email)).toHaveLength(1);
    shop.clock.advance(1000);
    await shop.services.newsletter.prune();
    expect(await operator().history(email)).toEqual([]);
  });

  test('who comes back is asked again, beside the old proof', async () => {
    await unsubscribe({ token: await subscribed() });
    await subscribed();
    expect(await operator().counts()).toMatchObject([{ subscribed: 1, ended: 1 }]);
    expect(await operator().history(email)).toHaveLength(2);
  });
});

describe('whether an address gets the newsletter', () => {
  const isSubscribed = async (address: string, visitor = shop.visitor()) =>
    (
      await visitor.run<{ emailSubscribed: boolean }>(
        'query ($email: String!) { emailSubscribed(email: $email) }',
        { email: address },
      )
    ).emailSubscribed;

  test('API-88 NEWS-02 customers hear it of their own address', async () => {
    const customer = shop.visitor();
    await logIn(customer, customers.consumer, passwords.consumer);
    expect(await isSubscribed(customers.consumer, customer)).toBe(false);
    await subscribe({ email: customers.consumer });
    expect(await isSubscribed(customers.consumer, customer)).toBe(false);
    await optIn(tokenIn(await lastMail(customers.consumer)));
    expect(await isSubscribed(customers.consumer.toUpperCase(), customer)).toBe(true);
  });

  test('API-88 ruling 15: of any other address the answer is no, and asking is limited', async () => {
    await subscribed();
    expect(await isSubscribed(email)).toBe(false);
    const customer = shop.visitor();
    await logIn(customer, customers.consumer, passwords.consumer);
    for (let index = 0; index < 60; index += 1) {
      expect(await isSubscribed(email, customer)).toBe(false);
    }
    await expect(isSubscribed(email, customer)).rejects.toThrow('Too many requests');
  });
});

test('an operator exports who gets the newsletter, with the link that ends it', async () => {
  expect(await operator().csv()).toEqual([]);
  const token = await subscribed();
  await subscribe({ email: 'offen@schule.example' });
  expect(await operator().csv()).toEqual([
    'storefront,language,email,salutation,firstName,lastName,interest,confirmedAt,unsubscribeUrl\r\n',
    `de,de,${email},NONE,,,,2026-11-21T09:01:00.000Z,https://shop.example.de/service/newsletter/newsletter-abmelden?token=${token}\r\n`,
  ]);
});
