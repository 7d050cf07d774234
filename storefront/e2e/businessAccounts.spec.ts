import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { enterLogin } from './customer.ts';
import { interactive } from './interactive.ts';
import { expectLivingMails } from './links.ts';
import { shop } from './operator.ts';
import { mailTo } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const password = 'Kreide-rot-7';

const newEmail = () => `aenne.${test.info().testId}.${Date.now()}@schule.example`;

const words = {
  b2b: {
    title: 'Geschäftskonto eröffnen',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    repeat: 'Passwort wiederholen',
    company: 'Schule, Einrichtung oder Firma',
    firstName: 'Vorname',
    lastName: 'Nachname',
    street: 'Straße und Hausnummer',
    postCode: 'Postleitzahl',
    city: 'Ort',
    phone: 'Telefon',
    vat: /^USt-IdNr\./,
    job: [/^Ihre Funktion/, 'Sekretariat'],
    industry: [/^Art der Einrichtung/, 'Grundschule'],
    employees: /^Anzahl der Beschäftigten/,
    file: /^Nachweis/,
    submit: 'Konto beantragen',
    received: 'Ihre Registrierung ist angekommen',
    receipt: 'Wir prüfen Ihre Registrierung',
    approved: 'Ihr Geschäftskonto ist freigeschaltet',
    locked: 'Bitte speichern Sie sie ohne Passwort',
    number: 'Kundennummer',
    pending: 'Ihr Konto ist noch nicht freigeschaltet.',
    wrong: 'Diese Angaben passen nicht zusammen.',
  },
  'b2b-en': {
    title: 'Open a business account',
    email: 'E-mail address',
    password: 'Password',
    repeat: 'Repeat password',
    company: 'School, institution or company',
    firstName: 'First name',
    lastName: 'Last name',
    street: 'Street and house number',
    postCode: 'Postcode',
    city: 'Town',
    phone: 'Telephone',
    vat: /^VAT number/,
    job: [/^Your position/, 'Secretary'],
    industry: [/^Type of institution/, 'Primary school'],
    employees: /^Number of employees/,
    file: /^Proof/,
    submit: 'Apply for an account',
    received: 'Your registration has arrived',
    receipt: 'We are checking your registration',
    approved: 'Your business account is open',
    locked: 'Please save it without a password',
    number: 'Customer number',
    pending: 'Your account is not active yet.',
    wrong: 'These details do not match.',
  },
} as const;
type Storefront = keyof typeof words;

const mainOf = (page: Page): Locator => page.getByRole('main');
const registerPage = (storefront: Storefront) => `${storefronts[storefront]}/myaccount/register`;

/** Fills in what everybody has to say. */
async function fillIn(page: Page, storefront: Storefront, email: string): Promise<void> {
  const main = mainOf(page);
  const w = words[storefront];
  await main.getByLabel(w.email, { exact: true }).fill(email);
  await main.getByLabel(w.password, { exact: true }).fill(password);
  await main.getByLabel(w.repeat).fill(password);
  await main.getByLabel(w.company).fill('Grundschule am Lindenweg');
  await main.getByLabel(w.firstName).fill('Änne');
  await main.getByLabel(w.lastName).fill('Müller');
  await main.getByLabel(w.street).fill('Lindenweg 4 a');
  await main.getByLabel(w.postCode).fill('10115');
  await main.getByLabel(w.city, { exact: true }).fill('Berlin');
  await main.getByLabel(w.phone).fill('030 1234567');
}

const pdf = (name = 'Nachweis.pdf', content = '%PDF-1.7\n…') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

/** Encrypted, as its trailer says, for whoever has its password. */
const lockedPdf = pdf(
  'Nachweis.pdf',
  `%PDF-1.7
xref
0 1
0000000000 65535 f 
trailer
<< /Size 1 /Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> >> >>
startxref
9
%%EOF
`,
);

const fileField = (page: Page) => mainOf(page).locator('input[type="file"]');
const submit = (page: Page, storefront: Storefront) =>
  mainOf(page).getByRole('button', { name: words[storefront].submit }).click();

async function logIn(page: Page, storefront: Storefront, number: string, secret = password) {
  await page.goto(`${storefronts[storefront]}/login`);
  await enterLogin(page, number, secret);
}

