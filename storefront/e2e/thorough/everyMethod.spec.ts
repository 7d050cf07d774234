import { expect, type Locator, type Page, test } from '@playwright/test';
import { interactive } from '../interactive.ts';
import { addBusiness, shop } from '../operator.ts';
import { listButton, openSomething, orderNumber, type StorefrontName } from '../shopping.ts';
import { storefronts } from '../storefronts.ts';

/** How a shopper works the page. */
interface Hand {
  press(target: Locator): Promise<void>;
  fill(target: Locator, text: string): Promise<void>;
  /** One of a group of radio buttons. */
  choose(target: Locator): Promise<void>;
}

const pointer: Hand = {
  press: (target) => target.click(),
  fill: (target, text) => target.fill(text),
  choose: (target) => target.check(),
};

const mostStops = 200;

/** Goes from control to control as the Tab key does, until one of them is meant. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there');
}

const hasFocus = (target: Locator) => () =>
  target.evaluate((element) => element === document.activeElement);

const keyboardOf = (page: Page): Hand => ({
  async press(target) {
    await expect(target).toBeVisible();
    await tabTo(page, hasFocus(target));
    await page.keyboard.press('Enter');
  },
  async fill(target, text) {
    await tabTo(page, hasFocus(target));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
  async choose(target) {
    await expect(target).toBeAttached();
    const isInGroup = () =>
      target.evaluate(
        (element) => element.getAttribute('name') === document.activeElement?.getAttribute('name'),
      );
    await tabTo(page, isInGroup);
    for (let stops = 0; stops < mostStops && !(await hasFocus(target)()); stops += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Space');
    await expect(target).toBeChecked();
  },
});

interface Shopper {
  readonly page: Page;
  readonly hand: Hand;
  readonly hasScripts: boolean;
  /** Waits until the page is what the shopper works with. */
  ready(): Promise<void>;
}

const password = 'Tafel-gruen-9';

const orderButton = /^(Zahlungspflichtig bestellen|Order with obligation to pay)$/;

const places = {
  de: ['10115', 'Berlin'],
  at: ['6020', 'Innsbruck'],
  ch: ['6020', 'Emmenbrücke'],
} as const;

type Consumers = keyof typeof places;

/** Puts something into the cart, and goes on to the first step of the checkout. */
async function goToCheckout({ page, hand, ready }: Shopper, storefront: StorefrontName) {
  const add = await openSomething(page, storefront);
  await ready();
  await hand.press(add);
  const flyout = page.getByRole('dialog', { name: /^(Ihr Warenkorb|Your cart)$/ });
  const cart = page.getByRole('heading', { level: 1, name: /^(Warenkorb|Cart)/ });
  await expect(flyout.or(cart)).toBeVisible();
  await page.goto(`${storefronts[storefront]}/checkout/basket`);
  await ready();
  await hand.press(page.getByRole('link', { name: /^(Zur Kasse|Go to checkout)/ }).first());
}

/** Goes as a guest to the choice of a payment method. */
async function goToPayment(shopper: Shopper, storefront: Consumers): Promise<void> {
  const { page, hand, ready } = shopper;
  await goToCheckout(shopper, storefront);
  await page.waitForURL('**/checkout/login');
  await ready();
  await hand.press(page.getByRole('button', { name: 'Als Gast bestellen' }));
  await page.waitForURL('**/checkout/shipping');
  await ready();
  const [postcode, city] = places[storefront];
  const first = (label: string | RegExp) => page.getByLabel(label, { exact: true }).first();
  await hand.fill(first('Vorname'), 'Änne');
  await hand.fill(first('Nachname'), 'Müller');
  await hand.fill(first(/^Stra(ß|ss)e und Hausnummer/), 'Lindenweg 4 a');
  await hand.fill(first('Postleitzahl'), postcode);
  await hand.fill(first('Ort'), city);
  await hand.fill(first('E-Mail-Adresse'), `aenne.${Date.now()}@example.de`);
  await hand.press(page.getByRole('button', { name: 'Weiter zur Zahlung' }));
  await page.waitForURL('**/checkout/payment');
  // The address is there before the page that it names.
  await expect(page.getByRole('heading', { level: 1, name: 'Zahlung' })).toBeVisible();
  await ready();
}

/** What the step offers: the entries of the list, then those that have a button of their own. */
const methodsOn = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('input[name=paymentId]')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value') ?? ''));

async function choose({ page, hand, ready }: Shopper, method: string): Promise<void> {
  const entry = page.locator(`input[name=paymentId][value=${method}]`);
  if ((await entry.getAttribute('type')) === 'hidden') {
    await hand.press(page.locator('form', { has: entry }).getByRole('button'));
  } else {
    await hand.choose(entry);
    if (method === 'X_RECHNUNG') {
      await hand.fill(page.getByLabel('Leitweg-ID', { exact: true }), '04011000-1234512345-06');
    }
    await hand.press(listButton(page));
  }
  await page.waitForURL('**/checkout/summary');
  await ready();
}

