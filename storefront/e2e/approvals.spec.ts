import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { enterLogin } from './customer.ts';
import { interactive } from './interactive.ts';
import { expectLivingMails } from './links.ts';
import { addBusiness, shop } from './operator.ts';
import { addSomething, mailTo, orderNumber } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const password = 'Kreide-rot-7';

const words = {
  b2b: {
    ...{ invite: 'Person einladen', firstName: 'Vorname', lastName: 'Nachname' },
    ...{ email: 'E-Mail-Adresse', limit: /^Bestellt ohne Freigabe bis/ },
    ...{ send: 'Einladung schicken', sent: 'Die Einladung ist unterwegs.' },
    invitation: 'Einladung: für Grundschule am Lindenweg bestellen',
    ...{ password: 'Passwort', repeat: 'Passwort wiederholen', open: 'Konto eröffnen' },
    number: /^Ihre Kundennummer ist (K-\d{8})$/,
    toSummary: /^Weiter zur/,
    summary: 'Diese Bestellung muss freigegeben werden',
    order: 'Zahlungspflichtig bestellen',
    waits: 'Ihre Bestellung wartet auf Freigabe',
    wanted: 'Eine Bestellung wartet auf Ihre Freigabe',
    who: 'Freigeben kann sie: Änne Müller.',
    ...{ release: 'Freigeben', released: 'ist freigegeben.' },
    ...{ decline: 'Ablehnen', reason: /^Grund/, declined: 'ist abgelehnt.' },
    declineIt: 'Bestellung ablehnen',
    ...{
      placed: 'Bestellt',
      isDeclined: 'Abgelehnt',
      isWithdrawn: 'Zurückgezogen',
      step: 'Freigegeben',
    },
    declinedMail: 'Ihre Bestellung wurde abgelehnt',
    because: 'Grund: Das Budget ist leer.',
    submitted: /^Eingereicht am \d/,
    none: 'Keine Bestellung wartet auf Freigabe',
    toOrders: 'Zu Ihren Bestellungen',
    withdraw: 'Bestellung zurückziehen',
    ...{ people: 'Personen', approvals: 'Freigaben' },
    counted: 'Freigaben 1 Bestellung wartet',
    notYours: /^Hier geben Personen Ihrer Einrichtung/,
  },
  'b2b-en': {
    ...{ invite: 'Invite a person', firstName: 'First name', lastName: 'Last name' },
    ...{ email: 'E-mail address', limit: /^Orders without approval up to/ },
    ...{ send: 'Send invitation', sent: 'The invitation is on its way.' },
    invitation: 'Invitation: order for Grundschule am Lindenweg',
    ...{ password: 'Password', repeat: 'Repeat password', open: 'Open account' },
    number: /^Your customer number is (K-\d{8})$/,
    toSummary: /^Continue to/,
    summary: 'This order has to be approved',
    order: 'Order with obligation to pay',
    waits: 'Your order is waiting for approval',
    // The secretary's account was opened in German.
    wanted: 'Eine Bestellung wartet auf Ihre Freigabe',
    who: 'It can be approved by: Änne Müller.',
    ...{ release: 'Approve', released: 'has been approved.' },
    ...{ decline: 'Decline', reason: /^Reason/, declined: 'has been declined.' },
    declineIt: 'Decline order',
    ...{ placed: 'Ordered', isDeclined: 'Declined', isWithdrawn: 'Withdrawn', step: 'Approved' },
    declinedMail: 'Your order was declined',
    because: 'Reason: Das Budget ist leer.',
    submitted: /^Submitted on \d/,
    none: 'No order is waiting for approval',
    toOrders: 'To your orders',
    withdraw: 'Withdraw order',
    ...{ people: 'People', approvals: 'Approvals' },
    counted: 'Approvals 1 order is waiting',
    notYours: /^This is where people at your institution/,
  },
} as const;
type Storefront = keyof typeof words;

const mainOf = (page: Page): Locator => page.getByRole('main');
const headingOf = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const newNumber = () => `F-${crypto.randomUUID().slice(0, 13)}`;

async function logIn(page: Page, storefront: Storefront, number: string, path: string) {
  await page.goto(`${storefronts[storefront]}/login`);
  await enterLogin(page, number, password);
  await expect(page).toHaveURL(`${storefronts[storefront]}/myaccount/contact-details`);
  await page.goto(`${storefronts[storefront]}${path}`);
}