for (const storefront of ['b2b', 'b2b-en'] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${storefront} ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('REG-04 DEC-119 API-89 API-90 a school registers, is checked, and logs in', async ({
        page,
      }) => {
        const w = words[storefront];
        const main = mainOf(page);
        const email = newEmail();
        await page.goto(registerPage(storefront));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.title);
        await fillIn(page, storefront, email);
        await main.getByLabel(w.vat).fill('DE 136695976');
        await main.getByLabel(w.job[0]).selectOption(w.job[1]);
        await main.getByLabel(w.industry[0]).selectOption(w.industry[1]);
        await main.getByLabel(w.employees).fill('34');
        await fileField(page).setInputFiles(pdf());
        await submit(page, storefront);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.received);

        const receipt = await mailTo(page, email, w.receipt);
        const number = /K-\d{8}/.exec(receipt)?.[0] ?? '';
        await logIn(page, storefront, number, 'Tafel-gruen-9');
        await expect(main.getByText(w.wrong).first()).toBeVisible();
        await expect(main.getByText(w.pending)).toHaveCount(0);
        await logIn(page, storefront, number);
        await expect(main.getByText(w.pending).first()).toBeVisible();

        await shop('customer', 'approve', number);
        expect(await mailTo(page, email, w.approved)).toContain(number);
        await logIn(page, storefront, number);
        await expect(page).toHaveURL(`${storefronts[storefront]}/myaccount/contact-details`);
        await page.goto(`${storefronts[storefront]}/myaccount/customernumber`);
        await expect(main.getByText(number)).toBeVisible();
        await expectLivingMails(page, storefront, [email], 2);
      });

      test('REG-04 API-90 a PDF with a password is refused at its field, and nothing else is lost', async ({
        page,
      }) => {
        const w = words[storefront];
        const main = mainOf(page);
        await page.goto(registerPage(storefront));
        if (javaScriptEnabled) await interactive(page);
        await fillIn(page, storefront, newEmail());
        await main.getByLabel(w.job[0]).selectOption(w.job[1]);
        await main.getByLabel(w.employees).fill('34');
        await fileField(page).setInputFiles(lockedPdf);
        await submit(page, storefront);
        await expect(fileField(page)).toHaveAttribute('aria-invalid', 'true');
        await expect(fileField(page)).toHaveAccessibleDescription(new RegExp(w.locked));
        await expect(main.getByLabel(w.company)).toHaveValue('Grundschule am Lindenweg');
        await expect(main.getByLabel(w.street)).toHaveValue('Lindenweg 4 a');
        await expect(main.getByLabel(w.job[0])).toHaveValue('SECRETARY');
        await expect(main.getByLabel(w.employees)).toHaveValue('34');
        if (javaScriptEnabled) await expectNoFaults(page);

        // Without its password it is taken; without scripts the page has both passwords typed again.
        await fileField(page).setInputFiles(pdf());
        await main.getByLabel(w.password, { exact: true }).fill(password);
        await main.getByLabel(w.repeat).fill(password);
        await submit(page, storefront);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.received);
      });
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('REG-04 nothing that was sent is lost: faults stand at their fields, the paper stays', async ({
    page,
  }) => {
    const main = mainOf(page);
    const email = newEmail();
    await page.goto(registerPage('b2b'));
    await fillIn(page, 'b2b', email);
    await main.getByLabel(words.b2b.company).fill('');
    await main.getByLabel(words.b2b.vat).fill('DE136695975');
    await main.getByLabel(words.b2b.employees).fill('viele');
    await main.getByLabel(words.b2b.job[0]).selectOption('Lehrkraft');
    await fileField(page).setInputFiles(pdf('Bescheinigung.exe'));
    await submit(page, 'b2b');
    for (const field of [words.b2b.company, words.b2b.vat, words.b2b.employees]) {
      await expect(main.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(main.getByText('Diese USt-IdNr. gibt es so nicht.').first()).toBeVisible();
    await expect(main.getByText('Bescheinigung.pdf ist schon bei uns.')).toBeVisible();
    await expect(main.getByLabel('Vorname')).toHaveValue('Änne');
    await expect(main.getByLabel(words.b2b.job[0])).toHaveValue('TEACHER');
    await expect(main.getByLabel('Passwort', { exact: true })).toHaveValue('');

    await fillIn(page, 'b2b', email);
    // Its own, by which its notice is found among those of other tests.
    const company = `Schule ${Date.now()}`;
    await main.getByLabel(words.b2b.company).fill(company);
    await main.getByLabel(words.b2b.vat).fill('');
    await main.getByLabel(words.b2b.employees).fill('');
    await submit(page, 'b2b');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.b2b.received);
    const notice = await mailTo(page, 'service@kreide.example', company);
    expect(notice).toContain('Nachweis: liegt vor');
    // Only an operator sees the paper again.
    const paper = test.info().outputPath('paper.pdf');
    await shop('customer', 'certificate', /K-\d{8}/.exec(notice)?.[0] ?? '', paper);
    expect(await readFile(paper, 'utf8')).toBe('%PDF-1.7\n…');
  });

  for (const [what, file, message] of [
    ['that lies about its type', pdf('Nachweis.pdf', 'MZ'), 'weder PDF noch JPG noch PNG'],
    ['without content', pdf('Nachweis.pdf', ''), 'Diese Datei ist leer.'],
    [
      'of more than 5 MB',
      pdf('Nachweis.pdf', `%PDF-${' '.repeat(5 * 1024 * 1024)}`),
      'Diese Datei ist größer als 5 MB.',
    ],
  ] as const) {
    test(`REG-04 API-90 a file ${what} is refused at its field`, async ({ page }) => {
      await page.goto(registerPage('b2b'));
      await fillIn(page, 'b2b', newEmail());
      await fileField(page).setInputFiles(file);
      await submit(page, 'b2b');
      await expect(mainOf(page).getByText(message).first()).toBeVisible();
      await expect(fileField(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(mainOf(page).getByLabel('Vorname')).toHaveValue('Änne');
    });
  }
});

test('REG-05 an address that has an account is told when its field is left', async ({ page }) => {
  const email = newEmail();
  for (const storefront of ['b2b', 'de'] as const) {
    const main = mainOf(page);
    const url = `${storefronts[storefront]}/myaccount/register`;
    await page.goto(url);
    await interactive(page);
    if (storefront === 'b2b') {
      await fillIn(page, storefront, email);
      await main.getByLabel(words.b2b.vat).fill('DE136695976');
      await submit(page, storefront);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.b2b.received);
    } else {
      await main.getByLabel('E-Mail-Adresse').fill(email);
      await main.getByLabel('Passwort', { exact: true }).fill(password);
      await main.getByLabel('Passwort wiederholen').fill(password);
      await main.getByLabel('Vorname').fill('Änne');
      await main.getByLabel('Nachname').fill('Müller');
      await main.getByLabel('Straße und Hausnummer').fill('Lindenweg 4 a');
      await main.getByLabel('Postleitzahl').fill('10115');
      await main.getByLabel('Ort', { exact: true }).fill('Berlin');
      await main.getByRole('button', { name: 'Konto eröffnen' }).click();
      await expect(page).toHaveURL(`${storefronts.de}/myaccount/contact-details`);
      await page.context().clearCookies();
    }
    await page.goto(url);
    await interactive(page);
    const field = main.getByLabel('E-Mail-Adresse');
    await field.fill(email.toUpperCase());
    await main.getByLabel('Passwort', { exact: true }).focus();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByText('gibt es schon ein Konto')).toBeVisible();
    await field.fill(`neu.${email}`);
    await main.getByLabel('Passwort', { exact: true }).focus();
    await expect(main.getByText('gibt es schon ein Konto')).toBeHidden();
  }
});