const amazonPay = 'AMAZONPAY';
const atProviders = ['CREDIT_CARD', 'TWINT', 'PAYPAL', amazonPay];

/** Pays at the simulator of whichever provider is asked, or is at the confirmation at once. */
async function payAndArrive({ page, hand, hasScripts }: Shopper, method?: string) {
  if (method !== undefined && atProviders.includes(method)) {
    // Scripts hand the shopper over at once, but for Amazon's, which wants its own button pressed.
    if (!hasScripts) {
      const name = 'Weiter zur Zahlung';
      await hand.press(page.getByRole('button', { name }).or(page.getByRole('link', { name })));
    }
    if (method === amazonPay) {
      await hand.press(page.getByRole('button', { name: 'Amazon Pay (Simulator)' }));
    }
    await expect(page.getByRole('heading', { name: /Simulator/ })).toBeVisible();
    const cards = page.locator('summary', { hasText: 'Bezahlen' });
    if ((await cards.count()) > 0) await hand.press(cards);
    await hand.press(page.getByRole('button', { name: 'Bezahlen' }));
  }
  expect(await orderNumber(page)).not.toBe('');
}

/** Buys once by each method that the shop offers to this shopper. */
async function buyByEachMethod(shopper: Shopper, storefront: Consumers): Promise<string[]> {
  const bought: string[] = [];
  let methods: string[] | undefined;
  do {
    await goToPayment(shopper, storefront);
    // Amazon's button is drawn by its script.
    methods ??= (await methodsOn(shopper.page)).filter(
      (method) => shopper.hasScripts || method !== amazonPay,
    );
    const method = methods[bought.length] ?? '';
    await choose(shopper, method);
    await shopper.hand.press(shopper.page.getByRole('button', { name: orderButton }));
    await payAndArrive(shopper, method);
    bought.push(method);
  } while (bought.length < methods.length);
  return bought;
}

async function buyAsBusiness(shopper: Shopper, storefront: 'b2b' | 'b2b-en'): Promise<void> {
  const { page, hand, ready } = shopper;
  // One of its own: a customer has one cart, wherever it shops.
  const customerNumber = `S-${Date.now()}-${test.info().parallelIndex}`;
  await addBusiness(customerNumber, password);
  await page.goto(`${storefronts[storefront]}/login`);
  await ready();
  const main = page.getByRole('main');
  await hand.fill(main.getByLabel(/^(Kundennummer|Customer number)$/), customerNumber);
  await hand.fill(main.getByLabel(/^(Passwort|Password)$/), password);
  await hand.press(main.getByRole('button', { name: /^(Anmelden|Log in)$/ }));
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await goToCheckout(shopper, storefront);
  await page.waitForURL('**/checkout/shipping');
  await ready();
  await hand.press(page.getByRole('button', { name: /^(Weiter zur Prüfung|Continue to review)$/ }));
  await page.waitForURL('**/checkout/summary');
  await ready();
  await hand.press(page.getByRole('button', { name: orderButton }));
  await payAndArrive(shopper);
}

test.beforeAll(async () => {
  for (const method of ['xRechnung', 'CASH_ON_DELIVERY']) {
    await shop('parameter', 'set', 'payment-type', method, 'true', '--storefront', 'de');
  }
  for (const storefront of ['de', 'at']) {
    await shop('parameter', 'set', 'amazonpay', 'activated', 'true', '--storefront', storefront);
  }
});

for (const way of ['by mouse', 'by keyboard alone', 'without JavaScript'] as const) {
  test.describe(way, () => {
    const hasScripts = way !== 'without JavaScript';
    test.use({ javaScriptEnabled: hasScripts });

    const shopperOf = (page: Page): Shopper => ({
      page,
      hasScripts,
      hand: way === 'by keyboard alone' ? keyboardOf(page) : pointer,
      ready: async () => {
        if (hasScripts) await interactive(page);
      },
    });

    const always = ['CREDIT_CARD', 'RECHNUNG', 'VORKASSE', 'PAYPAL'];
    const amazon = hasScripts ? [amazonPay] : [];
    for (const [storefront, own] of [
      ['de', ['CASH_ON_DELIVERY', 'X_RECHNUNG', ...amazon]],
      ['at', amazon],
      ['ch', ['TWINT']],
    ] as const) {
      test(`a guest of ${storefront} buys with every method that is offered`, async ({ page }) => {
        test.setTimeout(300_000);
        const bought = await buyByEachMethod(shopperOf(page), storefront);
        expect(bought).toEqual(expect.arrayContaining([...always, ...own]));
      });
    }

    for (const storefront of ['b2b', 'b2b-en'] as const) {
      test(`a business buys in ${storefront}`, async ({ page }) => {
        await buyAsBusiness(shopperOf(page), storefront);
      });
    }
  });
}
