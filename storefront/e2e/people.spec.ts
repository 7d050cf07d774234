import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { enterLogin } from './customer.ts';
import { interactive } from './interactive.ts';
import { addBusiness, shop } from './operator.ts';
import { mailTo } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const password = 'Kreide-rot-7';

const words = {
  b2b: {
    people: 'Personen',
    alone: 'Noch bestellen nur Sie.',
    invite: 'Person einladen',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    role: 'Darf',
    approver: 'bestellen und freigeben',
    limit: /^Bestellt ohne Freigabe bis/,
    amount: '250',
    send: 'Einladung schicken',
    sent: 'Die Einladung ist unterwegs.',
    rights: 'Darf bestellen. Bestellt ohne Freigabe bis 250,00 € netto.',
    newRights: 'Darf bestellen und freigeben. Bestellt ohne Grenze.',
    subject: 'Einladung: für Grundschule am Lindenweg bestellen',
    joinTitle: 'Ihr Konto für Grundschule am Lindenweg',
    password: 'Passwort',
    repeat: 'Passwort wiederholen',
    open: 'Konto eröffnen',
    number: /^Ihre Kundennummer ist (K-\d{8})$/,
    numberMail: 'Ihre Kundennummer',
    toLogin: 'Zur Anmeldung',
    logIn: 'Anmelden',
    customerNumber: 'Kundennummer',
    over: 'Dieser Link gilt nicht mehr',
    readOnly: 'Ändern kann diese Liste, wer Personen verwaltet: Änne Müller.',
    change: 'Ändern Tina Tafel',
    save: 'Speichern',
    changed: 'Die Änderung ist gespeichert.',
    remove: 'Entfernen Tina Tafel',
    confirm: 'Person entfernen',
    removed: 'Die Person ist entfernt.',
    closed: 'Dieses Konto ist geschlossen.',
  },
  'b2b-en': {
    people: 'People',
    alone: 'So far, you are the only one who orders.',
    invite: 'Invite a person',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail address',
    role: 'May',
    approver: 'order and approve',
    limit: /^Orders without approval up to/,
    amount: '250',
    send: 'Send invitation',
    sent: 'The invitation is on its way.',
    rights: 'May order. Orders up to €250.00 net without approval.',
    newRights: 'May order and approve. Orders without a limit.',
    subject: 'Invitation: order for Grundschule am Lindenweg',
    joinTitle: 'Your account for Grundschule am Lindenweg',
    password: 'Password',
    repeat: 'Repeat password',
    open: 'Open account',
    number: /^Your customer number is (K-\d{8})$/,
    numberMail: 'Your customer number',
    toLogin: 'Go to login',
    logIn: 'Log in',
    customerNumber: 'Customer number',
    over: 'This link is no longer valid',
    readOnly: 'This list can be changed by those who manage people: Änne Müller.',
    change: 'Change Tina Tafel',
    save: 'Save',
    changed: 'The change has been saved.',
    remove: 'Remove Tina Tafel',
    confirm: 'Remove person',
    removed: 'The person has been removed.',
    closed: 'This account is closed.',
  },
} as const;
type Storefront = keyof typeof words;

const mainOf = (page: Page): Locator => page.getByRole('main');
const headingOf = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const peopleOf = (storefront: Storefront) => `${storefronts[storefront]}/myaccount/people`;

let numbers = 0;
const newNumber = () => {
  numbers += 1;
  return `P${test.info().workerIndex}-${Date.now()}-${numbers}`;
};

async function logIn(page: Page, storefront: Storefront, number: string) {
  await page.goto(`${storefronts[storefront]}/login`);
  await enterLogin(page, number, password);
}

/** Logs in, and opens the page. */
async function openPeople(page: Page, storefront: Storefront, number: string): Promise<void> {
  await logIn(page, storefront, number);
  await expect(page).toHaveURL(`${storefronts[storefront]}/myaccount/contact-details`);
  await page.goto(peopleOf(storefront));
  await expect(headingOf(page)).toHaveText(words[storefront].people);
}

/** The secretary of a school of this test's own, on the page of its people. */
async function secretary(page: Page, storefront: Storefront): Promise<string> {
  const number = newNumber();
  await addBusiness(number, password);
  await openPeople(page, storefront, number);
  return number;
}