/** A secretary on the page of a school's people, and a teacher who may order for one euro. */
async function school(page: Page, teacher: Page, storefront: Storefront) {
  const w = words[storefront];
  const main = mainOf(page);
  const number = newNumber();
  const email = `tina.${number}@schule.example`.toLowerCase();
  await addBusiness(number, password);
  await logIn(page, storefront, number, '/myaccount/people');
  await main.getByRole('link', { name: w.invite }).click();
  await main.getByLabel(w.firstName).fill('Tina');
  await main.getByLabel(w.lastName).fill('Tafel');
  await main.getByLabel(w.email, { exact: true }).fill(email);
  await main.getByLabel(w.limit).fill('1');
  await main.getByRole('button', { name: w.send }).click();
  await expect(main.getByText(w.sent)).toBeVisible();
  const text = await mailTo(page, email, w.invitation);
  const [, token = ''] = /\/myaccount\/join\?token=([\w-]+)/.exec(text) ?? [];
  await teacher.goto(`${storefronts[storefront]}/myaccount/join?token=${token}`);
  await mainOf(teacher).getByLabel(w.password, { exact: true }).fill(password);
  await mainOf(teacher).getByLabel(w.repeat).fill(password);
  await mainOf(teacher).getByRole('button', { name: w.open }).click();
  await expect(headingOf(teacher)).toHaveText(w.number);
  const own = w.number.exec((await headingOf(teacher).textContent()) ?? '')?.[1] ?? '';
  await logIn(teacher, storefront, own, '/myaccount/approvals');
  return { email, secretaryEmail: `${number}@schule.example`.toLowerCase() };
}

/** @returns the number of the teacher's order, which waits */
async function order(teacher: Page, storefront: Storefront): Promise<string> {
  const w = words[storefront];
  await addSomething(teacher, storefront);
  await teacher.goto(`${storefronts[storefront]}/checkout/shipping`);
  if (!teacher.url().endsWith('/summary')) {
    await mainOf(teacher).getByRole('button', { name: w.toSummary }).click();
  }
  await expect(mainOf(teacher).getByText(w.summary)).toBeVisible();
  await expect(mainOf(teacher).getByText(w.who)).toBeVisible();
  await mainOf(teacher).getByRole('button', { name: w.order }).click();
  await expect(headingOf(teacher)).toHaveText(w.waits);
  await expect(teacher.getByText(/^(Eingereicht am|Submitted on) \d/)).toBeVisible();
  await expect(mainOf(teacher).getByText(w.who)).toBeVisible();
  // Whether one may be asked about the goods is a question for what is bought.
  await expect(mainOf(teacher).getByRole('checkbox')).toHaveCount(0);
  return orderNumber(teacher);
}

async function openOrder(teacher: Page, storefront: Storefront, number: string): Promise<void> {
  await teacher.goto(`${storefronts[storefront]}/myaccount/orders`);
  await expect(mainOf(teacher).getByText(words[storefront].who)).toBeVisible();
  await mainOf(teacher).getByRole('link', { name: number }).click();
  await expect(teacher).toHaveURL(/orderdetail\?orderId=/);
}

