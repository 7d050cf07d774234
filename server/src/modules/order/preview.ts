import type { PaymentId } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import { totalsOf } from '../cart/cart.ts';
import type { CustomerService } from '../customer/service.ts';
import { vatRate } from '../pricing/pricing.ts';
import type { Shopper, SignedIn } from '../session/session.ts';
import type { Order, OrderLine } from './order.ts';

/** An order that nobody placed, for whoever works on the confirmation (CHK-16, DEC-86). */
export interface ConfirmationPreview {
  /**
   * @param wishes JSON: an object with `paymentId` (also one that the shop can't be paid with any
   * more), `email`, `comment` and `orderReference`, all of them optional, at most 500 characters.
   * Whatever else the text is, the order is the plain example.
   * @returns undefined for whoever may see none: outside of production everybody does, in it
   * internal customers alone
   */
  of(shopper: Shopper, wishes: string): Promise<Order | undefined>;
}

export function createConfirmationPreview({
  customers,
  clock,
  isForAll,
}: {
  customers: Pick<CustomerService, 'get'>;
  clock: Clock;
  isForAll: boolean;
}): ConfirmationPreview {
  return {
    async of(shopper, wishes) {
      const isInternal = async ({ customerId }: SignedIn) =>
        (await customers.get(customerId))?.isInternal === true;
      const isOpen = isForAll || (shopper.signedIn && (await isInternal(shopper.signedIn)));
      return isOpen ? exampleOrder(shopper, clock.now(), textsOf(wishes)) : undefined;
    },
  };
}

const maxLength = 500;
const names = ['paymentId', 'email', 'comment', 'orderReference'] as const;
type Wishes = Partial<Record<(typeof names)[number], string>>;

function textsOf(wishes: string): Wishes {
  let said: unknown;
  try {
    said = JSON.parse(wishes);
  } catch {
    return {};
  }
  const values = new Map(typeof said === 'object' && said !== null ? Object.entries(said) : []);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value: unknown = values.get(name);
      return typeof value === 'string' ? [[name, value.slice(0, maxLength)]] : [];
    }),
  );
}

const shippingCents = 495;

function exampleOrder(
  { storefront, language, signedIn }: Shopper,
  now: Date,
  { paymentId = 'RECHNUNG', email = 'preview@example.org', comment, orderReference }: Wishes,
): Order {
  const { id, currency, priceBasis, homeCountry: country } = storefront;
  const goods =
    language === 'de' ? ['Schulheft A4', 'Farbkasten'] : ['Exercise book A4', 'Paint box'];
  const lines = goods.map(
    (name, index): OrderLine => ({
      kind: 'goods',
      itemId: `preview-${index}`,
      productId: 'preview',
      name,
      orderNumber: `PREVIEW-${index + 1}`,
      variantAttributes: [],
      quantity: index + 1,
      unitCents: 250,
      lineCents: 250 * (index + 1),
      discountCents: 0,
      taxClass: 'standard',
      taxRate: vatRate(country, 'standard'),
      mediaId: null,
      deliveryText: '',
    }),
  );
  const { savings, ...totals } = totalsOf(
    lines.map(({ lineCents, ...line }) => ({ ...line, cents: lineCents, oldCents: null })),
    { shipping: shippingCents, country, priceBasis },
  );
  return {
    id: 'preview',
    number: 'K00-0000-0000',
    cartId: 'preview',
    idempotencyKey: null,
    storefront: id,
    language,
    userId: 'preview',
    customerId: signedIn?.customerId ?? null,
    orderedBy: null,
    placedAt: now,
    email,
    billingEmail: null,
    shippingEmail: null,
    paymentId: paymentId as PaymentId,
    paymentTermsDays: null,
    buyerReference: null,
    orderReference: orderReference ?? null,
    comment: comment ?? null,
    vatProof: null,
    shipperCode: 'gls',
    speditionFields: {},
    deliveryCountry: country,
    billingAddress: {
      addressId: 'preview',
      kind: 'billing',
      isCustomerAddress: false,
      company: null,
      salutation: 'NONE',
      firstName: language === 'de' ? 'Vorname' : 'First name',
      lastName: language === 'de' ? 'Nachname' : 'Last name',
      street: language === 'de' ? 'Straße 1' : '1 Street',
      addition: null,
      postCode: '12345',
      city: language === 'de' ? 'Ort' : 'Town',
      country,
      phone: null,
      email,
    },
    shippingAddress: null,
    currency,
    totals,
    state: 'placed',
    moneyState: 'open',
    cancelReason: null,
    discounts: [],
    lines,
  };
}
