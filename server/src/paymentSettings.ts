import type { ComputopOptions } from './modules/payment/methods/computop/computop.ts';
import { isPassword } from './modules/payment/methods/computop/message.ts';

/** The accounts that an installation has with payment providers; docs/payments.md. */
export interface PaymentSettings {
  /** Where shoppers are sent to pay, told to the pages' policy. */
  readonly computopUrl: string;
  /** Undefined: no cards, and no TWINT. */
  readonly computop: Omit<ComputopOptions, 'page' | 'currencies'> | undefined;
}

export type PaymentVariable =
  | 'KREIDE_COMPUTOP_URL'
  | 'KREIDE_COMPUTOP_MERCHANT'
  | 'KREIDE_COMPUTOP_ENCRYPTION_PASSWORD'
  | 'KREIDE_COMPUTOP_MAC_PASSWORD';

export const paymentDefaults: Readonly<Record<PaymentVariable, string>> = {
  KREIDE_COMPUTOP_URL: 'https://www.computop-paygate.com',
  KREIDE_COMPUTOP_MERCHANT: 'no cards, no TWINT; in the demo a simulator',
  KREIDE_COMPUTOP_ENCRYPTION_PASSWORD: 'none',
  KREIDE_COMPUTOP_MAC_PASSWORD: 'none',
};

/**
 * @param text a variable's value, or undefined
 * @param complain told what is wrong with a variable
 */
export function readPayments(
  text: (name: PaymentVariable) => string | undefined,
  complain: (name: PaymentVariable, problem: string) => void,
  isProduction: boolean,
): PaymentSettings {
  const address = text('KREIDE_COMPUTOP_URL') ?? paymentDefaults.KREIDE_COMPUTOP_URL;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    complain('KREIDE_COMPUTOP_URL', 'is no address that starts with https://');
  } else if (isProduction && url.protocol !== 'https:') {
    complain('KREIDE_COMPUTOP_URL', 'is a simulator; production needs an address with https://');
  }
  const computopUrl = address.replace(/\/$/, '');
  const merchantId = text('KREIDE_COMPUTOP_MERCHANT');
  if (merchantId === undefined) return { computopUrl, computop: undefined };
  const password = (
    name: 'KREIDE_COMPUTOP_ENCRYPTION_PASSWORD' | 'KREIDE_COMPUTOP_MAC_PASSWORD',
  ) => {
    const value = text(name);
    if (value === undefined) complain(name, 'is required beside KREIDE_COMPUTOP_MERCHANT');
    return value ?? '';
  };
  const encryptionPassword = password('KREIDE_COMPUTOP_ENCRYPTION_PASSWORD');
  const macPassword = password('KREIDE_COMPUTOP_MAC_PASSWORD');
  if (encryptionPassword !== '' && !isPassword(encryptionPassword)) {
    complain('KREIDE_COMPUTOP_ENCRYPTION_PASSWORD', 'has 16, 24 or 32 characters, for AES');
  }
  return {
    computopUrl,
    computop: { url: computopUrl, merchantId, encryptionPassword, macPassword },
  };
}
