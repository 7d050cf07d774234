import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { germanAddress, logIn, register } from '../../testing/journey.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';
import { type AccountApproval, createAccountApproval } from '../customer/approval.ts';
import { createCustomerOperator } from '../customer/operator.ts';

let db: TestDatabase;
let shop: TestShop;
let approval: AccountApproval;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database);
  approval = createAccountApproval({
    database: db.database,
    clock: shop.clock,
    parameters: shop.services.parameters,
    mailFrom: 'Kreide <shop@kreide.example>',
  });
});
afterAll(() => db.drop());

const password = 'Kreide-rot-7';
const vatRegistrationNo = 'DE 136695976';
const key = (fault: string) => `vue.form.error.${fault}`;
const refused = (fault: string) => `vue.register.error.${fault}`;
const address = {
  ...germanAddress,
  formType: 'companyOrSchool',
  company: 'Schule am Park',
  phone: '+49 40 1234567',
};

/** Each from its own network, so that no test uses up another's tries. */
let networks = 0;
function someone(shopLanguage: 'de-DE' | 'en-DE' = 'de-DE'): Visitor {
  networks += 1;
  return shop.visitor('b2b', { ip: `198.52.${networks}.1`, shopLanguage });
}

const registrationAnswer = 'successful errorMessage fieldErrors { fieldName message } firstName';

async function apply(visitor: Visitor, form: Record<string, unknown>) {
  const { registerBusiness } = await visitor.run<{
    registerBusiness: {
      successful: boolean;
      errorMessage: string | null;
      fieldErrors: { fieldName: string; message: string }[];
      firstName: string | null;
    };
  }>(
    `mutation ($form: BusinessRegistrationInput!) {
      registerBusiness(form: $form) { ${registrationAnswer} }
    }`,
    { form: { password, address, ...form } },
  );
  return registerBusiness;
}

async function sign(visitor: Visitor): Promise<string> {
  const { uploadSignature } = await visitor.run<{ uploadSignature: { signature: string } }>(
    '{ uploadSignature { signature } }',
  );
  return uploadSignature.signature;
}

async function upload(visitor: Visitor, file: File, signature?: string) {
  const { uploadCertificate } = await visitor.run<{
    uploadCertificate: {
      successful: boolean;
      errorMessage: string | null;
      certificateId: string | null;
      name: string | null;
    };
  }>(
    `mutation ($signature: String!, $file: File!) {
      uploadCertificate(signature: $signature, file: $file) {
        successful errorMessage certificateId name
      }
    }`,
    { signature: signature ?? (await sign(visitor)), file },
  );
  return uploadCertificate;
}

const bytesOf = (start: string, size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(Buffer.from(start, 'latin1'));
  return bytes;
};
/** Says in every way that it is a PDF, and begins otherwise. */
const lie = (start: string) =>
  new File([bytesOf(start, 2_000)], 'a.pdf', { type: 'application/pdf' });
