import {
  IconBank,
  IconCard,
  type IconComponent,
  IconInvoice,
  IconPackage,
} from '@kreide/design-system';

/** How payment methods are presented (PAY-01…04, DEC-88). */

/** The sets of icon and texts; message keys bear the set's name. */
type Presentation = 'invoice' | 'eInvoice' | 'prepayment' | 'card' | 'amazon' | 'cash' | 'twint';

const presentations: Readonly<Record<string, Presentation>> = {
  CREDIT_CARD: 'card',
  AMAZONPAY: 'amazon',
  INVOICE: 'invoice',
  RECHNUNG_V: 'invoice',
  RECHNUNG: 'invoice',
  X_RECHNUNG: 'eInvoice',
  CASH_ON_DELIVERY: 'cash',
  TWINT: 'twint',
};

/** PAY-02: VINCO_V, VORKASSE_V, VORKASSE, PREPAID and every unknown id look like prepayment. */
export const presentationOf = (paymentId: string): Presentation =>
  presentations[paymentId] ?? 'prepayment';

export const paymentIcons: Readonly<Record<Presentation, IconComponent>> = {
  invoice: IconInvoice,
  eInvoice: IconInvoice,
  prepayment: IconBank,
  card: IconCard,
  amazon: IconCard,
  cash: IconPackage,
  twint: IconCard,
};

/** PAY-03: PayPal works by a button of its own, never from the list. */
export function shownMethods<M extends { readonly paymentId: string }>(methods: readonly M[]): M[] {
  return methods.filter(({ paymentId }) => paymentId !== 'PAYPAL');
}
