import type { BegunPayment, ExpressRequest, PaymentRequest, ProviderButton } from '../../method.ts';
import type { AmazonPayAccount } from './client.ts';
import { moneyOf } from './objects.ts';

const locales = { de: 'de_DE', en: 'en_GB' } as const;
const algorithm = 'AMZN-PAY-RSASSA-PSS-V2';

/** What a new session is for, and where the shopper's browser goes with it. */
export interface Buttons {
  /** To pay what was ordered: the shopper confirms at Amazon, and it is charged. */
  toPay(request: PaymentRequest): BegunPayment;
  /** To choose address and way to pay at Amazon before the order. */
  express(request: ExpressRequest): ProviderButton;
  /** What is to be charged. */
  paymentOf(request: PaymentRequest): object;
  resultUrl(request: PaymentRequest): string;
}

/** Buttons that Amazon's script draws; their payloads are signed, so the browser can't change them. */
export function createButtons(
  { scriptUrl, merchantId, storeId, publicKeyId }: AmazonPayAccount,
  signatureOf: (payload: string) => string,
): Buttons {
  function button(payload: object, looks: object): ProviderButton {
    const payloadJSON = JSON.stringify({ storeId, ...payload });
    const signature = signatureOf(payloadJSON);
    const options = {
      merchantId,
      ledgerCurrency: 'EUR',
      buttonColor: 'Gold',
      ...looks,
      createCheckoutSessionConfig: { payloadJSON, signature, publicKeyId, algorithm },
    };
    return { scriptUrl, options: JSON.stringify(options) };
  }

  function resultUrl({ returnUrl, attemptId }: PaymentRequest): string {
    const address = new URL(returnUrl);
    address.searchParams.set('attempt', attemptId);
    return address.href;
  }

  function paymentOf({ cents, currency, attemptId, orderNumber, shopName }: PaymentRequest) {
    return {
      paymentDetails: {
        paymentIntent: 'AuthorizeWithCapture',
        // Decided at once: a day of waiting would outlast what the order holds of the stock.
        canHandlePendingAuthorization: false,
        chargeAmount: moneyOf(cents, currency),
      },
      merchantMetadata: {
        merchantReferenceId: orderNumber,
        merchantStoreName: shopName,
        customInformation: attemptId,
      },
    };
  }

  return {
    resultUrl,
    paymentOf,

    toPay(request) {
      const { cents, currency, language, cancelUrl, returnUrl, attemptId } = request;
      const amount = moneyOf(cents, currency);
      const payload = {
        webCheckoutDetails: {
          checkoutMode: 'ProcessOrder',
          checkoutResultReturnUrl: resultUrl(request),
          checkoutCancelUrl: cancelUrl,
        },
        ...(request.wantsMandate && {
          chargePermissionType: 'Recurring',
          recurringMetadata: { frequency: { unit: 'Variable', value: '0' } },
        }),
        ...paymentOf(request),
      };
      const page = new URL('/checkout/amazonpay', returnUrl);
      page.searchParams.set('attempt', attemptId);
      return {
        kind: 'button',
        url: page.href,
        reference: null,
        button: button(payload, {
          checkoutLanguage: locales[language],
          productType: 'PayOnly',
          placement: 'Checkout',
          estimatedOrderAmount: amount,
        }),
      };
    },

    express({ reviewUrl, cancelUrl, countries, cents, currency, language }) {
      const restrictions = Object.fromEntries(countries.map((country) => [country, {}]));
      const payload = {
        webCheckoutDetails: { checkoutReviewReturnUrl: reviewUrl, checkoutCancelUrl: cancelUrl },
        scopes: ['name', 'email', 'phoneNumber', 'billingAddress'],
        deliverySpecifications: { addressRestrictions: { type: 'Allowed', restrictions } },
      };
      return button(payload, {
        checkoutLanguage: locales[language],
        productType: 'PayAndShip',
        placement: 'Cart',
        estimatedOrderAmount: moneyOf(cents, currency),
      });
    },
  };
}