for (const storefront of ['b2b', 'b2b-en'] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${storefront} ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('an order above the limit waits, and is released or declined', async ({
        page,
        browser,
      }) => {
        const w = words[storefront];
        const main = mainOf(page);
        const context = await browser.newContext({ javaScriptEnabled });
        const teacher = await context.newPage();
        const { email, secretaryEmail } = await school(page, teacher, storefront);
        await expect(mainOf(teacher).getByText(w.notYours)).toBeVisible();
        const first = await order(teacher, storefront);
        expect(await mailTo(page, email, `${w.waits}: ${first}`)).toContain(first);
        const wanted = await mailTo(page, secretaryEmail, `${w.wanted}: ${first}`);
        expect(wanted).toContain('/myaccount/approvals');
        await openOrder(teacher, storefront, first);
        const detail = teacher.url();
        await expect(mainOf(teacher).getByRole('button', { name: w.withdraw })).toBeVisible();

        await page.goto(`${storefronts[storefront]}/myaccount/approvals`);
        await expect(main.getByRole('heading', { name: first })).toBeVisible();
        await expect(main.getByRole('definition').filter({ hasText: 'Tina Tafel' })).toBeVisible();
        await main.getByRole('button', { name: w.release }).click();
        await expect(main.getByText(w.released)).toBeVisible();
        await expect(main.getByRole('heading', { name: w.none })).toBeVisible();
        await expect(main.getByRole('link', { name: w.toOrders })).toBeVisible();
        await teacher.goto(detail);
        await expect(mainOf(teacher).getByText(w.placed, { exact: true })).toBeVisible();
        await expect(mainOf(teacher).getByText(w.step, { exact: true })).toBeVisible();
        expect(JSON.parse(await shop('order', 'show', first, '--json')).order.state).toBe('placed');

        const second = await order(teacher, storefront);
        await page.goto(`${storefronts[storefront]}/myaccount/approvals`);
        // Who has come without scripts sees it on the page alone.
        const counted = main.getByRole('link', { name: w.counted });
        if (javaScriptEnabled) {
          await page.goto(`${storefronts[storefront]}/myaccount/people`);
          await counted.click();
          await expect(counted).toHaveCount(0);
        }
        await main.getByRole('link', { name: w.decline }).click();
        await main.getByLabel(w.reason).fill('Das Budget ist leer.');
        await main.getByRole('button', { name: w.declineIt }).click();
        await expect(main.getByText(w.declined)).toBeVisible();
        if (javaScriptEnabled) {
          await main.getByRole('link', { name: w.people }).click();
          await expect(main.getByRole('link', { name: w.approvals, exact: true })).toBeVisible();
        }
        expect(await mailTo(page, email, `${w.declinedMail}: ${second}`)).toContain('Budget');
        await teacher.goto(`${storefronts[storefront]}/myaccount/orders`);
        await mainOf(teacher).getByRole('link', { name: second }).click();
        // What became of it, and the step that did it.
        await expect(mainOf(teacher).getByText(w.isDeclined, { exact: true })).toHaveCount(2);
        await expect(mainOf(teacher).getByText(w.because)).toBeVisible();
        // Said once, and nothing was ever ordered.
        await expect(mainOf(teacher).getByText('Das Budget ist leer.')).toHaveCount(1);
        await expect(mainOf(teacher).getByText(w.submitted)).toBeVisible();
        await expectLivingMails(page, storefront, [secretaryEmail], 2);
        await expectLivingMails(teacher, storefront, [email], 4);

        const third = await order(teacher, storefront);
        await openOrder(teacher, storefront, third);
        await mainOf(teacher).getByRole('button', { name: w.withdraw }).click();
        await expect(mainOf(teacher).getByText(w.isWithdrawn, { exact: true })).toHaveCount(2);
        await context.close();
      });
    });
  }
}

test('axe finds nothing in what waits, and in what becomes of it', async ({ page, browser }) => {
  const w = words.b2b;
  const context = await browser.newContext();
  const teacher = await context.newPage();
  await school(page, teacher, 'b2b');
  await interactive(teacher);
  await expectNoFaults(teacher);
  const number = await order(teacher, 'b2b');
  await expectNoFaults(teacher);
  await openOrder(teacher, 'b2b', number);
  await expect(mainOf(teacher).getByRole('button', { name: w.withdraw })).toBeVisible();
  await expectNoFaults(teacher);
  await page.goto(`${storefronts.b2b}/myaccount/approvals`);
  await interactive(page);
  await expectNoFaults(page);
  await mainOf(page).getByRole('link', { name: w.decline }).click();
  await expect(mainOf(page).getByLabel(w.reason)).toBeVisible();
  await expectNoFaults(page);
  // Another approver, or the buyer, was faster.
  await mainOf(teacher).getByRole('button', { name: w.withdraw }).click();
  await expect(mainOf(teacher).getByText(w.isWithdrawn, { exact: true })).toHaveCount(2);
  await mainOf(page).getByRole('button', { name: w.declineIt }).click();
  await expect(
    mainOf(page).getByText('Diese Bestellung wurde schon abgelehnt, zurückgezogen oder storniert.'),
  ).toBeVisible();
  await expectNoFaults(page);
  await context.close();
});

test('a decision that somebody else was faster with is named, and its order leaves the page', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const teacher = await context.newPage();
  await school(page, teacher, 'b2b');
  const number = await order(teacher, 'b2b');
  const approvals = `${storefronts.b2b}/myaccount/approvals`;
  const other = await page.context().newPage();
  for (const each of [page, other]) {
    await each.goto(approvals);
    await interactive(each);
  }
  const release = (each: Page) =>
    mainOf(each)
      .getByRole('button', { name: /^Freigeben/ })
      .click();
  await release(other);
  await expect(mainOf(other).getByText(`Bestellung ${number} ist freigegeben.`)).toBeVisible();
  await release(page);
  const alert = mainOf(page).getByRole('alert');
  await expect(alert).toContainText('Diese Bestellung wurde schon freigegeben.');
  await expect(alert).toContainText(number);
  await expect(mainOf(page).getByText(words.b2b.none)).toBeVisible();
  await expect(mainOf(page).getByRole('button', { name: /^Freigeben/ })).toHaveCount(0);
  await context.close();
});
