import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countryRules } from '../../../contract/countries.ts';
import {
  addressForm,
  addressKinds,
  alternativeEmailsForm,
  catalogueOrderForm,
  consumerStorefronts,
  contactForm,
  countries,
  faultsOf,
  fieldsOf,
  newsletterForm,
  orderCommentForm,
  orderReferenceForm,
  speditionForm,
  unsubscribeForm,
  withdrawalForm,
} from '../../../contract/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type CartVisitor, enterShop } from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

/** What the contract takes of a form the API takes, and what it refuses the API refuses likewise. */

let testDatabase: TestDatabase;
let shop: TestShop;
let guest: CartVisitor;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
});

beforeEach(async () => {
  await testDatabase.database.script('truncate attempt');
  guest = await enterShop(shop);
});

afterAll(() => testDatabase.drop());

type Input = Readonly<Record<string, unknown>>;

/** Texts of every kind that some rule or other looks at. */
const texts = [
  ...['', ' ', 'A', 'Am Tor 5', 'Am Tor', '-Tor', 'Packstation 145', 'Öz\u0000', 'x'.repeat(5000)],
  ...[35, 36, 50, 51, 80, 81, 200, 201].map((length) => 'x'.repeat(length)),
  ...['10115', '1010', '39100', '20121', '9490', '101', '1234567'],
  ...['DE', 'IT', 'XX', 'NONE', 'DR', 'order', 'school', 'companyOrSchool'],
  ...[
    'a@b.de',
    'a@b',
    `${'a'.repeat(80)}@b.de`,
    '+49 30 123456',
    '12-34',
    'Zehn Zeichen\n\n\nund mehr',
  ],
];

/** A right form, and each of its fields with each text. */
function* variants(right: Input): Generator<Input> {
  yield right;
  yield {};
  for (const name of Object.keys(right)) {
    if (typeof right[name] !== 'string') continue;
    for (const text of texts) yield { ...right, [name]: text };
  }
}

interface Answer {
  readonly successful: boolean;
  readonly fieldErrors: readonly { fieldName: string; message: string }[];
}

type Schema = Parameters<typeof faultsOf>[0];

/** Asks the API what it has to say of every variant, 25 at a time. */
async function compare(
  schema: Schema,
  right: Input,
  operation: (input: Input) => string,
  defaults: Input = {},
) {
  const inputs = [...variants(right)].map((input) => ({ ...defaults, ...input }));
  for (let index = 0; index < inputs.length; index += 25) {
    const some = inputs.slice(index, index + 25);
    await testDatabase.database.script('truncate attempt');
    const answers = await guest.visitor.run<Record<string, Answer>>(
      `mutation { ${some
        .map(
          (input, at) =>
            `a${at}: ${operation(input)} { successful fieldErrors { fieldName message } }`,
        )
        .join('\n')} }`,
    );
    for (const [at, input] of some.entries()) {
      const { successful, fieldErrors = [] } = answers[`a${at}`] ?? {};
      const faults = Object.entries(faultsOf(schema, input));
      expect([input, fieldErrors.map(({ fieldName, message }) => [fieldName, message])]).toEqual([
        input,
        faults,
      ]);
      if (faults.length > 0) expect(successful).toBe(false);
    }
  }
}

const args = (input: Input): string =>
  Object.entries(input)
    .map(([name, value]) => `${name}: ${literal(value)}`)
    .join(', ');

const literal = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `{${args(value as Input)}}` : JSON.stringify(value);

const person = {
  salutation: 'MS',
  firstName: 'Änne',
  lastName: 'Öz',
  email: 'aenne@schule.example',
};
const required = { salutation: '', firstName: '', lastName: '', email: '' };

describe('ACCT-09: what a form may hold is the same in the page and at the API', () => {
  test('of contact', () =>
    compare(
      contactForm,
      {
        ...person,
        phone: '',
        orderId: '1',
        customerNumber: '2',
        topic: 'order',
        message: 'x'.repeat(99),
      },
      (input) => `contactMail(${args({ ...required, topic: '', message: '', ...input })})`,
    ));

  test('of the newsletter', () =>
    compare(
      newsletterForm,
      { ...person, interest: 'school' },
      (input) => `newsletterSubscribe(${args({ email: '', wording: '1', ...input })})`,
    ));

  test('of leaving the newsletter', () =>
    compare(
      unsubscribeForm,
      { email: person.email, reason: 'Zu viele' },
      (input) => `newsletterUnsubscribe(${args({ email: '', ...input })})`,
    ));

  test('of a withdrawal', () =>
    compare(
      withdrawalForm,
      { orderNumber: 'K-1', name: 'Änne Öz', email: person.email },
      (input) => `withdrawContract(${args({ orderNumber: '', name: '', email: '', ...input })})`,
    ));

  test('of the order of a catalogue', () =>
    compare(
      catalogueOrderForm('de'),
      { edition: 'school', email: person.email },
      (input) => `catalogueOrder(${args({ edition: '', ...input })})`,
      { address: {} },
    ));

  test('of an order’s references and e-mail addresses', async () => {
    const cartId = JSON.stringify(guest.cartId);
    await compare(
      orderReferenceForm,
      { orderReference: 'Klasse 3b' },
      (input) => `setOrderReference(cartId: ${cartId}, ${args({ orderReference: '', ...input })})`,
    );
    await compare(
      orderCommentForm,
      { orderComment: 'Bitte\nklingeln' },
      (input) => `setOrderComment(cartId: ${cartId}, ${args({ orderComment: '', ...input })})`,
    );
    await compare(
      alternativeEmailsForm,
      { billingEmail: person.email, shippingEmail: '' },
      (input) =>
        `setAlternativeEmails(cartId: ${cartId}, ${args({ billingEmail: '', shippingEmail: '', ...input })})`,
    );
    await compare(speditionForm, { phone: '030 123456', accessWidth: '90 cm' }, (input) => {
      const fields = Object.entries(input).map(
        ([fieldName, fieldValue]) => `{${args({ fieldName, fieldValue })}}`,
      );
      return `saveSpeditionsData(cartId: ${cartId}, fields: [${fields.join(', ')}])`;
    });
  });
});

