import { type PaymentId, paymentTerms } from '../../../contract/index.ts';
import type { CartLine, ShipperCode, Totals } from '../cart/cart.ts';
import type { Address } from '../customer/customer.ts';
import type { Named } from '../mail/mail.ts';
import type { Country, Language, StorefrontId } from '../storefront/storefront.ts';
import type { VatProof } from '../vatId/vatId.ts';

import type { MoneyState, OrderState } from './states.ts';

export { newReturnNumber, readOrderNumber, readReturnNumber } from './number.ts';

/** What was sold, as the shopper saw it. Amounts are cents in the order's price basis. */
export interface OrderLine
  extends Pick<
    CartLine,
    | 'kind'
    | 'itemId'
    | 'productId'
    | 'name'
    | 'orderNumber'
    | 'variantAttributes'
    | 'quantity'
    | 'unitCents'
    | 'lineCents'
    | 'discountCents'
    | 'taxClass'
    | 'taxRate'
  > {
  readonly mediaId: string | null;
  readonly deliveryText: string;
  /** Of a line that was stored: the goods have this name in English alone, whatever the order's language. */
  readonly isEnglish?: boolean;
}

/** A line that is about to be ordered: the deal that its pieces are of, if any. */
export interface NewOrderLine extends OrderLine {
  readonly dealId: string | null;
}

/** An order that is about to be written. */
export interface NewOrder extends Order {
  readonly lines: readonly NewOrderLine[];
}

/** An order with everything that its papers need, independent of later changes of the catalogue. */
export interface Order {
  /** 128 random bits. */
  readonly id: string;
  /** For people; grants nothing. */
  readonly number: string;
  readonly cartId: string;
  readonly idempotencyKey: string | null;
  readonly storefront: StorefrontId;
  readonly language: Language;
  readonly userId: string;
  readonly customerId: string | null;
  /** Whose account it is; null: a guest's, or the account is deleted. */
  readonly orderedBy: Named | null;
  readonly placedAt: Date;
  readonly email: string;
  readonly billingEmail: string | null;
  readonly shippingEmail: string | null;
  readonly paymentId: PaymentId;
  readonly paymentTermsDays: number | null;
  readonly buyerReference: string | null;
  readonly orderReference: string | null;
  readonly comment: string | null;
  readonly shipperCode: ShipperCode;
  readonly speditionFields: Readonly<Record<string, string>>;
  readonly deliveryCountry: Country;
  readonly billingAddress: Address;
  /** Null: as billing. */
  readonly shippingAddress: Address | null;
  readonly currency: string;
  readonly totals: Omit<Totals, 'savings'>;
  /** By which it is an intra-Community supply without VAT; null: it is taxed. */
  readonly vatProof: VatProof | null;
  readonly state: OrderState;
  readonly moneyState: MoneyState;
  /** What the operator said of a cancellation. */
  readonly cancelReason: string | null;
  readonly discounts: readonly OrderDiscount[];
  readonly lines: readonly OrderLine[];
}

/** Nothing is to be paid of what somebody may decline. */
export const isPaidByTransfer = ({ state, paymentId, totals }: Order): boolean =>
  state !== 'awaitingApproval' && paymentTerms(paymentId) === 'transfer' && totals.total > 0;

/** Whom its mails greet: the bill may go to somebody else, and an account may know no name. */
export const greetedBy = ({ orderedBy, billingAddress }: Order): Named =>
  orderedBy && `${orderedBy.firstName}${orderedBy.lastName}`.trim() !== ''
    ? orderedBy
    : billingAddress;

/** A voucher that the order was made with. */
export interface OrderDiscount {
  readonly code: string;
  readonly name: string;
  /** In the order's price basis; 0: it paid the shipping. */
  readonly cents: number;
}