test('API-12 REG-04 programs register a business by the endpoint of the contract', async ({
  request,
}) => {
  const { origin, host } = new URL(storefronts.b2b);
  const email = newEmail();
  const formData = {
    ...{ email, password, passwordRepeat: password, vatRegistrationNo: 'DE136695976' },
    'billing.company': 'Grundschule am Lindenweg',
    'billing.firstname': 'Änne',
    'billing.lastname': 'Müller',
    'billing.streetAndNumber': 'Lindenweg 4',
    'billing.postcode': '10115',
    'billing.city': 'Berlin',
    'billing.country': 'DE',
    'billing.phone': '030 1234567',
  };
  const register = (data: object) =>
    request.post(`${storefronts.de}/api/register-action/`, { data, headers: { host, origin } });
  const opened = await register({ formData });
  expect(await opened.json()).toEqual({
    ...{ successfull: true, errorMessage: null, fieldErrors: [] },
    ...{ firstName: 'Änne', lastName: 'Müller' },
  });
  expect(opened.headers()['set-cookie'] ?? '').not.toContain('X-JWT');
  const again = await register({ formData });
  expect(await again.json()).toMatchObject({
    successfull: false,
    fieldErrors: [{ fieldName: 'email', message: 'vue.form.error.email.notUnique' }],
  });
  const bare = await register({ formData: { ...formData, vatRegistrationNo: '' } });
  expect(await bare.json()).toMatchObject({
    fieldErrors: [{ fieldName: 'certificate', message: 'vue.register.error.proof' }],
  });
});

test('REG-04 what a business says of itself is checked before it is sent', async ({ page }) => {
  const main = mainOf(page);
  await page.goto(registerPage('b2b'));
  await interactive(page);
  await fillIn(page, 'b2b', newEmail());
  // Ruling 17; DEC-118.
  await expect(main.getByLabel('Anrede')).toHaveValue('NONE');
  await expect(main.getByRole('checkbox', { name: 'Newsletter' })).not.toBeChecked();
  await expect(main.getByRole('link', { name: 'Datenschutz' })).toBeVisible();
  await submit(page, 'b2b');
  await expect(main.getByText('Bitte wählen Sie einen Nachweis').first()).toBeVisible();
  await fileField(page).setInputFiles(pdf());
  await expectNoFaults(page);
  await submit(page, 'b2b');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.b2b.received);
  await expectNoFaults(page);
});
