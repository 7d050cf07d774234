export { networkOf } from './network.ts';

/** What a limit tells callers apart by. */
export type Part =
  /** The IP address that asks: its network counts, and who has none is one caller (network.ts). */
  | 'network'
  | 'email'
  /** Whoever logs in: an e-mail address or a customer number. */
  | 'account'
  | 'customer'
  | 'visitor'
  | 'order'
  | 'item'
  | 'form';

interface LimitRule {
  readonly by: readonly Part[];
  /** At most so many in a window; Infinity: any number. */
  readonly count: number;
  /** A window begins with the first that is counted. */
  readonly seconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Every limit of the shop with what holds unless its setting says otherwise (docs/settings.md). All
 * are counted in the database, for all processes. What counts by network leaves room for a school
 * behind one address.
 */
export const limitRules = {
  /** DEC-114. */
  loginsByAccountAndNetwork: { by: ['account', 'network'], count: 5, seconds: 15 * minute },
  loginsByNetwork: { by: ['network'], count: 100, seconds: 15 * minute },
  /** Above it nothing is refused, but each network has fewer tries: those of the next limit. */
  loginsByAccount: { by: ['account'], count: 30, seconds: 15 * minute },
  loginsDuringAttack: { by: ['account', 'network'], count: 2, seconds: 15 * minute },
  /** Each of these two tells whether an e-mail address has an account (REG-05, ruling 15). */
  registrationsByNetwork: { by: ['network'], count: 30, seconds: hour },
  emailChecksByNetwork: { by: ['network'], count: 60, seconds: hour },
  /** Files of up to 5 MB, of which those of no account stay for a day. */
  certificatesByNetwork: { by: ['network'], count: 30, seconds: hour },
  confirmationsByCustomer: { by: ['customer'], count: 3, seconds: hour },
  /** Each tells whether an e-mail address has an account; room for a school's whole staff. */
  invitesByCustomer: { by: ['customer'], count: 60, seconds: hour },
  /** Wrong ones of who is logged in, where the password is asked for once more. */
  passwordsByCustomer: { by: ['customer'], count: 5, seconds: 15 * minute },
  dataExportsByCustomer: { by: ['customer'], count: 3, seconds: day },
  /** Logins from unknown browsers go on, and are seen in the account. */
  newDeviceMailsByCustomer: { by: ['customer'], count: 3, seconds: day },
  /** Questions to VIES, which are one each (decision 042). */
  vatIdChecksByCustomer: { by: ['customer'], count: 20, seconds: hour },
  /** On the articles of wishlists; whoever else uses the list has to read them. */
  commentsByCustomer: { by: ['customer'], count: 60, seconds: hour },
  ordersByNetwork: { by: ['network'], count: 60, seconds: hour },
  ordersByEmail: { by: ['email'], count: 10, seconds: hour },
  cartsByNetwork: { by: ['network'], count: 600, seconds: hour },
  visitorsByNetwork: { by: ['network'], count: 600, seconds: hour },
  /** Each opens an order at a payment provider that nobody may ever approve. */
  expressCheckoutsByNetwork: { by: ['network'], count: 60, seconds: hour },
  reservationsByNetwork: { by: ['network'], count: 60, seconds: 15 * minute },
  /** Wrong codes. */
  vouchersByNetwork: { by: ['network'], count: 60, seconds: hour },
  vouchersByVisitor: { by: ['visitor'], count: 20, seconds: hour },
  formsByNetwork: { by: ['form', 'network'], count: 20, seconds: hour },
  formsByEmail: { by: ['form', 'email'], count: 5, seconds: hour },
  newslettersByEmail: { by: ['email'], count: 3, seconds: hour },
  unsubscriptionsByNetwork: { by: ['network'], count: 60, seconds: hour },
  newsletterChecksByCustomer: { by: ['customer'], count: 60, seconds: hour },
  /** DEC-107; all tries count, so that a refusal does not tell which was right (ruling 15). */
  returnLinksByNetwork: { by: ['network'], count: 5, seconds: 15 * minute },
  returnLinksByOrder: { by: ['order'], count: 5, seconds: 15 * minute },
  returnsByOrder: { by: ['order'], count: 20, seconds: hour },
  returnLabelsByOrder: { by: ['order'], count: 60, seconds: hour },
  /** Each is drawn anew. */
  invoicesByOrder: { by: ['order'], count: 60, seconds: hour },
  returnImagesByNetwork: { by: ['network'], count: 100, seconds: hour },
  /** Of providers' servers; each that is none costs a question to the provider. */
  paymentNoticesByNetwork: { by: ['network'], count: 300, seconds: minute },
  reviewsByOrder: { by: ['order'], count: 20, seconds: hour },
  consentsByNetwork: { by: ['network'], count: 1000, seconds: hour },
  consentsByVisitor: { by: ['visitor'], count: 30, seconds: hour },
  eventsByNetwork: { by: ['network'], count: 600, seconds: minute },
  /** A buy box asks twice a minute. */
  dealsByNetwork: { by: ['network'], count: 600, seconds: minute },
  glancesByNetwork: { by: ['item', 'network'], count: 30, seconds: day },
} as const satisfies Readonly<Record<string, LimitRule>>;

export type LimitName = keyof typeof limitRules;

export const limitNames = Object.keys(limitRules) as LimitName[];

/** How often, for each limit. */
export type Limits = Readonly<Record<LimitName, Pick<LimitRule, 'count' | 'seconds'>>>;

/** The setting of a limit: `KREIDE_LIMIT_ORDERS_BY_EMAIL`. */
export const settingOfLimit = (name: LimitName): `KREIDE_LIMIT_${string}` =>
  `KREIDE_LIMIT_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/** The settings of all limits. */
export const limitSettings = limitNames.map(settingOfLimit);

const units = { d: day, h: hour, min: minute, s: 1 } as const;

/** As its setting is written: `10/1h`, or `off`. */
export function textOfLimit({ count, seconds }: Limits[LimitName]): string {
  if (count === Number.POSITIVE_INFINITY) return 'off';
  const [unit, length] = Object.entries(units).find(([, each]) => seconds % each === 0) ?? ['s', 1];
  return `${count}/${seconds / length}${unit}`;
}

/** Reads what `textOfLimit` writes; undefined: it is nothing of the kind. */
export function limitOf(text: string): Limits[LimitName] | undefined {
  if (text === 'off') return { count: Number.POSITIVE_INFINITY, seconds: 1 };
  const [, count, length, unit] = /^([1-9]\d{0,5})\/([1-9]\d{0,3})(s|min|h|d)$/.exec(text) ?? [];
  if (count === undefined) return undefined;
  return { count: Number(count), seconds: Number(length) * units[unit as keyof typeof units] };
}
