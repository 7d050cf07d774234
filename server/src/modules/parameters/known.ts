import { legalPath, type PaymentId, paymentIds } from '../../../contract/index.ts';
import type { StorefrontId } from '../storefront/storefront.ts';

/**
 * What a parameter's value is: `flag` is `true` or `false`, `switch` is `on` or `off`, `integer` a
 * whole number from 0 up, `name` one line that is not empty, `picture` the id of one that the shop
 * keeps, or nothing.
 */
export type ParameterKind = 'flag' | 'switch' | 'integer' | 'text' | 'name' | 'picture';

interface KnownParameter {
  readonly kind: ParameterKind;
  /** Holds where the database has no row; a storefront's own value goes before `*`. */
  readonly defaults: Readonly<{ '*': string } & Partial<Record<StorefrontId, string>>>;
}

const flag = (value: 'true' | 'false' = 'false'): KnownParameter => ({
  kind: 'flag',
  defaults: { '*': value },
});
const text = (value = ''): KnownParameter => ({ kind: 'text', defaults: { '*': value } });
const integer = (
  value: number,
  own: Partial<Record<StorefrontId, number>> = {},
): KnownParameter => ({
  kind: 'integer',
  defaults: {
    ...Object.fromEntries(Object.entries(own).map(([id, amount]) => [id, String(amount)])),
    '*': String(value),
  },
});

/** What the shop can be paid with, until an operator switches it off. */
const paymentFlags = Object.fromEntries(paymentIds.map((id) => [id, flag('true')])) as Readonly<
  Record<PaymentId, KnownParameter>
>;

/**
 * Every parameter that the shop itself reads, as name → entry. Clients may read them all, so a
 * secret never stands here. Amounts are cents in the storefront's price basis.
 */
export const knownParameters = {
  shipping: {
    'cost.cents': integer(495, { at: 695, ch: 895 }), // DEC-64
    'freeFrom.cents': integer(4900), // DEC-64; 0: never free
    'spedition.cents': integer(2990),
    'dhlSurcharge.cents': integer(0),
  },
  home: { complete: flag('true') }, // decision 058
  gift: { 'from.cents': integer(4900) }, // DEC-64, where a gift says no minimum of its own
  'shipping-carrier': { dpd: flag() }, // FLAG-06
  feature: {
    'T155 Navigation': flag('true'),
    'T216-Sale-Aktion': flag('true'),
    'T217-Blitzangebote': flag(),
    'T134_Twint-Payment': flag(),
    'T164-DHL-Retest': flag(),
  },
  Blitzangebot: { activated: { kind: 'switch', defaults: { '*': 'off' } } }, // FLAG-04
  amazonpay: {
    activated: flag(),
    available: flag('true'),
    blockedGroups: text(), // DEC-77: ids of categories, as `beamer,tablets`
  },
  'payment-type': { xRechnung: flag(), ...paymentFlags },
  checkout: { commentEnabled: flag('true') }, // DEC-83
  password: { minLength: integer(3) },
  registration: { 'certificate.days': integer(30) }, // DEC-119: from the approval on
  returns: {
    enabled: flag(), // FLAG-10
    days: integer(30), // DEC-110: from the delivery on
    carriers: text(), // who takes our parcels, as `dhl,gls`; '': the customer sends them
    address: text(), // '': the company's
  },
  competition: { 'entries.days': integer(90) },
  rating: { 'mail.days': integer(7) }, // after delivery, to who allowed it (DEC-89)
  prime: {
    open: flag('true'), // DEC-93: else there is a waiting list
    'price.cents': integer(2990), // DEC-91: of the first term
    months: integer(12),
    'monthly.cents': integer(249), // of each month after it
  },
  newsletter: { 'proof.days': integer(1095) },
  restock: { 'requests.days': integer(180) }, // how long somebody waits for an article
  catalogue: { 'orders.days': integer(180) },
  tracking: { 'consent.days': integer(1095), 'events.days': integer(180) },
  bank: {
    accountHolder: text('Kreide Musterhandel GmbH'),
    iban: text('DE02 1203 0000 0000 2020 51'),
    bic: text('BYLADEM1001'),
    bankName: text('Musterbank'),
    'prepayment.days': integer(7),
    'prepayment.lapseDays': integer(14), // then the order is cancelled, and its goods are sold to others
    'invoice.days': integer(14),
  },
  company: {
    shopName: { kind: 'name', defaults: { '*': 'Kreide' } },
    logo: { kind: 'picture', defaults: { '*': '' } },
    name: text('Kreide Musterhandel GmbH'),
    address: text('Musterstraße 1, 12345 Musterstadt, Deutschland'),
    email: text('service@kreide.example'),
    phone: text('+49 30 0000000'),
    vatId: {
      kind: 'text',
      defaults: { at: 'ATU12345678', ch: 'CHE-123.456.789 MWST', '*': 'DE123456789' },
    },
    register: text('Amtsgericht Musterstadt, HRB 00000'),
    shopUrl: {
      kind: 'text',
      defaults: {
        de: 'https://shop.example.de',
        at: 'https://shop.example.at',
        ch: 'https://shop.example.ch',
        b2b: 'https://educational.example.de',
        '*': 'https://shop.example.de',
      },
    },
    'shopUrl.en': {
      kind: 'text',
      defaults: { b2b: 'https://en.educational.example.de', '*': '' },
    },
  },
  vatId: { 'check.days': integer(30) }, // how long an answer of VIES counts
  approval: { days: integer(14) }, // then an order that nobody released is cancelled
  invoice: { 'keep.years': integer(8, { at: 7, ch: 10 }) },
  legal: {
    'termsPath.de': text(legalPath('terms', 'de')),
    'termsPath.en': text(legalPath('terms', 'en')),
    'withdrawalPath.de': text(legalPath('withdrawalRight', 'de')),
    'withdrawalPath.en': text(legalPath('withdrawalRight', 'en')),
  },
} as const satisfies Record<string, Record<string, KnownParameter>>;

export type KnownName = keyof typeof knownParameters;
export type KnownEntry<N extends KnownName> = keyof (typeof knownParameters)[N] & string;

export function knownParameter(name: string, entry: string): KnownParameter | undefined {
  const entries: Record<string, KnownParameter> | undefined = Object.hasOwn(knownParameters, name)
    ? knownParameters[name as KnownName]
    : undefined;
  return entries !== undefined && Object.hasOwn(entries, entry) ? entries[entry] : undefined;
}

/** What a kind's values are, as an error says it. */
export const wantedOf: Readonly<Record<ParameterKind, string>> = {
  flag: 'true or false',
  switch: 'on or off',
  integer: 'a whole number from 0 to 999999999',
  text: 'text of up to 2000 characters',
  name: '1 to 60 characters in one line',
  picture: 'the id of a picture, or nothing',
};

export function isValueOf(kind: ParameterKind, value: string): boolean {
  if (kind === 'flag') return value === 'true' || value === 'false';
  if (kind === 'switch') return value === 'on' || value === 'off';
  if (kind === 'integer') return /^\d{1,9}$/.test(value);
  if (kind === 'name') return /^(?=.*\S).{1,60}$/.test(value);
  if (kind === 'picture') return /^([0-9a-f]{32})?$/.test(value);
  return value.length <= 2000;
}