/** Encrypted, as its trailer says, for whoever has its password. */
const lockedPdf = () => {
  const protection = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> >>`;
  const trailer = `trailer\n<< /Size 1 /Root 1 0 R /Encrypt ${protection} >>`;
  const table = `xref\n0 1\n0000000000 65535 f \n${trailer}`;
  return new File([`%PDF-1.7\n${table}\nstartxref\n9\n%%EOF\n`], 'geheim.pdf');
};
const pdf = (name = 'Nachweis.pdf', size = 2_000) => new File([bytesOf('%PDF-1.7\n', size)], name);

/** The newest mail to an address whose subject says so. */
async function mailTo(recipient: string, subject: string) {
  const mails = await shop.services.mail.listMailbox();
  const mail = mails.find((each) => each.recipient === recipient && each.subject.includes(subject));
  return mail && shop.services.mail.readMail(mail.id);
}

async function numberOf(email: string, subject = 'Wir prüfen Ihre Registrierung'): Promise<string> {
  return /K-\d{8}/.exec((await mailTo(email, subject))?.text ?? '')?.[0] ?? '';
}

describe('what a business can say of itself', () => {
  test.each([
    ['de-DE', 'Sekretariat', 'Grundschule'],
    ['en-DE', 'Secretary', 'Primary school'],
  ] as const)('API-89: job titles and industries in %s', async (language, job, industry) => {
    const { jobTitles, industries } = await someone(language).run<
      Record<'jobTitles' | 'industries', { code: string; name: string }[]>
    >('{ jobTitles { code name } industries { code name } }');
    expect(jobTitles).toContainEqual({ code: 'SECRETARY', name: job });
    expect(industries).toContainEqual({ code: 'PRIMARY_SCHOOL', name: industry });
    for (const choices of [jobTitles, industries]) {
      expect(new Set(choices.map(({ code }) => code)).size).toBe(choices.length);
    }
  });

  test('REG-04, API-99: a school registers with all of it, and the operator sees it', async () => {
    const visitor = someone();
    const { certificateId } = await upload(visitor, pdf('Bescheinigung der Schule.PDF'));
    const answer = await apply(visitor, {
      email: 'Schule@Example.org',
      vatRegistrationNo,
      jobTitleCode: 'SECRETARY',
      primaryIndustryGroupCode: 'PRIMARY_SCHOOL',
      numberOfEmployees: '34',
      certificate: certificateId,
    });
    expect(answer).toEqual({
      successful: true,
      errorMessage: null,
      fieldErrors: [],
      firstName: 'Erika',
    });
    const number = await numberOf('schule@example.org');
    expect(await approval.show(number)).toMatchObject({
      state: 'pendingApproval',
      email: 'schule@example.org',
      vatRegistrationNo: 'DE136695976',
      jobTitleCode: 'SECRETARY',
      primaryIndustryGroupCode: 'PRIMARY_SCHOOL',
      numberOfEmployees: 34,
      addresses: [{ company: 'Schule am Park', isCustomerAddress: true }],
      certificate: 'Bescheinigung der Schule.pdf',
    });
    const paper = await approval.certificate(number);
    expect(paper?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const notice = await mailTo('service@kreide.example', 'Schule am Park');
    expect(notice?.text).toContain(
      [
        `Kundennummer: ${number}`,
        'Schule oder Firma: Schule am Park',
        'Name: Erika Muster',
        'E-Mail-Adresse: schule@example.org',
      ].join('\n'),
    );
    expect(notice?.text).toContain('Art der Einrichtung: Grundschule');
    expect(notice?.html).toContain('DE136695976');
  });

  test('what nobody has to say may be missing', async () => {
    expect(await apply(someone(), { email: 'knapp@example.org', vatRegistrationNo })).toMatchObject(
      {
        successful: true,
      },
    );
  });
});

describe('a form that is not right', () => {
  test('REG-04: every fault is told at its field, in the order of the form', async () => {
    const answer = await apply(someone(), {
      email: 'kein@punkt',
      password: 'ab',
      address: { ...address, company: '', phone: '' },
      vatRegistrationNo: 'DE136695975',
      jobTitleCode: 'KING',
      primaryIndustryGroupCode: 'MINE',
      numberOfEmployees: 'viele',
    });
    expect(answer).toMatchObject({ successful: false, errorMessage: key('general') });
    expect(answer.fieldErrors).toEqual([
      { fieldName: 'email', message: key('email.incorrect') },
      { fieldName: 'password', message: key('password.invalidLength') },
      { fieldName: 'address.company', message: key('requiredField') },
      { fieldName: 'address.phone', message: key('requiredField') },
      { fieldName: 'vatRegistrationNo', message: key('vatRegistrationNo.incorrect') },
      { fieldName: 'jobTitleCode', message: key('unknown') },
      { fieldName: 'primaryIndustryGroupCode', message: key('unknown') },
      { fieldName: 'numberOfEmployees', message: key('digitsOnly') },
    ]);
  });

  test.each([
    ['DE129273398', null],
    ['ATU 1358 5627', null],
    ['CHE-107.787.577 MWST', null],
    ['IE1234567FA', null],
    ['NL123456789B01', null],
    ['ATU13585626', 'vatRegistrationNo.incorrect'],
    ['CHE-107.787.578', 'vatRegistrationNo.incorrect'],
    ['FR1234', 'vatRegistrationNo.incorrect'],
    ['US123456789', 'vatRegistrationNo.incorrect'],
    ['129273398', 'vatRegistrationNo.incorrect'],
    ['DE12927339_', 'alphanumeric'],
    ['D'.repeat(31), 'tooLong'],
  ])('REG-04: VAT number %s', async (number, fault) => {
    // Without an address nothing is opened.
    const { fieldErrors } = await apply(someone(), { email: '', vatRegistrationNo: number });
    const found = fieldErrors.find(({ fieldName }) => fieldName === 'vatRegistrationNo');
    expect(found?.message ?? null).toBe(fault && key(fault));
  });

  test('a business shows what it is by a VAT number or a certificate', async () => {
    const { fieldErrors } = await apply(someone(), { email: 'nichts@example.org' });
    expect(fieldErrors).toEqual([{ fieldName: 'certificate', message: refused('proof') }]);
  });

  test('REG-05: an address has one account of a business, whether it waits or is open', async () => {
    await apply(someone(), { email: 'zweimal@example.org', vatRegistrationNo });
    const again = await apply(someone(), { email: 'ZWEIMAL@example.org', vatRegistrationNo });
    expect(again.fieldErrors).toEqual([{ fieldName: 'email', message: key('email.notUnique') }]);
    const { emailUniqueness } = await someone().run<{ emailUniqueness: boolean }>(
      '{ emailUniqueness(email: "zweimal@example.org") }',
    );
    expect(emailUniqueness).toBe(false);
    const both = await Promise.all(
      [someone(), someone()].map((visitor) =>
        apply(visitor, { email: 'gleich@example.org', vatRegistrationNo }),
      ),
    );
    expect(both.map(({ successful }) => successful).sort()).toEqual([false, true]);
  });

  test('ruling 5, ruling 15: common passwords, programs and floods are refused', async () => {
    const common = await apply(someone(), {
      email: 'schwach@example.org',
      password: 'Qwertyuiop',
      vatRegistrationNo,
    });
    expect(common.fieldErrors).toEqual([
      { fieldName: 'password', message: key('password.common') },
    ]);
    const program = { email: 'bot@example.org', vatRegistrationNo, website: 'http://x' };
    expect(await apply(someone(), program)).toMatchObject({ successful: false });
    expect(await mailTo('bot@example.org', '')).toBeUndefined();
    const visitor = shop.visitor('b2b', { ip: '203.0.113.98' });
    for (let tries = 0; tries < 30; tries += 1) {
      await shop.services.limiter.take(['registrationsByNetwork'], { network: '203.0.113.98' });
    }
    expect(await apply(visitor, { email: 'flut@example.org', vatRegistrationNo })).toMatchObject({
      errorMessage: refused('tooMany'),
    });
  });

  test('a consumer’s form is for the shops of consumers, a business’s for that of businesses', async () => {
    const consumer = await register(someone(), { email: 'amt@example.org' });
    expect(consumer).toMatchObject({ errorMessage: refused('storefront') });
    const business = await apply(shop.visitor('de', { ip: '203.0.113.97' }), {
      email: 'amt@example.org',
      vatRegistrationNo,
    });
    expect(business).toMatchObject({ errorMessage: refused('storefront') });
  });
});

describe('a certificate', () => {
  test('API-90: is what its first bytes say, and its name says it too', async () => {
    const visitor = someone();
    expect(await upload(visitor, pdf('Schul/schein.exe'))).toMatchObject({
      successful: true,
      name: 'Schul_schein.pdf',
    });
    const jpeg = new File([bytesOf('\xff\xd8\xff\xe0', 100)], 'a.pdf', { type: 'application/pdf' });
    expect(await upload(visitor, jpeg)).toMatchObject({ successful: true, name: 'a.jpg' });
    const png = new File([bytesOf('\x89PNG\r\n\x1a\n', 100)], '');
    expect(await upload(visitor, png)).toMatchObject({ successful: true, name: 'file.png' });
  });

  test.each([
    ['is empty', () => new File([], 'leer.pdf'), 'certificateEmpty'],
    ['is larger than 5 MB', () => pdf('groß.pdf', 5 * 1024 * 1024 + 1), 'certificateSize'],
    ['lies about its type', () => new File(['MZ\x90\0'], 'a.pdf'), 'certificateKind'],
    ['is a page that a browser would run', () => new File(['<svg/>'], 'a.png'), 'certificateKind'],
    ['is a program', () => lie('\x7fELF\x02\x01\x01'), 'certificateKind'],
    ['is a script', () => lie('#!/bin/sh\n%PDF-1.7\n'), 'certificateKind'],
    ['is an archive, as office documents are', () => lie('PK\x03\x04'), 'certificateKind'],
    ['is a picture of another kind', () => lie('GIF89a'), 'certificateKind'],
    ['is a page before it is a PDF', () => lie('<html>\n%PDF-1.7\n'), 'certificateKind'],
    ['is text before it is a PDF', () => lie('\xef\xbb\xbf%PDF-1.7\n'), 'certificateKind'],
    ['opens by a password alone', lockedPdf, 'certificateLocked'],
    ['ends within its first bytes', () => new File(['%PDF'], 'a.pdf'), 'certificateKind'],
  ])('API-90: is refused when it %s, and its signature stays good', async (_, file, fault) => {
    const visitor = someone();
    const signature = await sign(visitor);
    expect(await upload(visitor, file(), signature)).toMatchObject({
      successful: false,
      errorMessage: refused(fault),
      certificateId: null,
    });
    expect(await upload(visitor, pdf('klein.pdf', 5 * 1024 * 1024), signature)).toMatchObject({
      successful: true,
    });
  });

  test('API-90: what is a page or a program as well stays the PDF it begins as', async () => {
    const visitor = someone();
    const bytes = Buffer.from('%PDF-1.7\n<script>alert(1)</script>\nPK\x03\x04', 'latin1');
    const both = new File([bytes], 'schein.html', { type: 'text/html' });
    const { certificateId: certificate } = await upload(visitor, both);
    await apply(visitor, { email: 'beides@example.org', certificate });
    const kept = await approval.certificate(await numberOf('beides@example.org'));
    expect(kept).toEqual({ name: 'schein.pdf', type: 'application/pdf', bytes });
  });

  test('API-90: of two files for one signature one is kept, and the other does not replace it', async () => {
    const visitor = someone();
    const signature = await sign(visitor);
    const answers = await Promise.all(
      ['eins.pdf', 'zwei.pdf'].map((name) => upload(visitor, pdf(name), signature)),
    );
    const kept = answers.filter(({ successful }) => successful);
    const others = answers.filter(({ successful }) => !successful);
    expect(kept).toHaveLength(1);
    expect(others).toMatchObject([
      { errorMessage: refused('certificateSignature'), certificateId: null },
    ]);
    const certificate = kept[0]?.certificateId;
    await apply(visitor, { email: 'beide@example.org', certificate });
    expect(await approval.certificate(await numberOf('beide@example.org'))).toMatchObject({
      name: kept[0]?.name,
    });
  });

  test('API-90: needs a signature of its own, which is nobody else’s and not over', async () => {
    const visitor = someone();
    visitor.userId = 'A'.repeat(22);
    const signature = await sign(visitor);
    const bad = { successful: false, errorMessage: refused('certificateSignature') };
    for (const wrong of ['', 'x', `${signature.slice(0, -4)}AAAA`]) {
      expect(await upload(visitor, pdf(), wrong)).toMatchObject(bad);
    }
    const other = someone();
    other.userId = 'B'.repeat(22);
    expect(await upload(other, pdf(), signature)).toMatchObject(bad);
    const consumers = shop.visitor('de', { ip: '203.0.113.96' });
    expect(await upload(consumers, pdf())).toMatchObject(bad);
    expect(await upload(visitor, pdf(), signature)).toMatchObject({ successful: true });
    expect(await upload(visitor, pdf(), signature)).toMatchObject(bad);
    const late = await sign(visitor);
    const start = shop.clock.now();
    shop.clock.advance(3_600_000);
    expect(await upload(visitor, pdf(), late)).toMatchObject(bad);
    shop.clock.set(start);
  });

  test('API-90: belongs to one account, and to none that was not opened', async () => {
    const visitor = someone();
    const { certificateId: certificate } = await upload(visitor, pdf());
    const gone = [{ fieldName: 'certificate', message: refused('certificateGone') }];
    for (const wrong of ['A'.repeat(22), 'x']) {
      const answer = await apply(someone(), { email: 'fremd@example.org', certificate: wrong });
      expect(answer.fieldErrors).toEqual(gone);
    }
    expect(await apply(visitor, { email: 'eins@example.org', certificate })).toMatchObject({
      successful: true,
    });
    const second = await apply(someone(), { email: 'zwei@example.org', certificate });
    expect(second.fieldErrors).toEqual(gone);
    // Nothing of it was kept: the address is free.
    expect(await apply(someone(), { email: 'zwei@example.org', vatRegistrationNo })).toMatchObject({
      successful: true,
    });
  });

  test('API-90: thirty an hour from one network', async () => {
    const visitor = shop.visitor('b2b', { ip: '203.0.113.95' });
    for (let count = 0; count < 30; count += 1) {
      expect(await upload(visitor, pdf())).toMatchObject({ successful: true });
    }
    expect(await upload(visitor, pdf())).toMatchObject({ errorMessage: refused('tooMany') });
  });

  test('of no account it is deleted after a day, of an approved one after thirty', async () => {
    const visitor = someone();
    const first = await upload(visitor, pdf());
    const second = await upload(visitor, pdf());
    await apply(visitor, { email: 'frist@example.org', certificate: second.certificateId });
    const number = await numberOf('frist@example.org');
    const start = shop.clock.now();
    shop.clock.advance(86_400_000 + 1_000);
    await shop.services.certificates.prune();
    const late = { email: 'spaet@example.org', certificate: first.certificateId };
    expect((await apply(someone(), late)).fieldErrors).toEqual([
      { fieldName: 'certificate', message: refused('certificateGone') },
    ]);
    expect(await approval.certificate(number)).toBeDefined();
    await approval.approve(number);
    shop.clock.advance(29 * 86_400_000);
    await shop.services.certificates.prune();
    expect(await approval.certificate(number)).toBeDefined();
    shop.clock.advance(2 * 86_400_000);
    await shop.services.certificates.prune();
    expect(await approval.certificate(number)).toBeUndefined();
    expect(await approval.show(number)).toMatchObject({ state: 'active', certificate: null });
    shop.clock.set(start);
  });
});

describe('the answer to a registration', () => {
  const asPending = { successful: false, errorMessage: 'vue.login.error.accountPending' };
  const wrong = { successful: false, errorMessage: 'vue.login.error.invalidCredentials' };

  test('DEC-119: nobody logs in until an operator approves, and only who has the password learns why', async () => {
    const visitor = someone();
    await apply(visitor, { email: 'wartet@example.org', vatRegistrationNo });
    const number = await numberOf('wartet@example.org');
    expect(await logIn(someone(), number, password)).toMatchObject(asPending);
    expect(await logIn(someone(), number, 'Tafel-gruen-9')).toMatchObject(wrong);
    expect(await logIn(someone(), 'K-00000000', password)).toMatchObject(wrong);

    expect(await approval.approve('K-00000000')).toBe(false);
    expect(await approval.approve(number.toLowerCase())).toBe(true);
    expect(await approval.approve(number)).toBe(false);
    expect(await logIn(visitor, number, password)).toMatchObject({ successful: true });
    expect(
      await visitor.run('{ customerInfo { educational { customerNumber VATRegistrationNo } } }'),
    ).toEqual({
      customerInfo: {
        educational: { customerNumber: number, VATRegistrationNo: 'DE136695976' },
      },
    });
    const mail = await mailTo('wartet@example.org', 'Ihr Geschäftskonto ist freigeschaltet');
    expect(mail?.text).toContain(number);
    expect(mail?.html).toContain(`/login?customerNumber=${number}"`);
  });

  test('DEC-119: of a business that is refused nothing stays, and it may try again', async () => {
    const visitor = someone('en-DE');
    const { certificateId: certificate } = await upload(visitor, pdf());
    await apply(visitor, { email: 'nein@example.org', certificate });
    const number = await numberOf('nein@example.org', 'We are checking your registration');
    expect(await approval.reject(number, 'The paper is <old>.')).toBe(true);
    expect(await approval.reject(number)).toBe(false);
    expect(await approval.show(number)).toBeUndefined();
    expect(await approval.certificate(number)).toBeUndefined();
    expect(await logIn(someone(), number, password)).toMatchObject(wrong);
    const mail = await mailTo('nein@example.org', 'Your registration as a business customer');
    expect(mail?.text).toContain('The reason: The paper is <old>.');
    expect(mail?.html).toContain('The paper is &lt;old&gt;.');
    expect(await apply(visitor, { email: 'nein@example.org', vatRegistrationNo })).toMatchObject({
      successful: true,
    });
  });

  test('an open account is not refused, and one that waits is not closed', async () => {
    const { database } = db;
    const { parameters } = shop.services;
    const customers = createCustomerOperator({ database, clock: shop.clock, parameters });
    await apply(someone(), { email: 'schritt@example.org', vatRegistrationNo });
    const number = await numberOf('schritt@example.org');
    expect(await customers.close(number)).toBe(false);
    expect(await customers.open(number)).toBe(false);
    const pending = await customers.all('pendingApproval');
    expect(pending.map(({ login }) => login)).toContain(number);
    await approval.approve(number);
    expect(await approval.reject(number)).toBe(false);
    expect(await customers.all('pendingApproval')).not.toContainEqual(
      expect.objectContaining({ login: number }),
    );
  });

  test('the newsletter is asked for in its own mail, and only when it was ticked', async () => {
    const form = { vatRegistrationNo, newsletterWording: '1' };
    await apply(someone(), { email: 'brief@example.org', ...form });
    const mails = await shop.services.mail.listMailbox();
    const kinds = mails.filter(({ recipient }) => recipient === 'brief@example.org');
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['newsletter', 'registration']);
  });
});
