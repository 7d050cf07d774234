import {
  IconBank,
  IconCard,
  type IconComponent,
  IconInvoice,
  IconPackage,
  IconWallet,
} from '@kreide/design-system';
import { type PaymentPresentation, paymentRules } from '@kreide/server/contract';

/** How payment methods are presented (PAY-01…04, DEC-88): message keys bear the presentation's name. */

export const paymentIcons: Readonly<Record<PaymentPresentation, IconComponent>> = {
  invoice: IconInvoice,
  eInvoice: IconInvoice,
  prepayment: IconBank,
  card: IconCard,
  paypal: IconCard,
  amazon: IconWallet,
  cash: IconPackage,
  twint: IconCard,
};

/** Where a cart is checked out with an account of the method's provider (DEC-76). */
export const expressPath = (paymentId: string): string =>
  paymentId === 'AMAZONPAY' ? '/checkout/amazonpay' : `/api/express-checkout/${paymentId}`;

export const presentationOf = (paymentId: string): PaymentPresentation =>
  paymentRules(paymentId).presentation;

/** PAY-03, DEC-76: methods with a button of their own are never in the list. */
export function shownMethods<M extends { readonly paymentId: string }>(methods: readonly M[]) {
  return {
    list: methods.filter(({ paymentId }) => !paymentRules(paymentId).hasOwnButton),
    ownButtons: methods.filter(({ paymentId }) => paymentRules(paymentId).hasOwnButton),
  };
}