async function invite(page: Page, storefront: Storefront, email: string): Promise<void> {
  const w = words[storefront];
  const main = mainOf(page);
  await main.getByRole('link', { name: w.invite }).click();
  await main.getByLabel(w.firstName).fill('Tina');
  await main.getByLabel(w.lastName).fill('Tafel');
  await main.getByLabel(w.email, { exact: true }).fill(email);
  await main.getByLabel(w.limit).fill(w.amount);
  await main.getByRole('button', { name: w.send }).click();
  await expect(main.getByText(w.sent)).toBeVisible();
}

/** Where the mail of an invitation leads. */
async function linkTo(page: Page, storefront: Storefront, email: string): Promise<string> {
  const text = await mailTo(page, email, words[storefront].subject);
  const [, token = ''] = /\/myaccount\/join\?token=([\w-]+)/.exec(text) ?? [];
  return `${storefronts[storefront]}/myaccount/join?token=${token}`;
}

/** @returns the customer number that the page tells */
async function join(page: Page, storefront: Storefront, link: string): Promise<string> {
  const w = words[storefront];
  const main = mainOf(page);
  await page.goto(link);
  await expect(headingOf(page)).toHaveText(w.joinTitle);
  await main.getByLabel(w.password, { exact: true }).fill(password);
  await main.getByLabel(w.repeat).fill(password);
  await main.getByRole('button', { name: w.open }).click();
  await expect(headingOf(page)).toHaveText(w.number);
  return w.number.exec((await headingOf(page).textContent()) ?? '')?.[1] ?? '';
}

for (const storefront of ['b2b', 'b2b-en'] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${storefront} ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('AUTH-06 AUTH-07 a secretary invites a teacher, who logs in with a number of their own, and removes them', async ({
        page,
        browser,
      }) => {
        const w = words[storefront];
        const main = mainOf(page);
        const email = `tina.${newNumber()}@schule.example`.toLowerCase();
        const number = await secretary(page, storefront);
        await expect(main.getByText(w.alone)).toBeVisible();
        await invite(page, storefront, email);
        await expect(main.getByText(w.rights)).toBeVisible();

        const context = await browser.newContext({ javaScriptEnabled });
        const teacher = await context.newPage();
        const link = await linkTo(page, storefront, email);
        const own = await join(teacher, storefront, link);
        expect(await mailTo(page, email, w.numberMail)).toContain(own);
        // The number need not be typed.
        await mainOf(teacher).getByRole('link', { name: w.toLogin }).click();
        await expect(mainOf(teacher).getByLabel(w.customerNumber)).toHaveValue(own);
        await mainOf(teacher).getByLabel(w.password, { exact: true }).fill(password);
        await mainOf(teacher).getByRole('button', { name: w.logIn, exact: true }).click();
        await expect(teacher).toHaveURL(/contact-details/);
        await teacher.goto(peopleOf(storefront));
        await expect(mainOf(teacher).getByText(w.readOnly)).toBeVisible();
        await expect(mainOf(teacher).getByRole('link', { name: w.invite })).toHaveCount(0);
        await expect(mainOf(teacher).getByText(w.rights)).toBeVisible();
        await expect(mainOf(teacher).getByText(`${w.customerNumber} ${own}`)).toBeVisible();
        await expect(mainOf(teacher).getByText(`${w.customerNumber} ${number}`)).toHaveCount(0);

        await page.goto(peopleOf(storefront));
        await expect(main.getByText(own)).toBeVisible();
        await main.getByRole('link', { name: w.change }).click();
        await expect(main.getByLabel(w.limit)).toHaveValue('250');
        await main.getByLabel(w.role).selectOption(w.approver);
        await main.getByLabel(w.limit).fill('');
        await main.getByRole('button', { name: w.save }).click();
        await expect(main.getByText(w.changed)).toBeVisible();
        await expect(main.getByText(w.newRights)).toBeVisible();
        await teacher.reload();
        await expect(mainOf(teacher).getByText(w.newRights)).toBeVisible();
        // What an operator sees of it.
        const record = JSON.parse(await shop('customer', 'show', own));
        expect(record.institution).toMatchObject({
          role: 'approver',
          orderLimitCents: null,
          people: [{ customerNumber: number, role: 'admin' }, { customerNumber: own }],
        });

        await main.getByRole('link', { name: w.remove }).click();
        await main.getByRole('button', { name: w.confirm }).click();
        await expect(main.getByText(w.removed)).toBeVisible();
        await expect(main.getByText(own)).toHaveCount(0);
        await teacher.goto(peopleOf(storefront));
        await expect(teacher).not.toHaveURL(peopleOf(storefront));
        await logIn(teacher, storefront, own);
        await expect(mainOf(teacher).getByText(w.closed).first()).toBeVisible();
        // The link was used up with the account.
        await teacher.goto(link);
        await expect(headingOf(teacher)).toHaveText(w.over);
        await context.close();
      });
    });
  }
}