describe('addresses', () => {
  const names = { billing: 'Billing', shipping: 'Shipping', packstation: 'Packstation' } as const;
  const right = {
    formType: 'private',
    salutation: 'MS',
    firstName: 'Änne',
    lastName: 'Öz',
    streetAndHouseNr: 'Am Tor 5',
    additionalAddress: '',
    postCode: '1010',
    city: 'Wien',
    country: 'AT',
  };
  const station = { ...right, streetAndHouseNr: '1234567', additionalAddress: '145' };
  const german = { postCode: '10115', city: 'Berlin', country: 'DE' };

  test.each(addressKinds)(
    'ACCT-09: what a %s address may hold is the same in the page and at the API',
    async (kind) => {
      for (const storefront of consumerStorefronts) {
        guest = await enterShop(shop, storefront);
        const base = {
          ...(kind === 'packstation' ? station : right),
          ...(storefront !== 'at' && german),
          ...(kind === 'billing' && { email: person.email, phone: '' }),
        };
        const { formType, ...ofStation } = base;
        await compare(
          addressForm(kind, { storefront, needsEmail: true }),
          kind === 'packstation' ? ofStation : base,
          (input) => `add${names[kind]}Address(${args({ city: '', ...input })})`,
        );
        // So many addresses nobody has.
        await testDatabase.database.script('truncate address cascade');
      }
    },
  );

  test('ADDR-08, API-80: every field is kept and answered', async () => {
    const values: Readonly<Record<string, string>> = {
      ...right,
      ...german,
      formType: 'companyOrSchool',
      company: 'Schule am Tor',
      additionalAddress: 'Hof 2',
      phone: '+49 30 123456',
      email: person.email,
    };
    const fields = fieldsOf('billing').map((field) => ({
      ...field,
      value: values[field.argument] ?? 'Wert 1',
    }));
    const input = Object.fromEntries(fields.map(({ argument, value }) => [argument, value]));
    const { added } = await guest.visitor.run<{ added: { address: unknown } }>(
      `mutation {
        added: addBillingAddress(${args({ formType: 'companyOrSchool', ...input })}) {
          address { ${fields.map(({ answer }) => answer).join(' ')} }
        }
      }`,
    );
    expect(added.address).toEqual(
      Object.fromEntries(fields.map(({ answer, value }) => [answer, value])),
    );
  });

  test.each(countries)('DEC-97: a bill goes to %s', async (country) => {
    const { postCode: pattern } = countryRules(country);
    const postCode = ['20121', '1010', '9490'].find((code) => pattern.test(code)) ?? '1';
    const input = { ...right, country, postCode, email: person.email };
    const { added } = await guest.visitor.run<{ added: unknown }>(
      `mutation {
        added: addBillingAddress(${args(input)}) {
          fieldErrors { fieldName message } address { country lines }
        }
      }`,
    );
    expect(added).toMatchObject({ fieldErrors: [], address: { country } });
  });

  test('DEC-97: goods to Italy go to South Tyrol alone', async () => {
    guest = await enterShop(shop, 'at');
    const italian = { ...right, country: 'IT', city: 'Bozen' };
    const add = async (postCode: string) => {
      const { added } = await guest.visitor.run<{ added: unknown }>(
        `mutation {
          added: addShippingAddress(${args({ ...italian, postCode })}) {
            successful fieldErrors { fieldName message } address { lines }
          }
        }`,
      );
      return added;
    };
    expect(await add('39100')).toEqual({
      successful: true,
      fieldErrors: [],
      address: { lines: ['Änne Öz', 'Am Tor 5', '39100 Bozen', 'Italien'] },
    });
    const message = 'vue.form.error.postCode.notDelivered';
    expect(await add('20121')).toEqual({
      successful: false,
      fieldErrors: [{ fieldName: 'postCode', message }],
      address: null,
    });
  });
});
