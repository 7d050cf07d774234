import type { PaymentSettings } from '../../paymentSettings.ts';
import { createAmazonPay } from './methods/amazonPay/amazonPay.ts';
import { createComputop } from './methods/computop/computop.ts';
import { createPayPal } from './methods/paypal/paypal.ts';
import type { Providers } from './service.ts';

/**
 * The methods of the providers that an installation has accounts with.
 *
 * @param isSimulated their simulators take any currency; TWINT itself takes francs only (DEC-75)
 */
export function createProviders(
  {
    computop,
    paypal,
    amazonPay,
  }: Partial<Pick<PaymentSettings, 'computop' | 'paypal' | 'amazonPay'>>,
  isSimulated = false,
): Providers {
  return {
    ...(computop && {
      CREDIT_CARD: createComputop({ ...computop, page: 'payssl.aspx' }),
      TWINT: createComputop({
        ...computop,
        page: 'twint.aspx',
        ...(!isSimulated && { currencies: ['CHF'] }),
      }),
    }),
    ...(paypal && { PAYPAL: createPayPal(paypal) }),
    ...(amazonPay && { AMAZONPAY: createAmazonPay(amazonPay) }),
  };
}