test('what is wrong stands at its field, what was typed stays, and axe finds nothing', async ({
  page,
}) => {
  const main = mainOf(page);
  const number = await secretary(page, 'b2b');
  await interactive(page);
  await expectNoFaults(page);
  await main.getByRole('link', { name: words.b2b.invite }).click();
  await main.getByLabel('Vorname').fill('Tina');
  await main.getByLabel('E-Mail-Adresse').fill(`${number}@schule.example`);
  await main.getByLabel(words.b2b.limit).fill('viel');
  await main.getByRole('button', { name: words.b2b.send }).click();
  await expect(main.getByLabel('Nachname')).toHaveAttribute('aria-invalid', 'true');
  await expect(main.getByText('Bitte geben Sie einen Betrag in Euro ein').first()).toBeVisible();
  await expectNoFaults(page);
  // On a phone each field has the form's width, so that what somebody may do can be read.
  await page.setViewportSize({ width: 375, height: 720 });
  const widthOf = async (label: string | RegExp) =>
    (await main.getByLabel(label, { exact: true }).boundingBox())?.width;
  await expect.poll(() => widthOf(words.b2b.role)).toBe(await widthOf('E-Mail-Adresse'));
  await main.getByLabel('Nachname').fill('Tafel');
  await main.getByLabel(words.b2b.limit).fill('0');
  await main.getByRole('button', { name: words.b2b.send }).click();
  await expect(main.getByText('Diese Person gehört schon dazu.').first()).toBeVisible();
  await expect(main.getByLabel('Vorname')).toHaveValue('Tina');
  await expect(main.getByLabel(words.b2b.limit)).toHaveValue('0');

  const email = `tina.${number}@schule.example`.toLowerCase();
  await page.goto(peopleOf('b2b'));
  await invite(page, 'b2b', email);
  await expectNoFaults(page);
  const link = await linkTo(page, 'b2b', email);
  await page.goto(link);
  await interactive(page);
  await main.getByLabel('Passwort', { exact: true }).fill(password);
  await main.getByLabel('Passwort wiederholen').fill('etwas anderes');
  await main.getByRole('button', { name: words.b2b.open }).click();
  await expect(main.getByLabel('Passwort wiederholen')).toHaveAttribute('aria-invalid', 'true');
  await expect(main.getByLabel('Vorname')).toHaveValue('Tina');
  await expectNoFaults(page);

  await page.goto(peopleOf('b2b'));
  await main.getByRole('button', { name: /^Zurückziehen/ }).press('Enter');
  await expect(main.getByText('Die Einladung ist zurückgezogen.')).toBeVisible();
  // The page's, or that of the invitations where others are left.
  await expect(main.getByRole('heading').and(page.locator(':focus'))).toHaveCount(1);
  await page.goto(link);
  await expect(headingOf(page)).toHaveText(words.b2b.over);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectNoFaults(page);
});

test('AUTH-22 the page of people is for customers who are signed in, and the last who manages it stays', async ({
  page,
}) => {
  const { host } = new URL(storefronts.b2b);
  const options = { headers: { host }, maxRedirects: 0 };
  const answer = await page.request.get(`${storefronts.de}/myaccount/people`, options);
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/login?redirect=%2Fmyaccount%2Fpeople');
  await secretary(page, 'b2b');
  // Whoever alone manages the others can't leave them.
  const email = `tina.${newNumber()}@schule.example`.toLowerCase();
  await invite(page, 'b2b', email);
  await page.goto(await linkTo(page, 'b2b', email));
  const link = page.url();
  await join(page, 'b2b', link);
  await page.goto(`${storefronts.b2b}/myaccount/contact-details?form=delete`);
  await mainOf(page).getByLabel('Jetziges Passwort').fill(password);
  await mainOf(page).getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(
    mainOf(page).getByText('Nur Sie verwalten die Personen Ihrer Einrichtung.'),
  ).toBeVisible();
});
