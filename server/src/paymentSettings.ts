import { createPrivateKey } from 'node:crypto';
import type { AmazonPayAccount } from './modules/payment/methods/amazonPay/client.ts';
import type { ComputopOptions } from './modules/payment/methods/computop/computop.ts';
import { isPassword } from './modules/payment/methods/computop/message.ts';
import type { PayPalAccount } from './modules/payment/methods/paypal/client.ts';

/** The accounts that an installation has with payment providers; docs/payments.md. */
export interface PaymentSettings {
  /** Where shoppers are sent to pay by a form, told to the pages' policy. */
  readonly computopUrl: string;
  /** Undefined: no cards, and no TWINT. */
  readonly computop: Omit<ComputopOptions, 'page' | 'currencies'> | undefined;
  /** Undefined: no PayPal. */
  readonly paypal: PayPalAccount | undefined;
  /** The script of its button, told to the policy of the page that loads it. */
  readonly amazonPayScript: string;
  /** Undefined: no Amazon Pay. */
  readonly amazonPay: AmazonPayAccount | undefined;
}

export const paymentDefaults = {
  KREIDE_COMPUTOP_URL: 'https://www.computop-paygate.com',
  KREIDE_COMPUTOP_MERCHANT: 'no cards, no TWINT; in the demo a simulator',
  KREIDE_COMPUTOP_ENCRYPTION_PASSWORD: 'none',
  KREIDE_COMPUTOP_MAC_PASSWORD: 'none',
  KREIDE_PAYPAL_URL: 'https://api-m.paypal.com',
  KREIDE_PAYPAL_CLIENT: 'no PayPal; in the demo a simulator',
  KREIDE_PAYPAL_SECRET: 'none',
  KREIDE_PAYPAL_WEBHOOK: 'none',
  KREIDE_AMAZONPAY_URL: 'https://pay-api.amazon.eu',
  KREIDE_AMAZONPAY_SCRIPT: 'https://static-eu.payments-amazon.com/checkout.js',
  KREIDE_AMAZONPAY_MERCHANT: 'no Amazon Pay; in the demo a simulator',
  KREIDE_AMAZONPAY_STORE: 'none',
  KREIDE_AMAZONPAY_PUBLIC_KEY: 'none',
  KREIDE_AMAZONPAY_PRIVATE_KEY: 'none',
} as const;

export type PaymentVariable = keyof typeof paymentDefaults;

interface Reading {
  /** A variable's value, or undefined. */
  readonly text: (name: PaymentVariable) => string | undefined;
  /** Told what is wrong with a variable. */
  readonly complain: (name: PaymentVariable, problem: string) => void;
  readonly isProduction: boolean;
}

export function readPayments(
  text: Reading['text'],
  complain: Reading['complain'],
  isProduction: boolean,
): PaymentSettings {
  const reading = { text, complain, isProduction };
  const computopUrl = addressOf(reading, 'KREIDE_COMPUTOP_URL');
  const amazonPayScript = addressOf(reading, 'KREIDE_AMAZONPAY_SCRIPT');
  return {
    computopUrl,
    computop: readComputop(reading, computopUrl),
    paypal: readPayPal(reading),
    amazonPayScript,
    amazonPay: readAmazonPay(reading, amazonPayScript),
  };
}

function addressOf(
  { text, complain, isProduction }: Reading,
  name: Extract<PaymentVariable, `${string}_URL` | `${string}_SCRIPT`>,
): string {
  const address = text(name) ?? paymentDefaults[name];
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    complain(name, 'is no address that starts with https://');
  } else if (isProduction && url.protocol !== 'https:') {
    complain(name, 'is a simulator; production needs an address with https://');
  }
  return address.replace(/\/$/, '');
}

/** A variable that an account can't do without. */
function needed(
  { text, complain }: Reading,
  name: PaymentVariable,
  account: PaymentVariable,
): string {
  const value = text(name);
  if (value === undefined) complain(name, `is required beside ${account}`);
  return value ?? '';
}

function readComputop(reading: Reading, url: string): PaymentSettings['computop'] {
  const account = 'KREIDE_COMPUTOP_MERCHANT';
  const merchantId = reading.text(account);
  if (merchantId === undefined) return undefined;
  const encryptionPassword = needed(reading, 'KREIDE_COMPUTOP_ENCRYPTION_PASSWORD', account);
  const macPassword = needed(reading, 'KREIDE_COMPUTOP_MAC_PASSWORD', account);
  if (encryptionPassword !== '' && !isPassword(encryptionPassword)) {
    reading.complain('KREIDE_COMPUTOP_ENCRYPTION_PASSWORD', 'has 16, 24 or 32 characters, for AES');
  }
  return { url, merchantId, encryptionPassword, macPassword };
}

function readPayPal(reading: Reading): PaymentSettings['paypal'] {
  const url = addressOf(reading, 'KREIDE_PAYPAL_URL');
  const account = 'KREIDE_PAYPAL_CLIENT';
  const clientId = reading.text(account);
  if (clientId === undefined) return undefined;
  const clientSecret = needed(reading, 'KREIDE_PAYPAL_SECRET', account);
  const webhookId = needed(reading, 'KREIDE_PAYPAL_WEBHOOK', account);
  return { url, clientId, clientSecret, webhookId };
}

function readAmazonPay(reading: Reading, scriptUrl: string): PaymentSettings['amazonPay'] {
  const url = addressOf(reading, 'KREIDE_AMAZONPAY_URL');
  const account = 'KREIDE_AMAZONPAY_MERCHANT';
  const merchantId = reading.text(account);
  if (merchantId === undefined) return undefined;
  const storeId = needed(reading, 'KREIDE_AMAZONPAY_STORE', account);
  const publicKeyId = needed(reading, 'KREIDE_AMAZONPAY_PUBLIC_KEY', account);
  if (publicKeyId !== '' && !/^(?:LIVE|SANDBOX)-/.test(publicKeyId)) {
    reading.complain('KREIDE_AMAZONPAY_PUBLIC_KEY', 'begins with LIVE- or SANDBOX-');
  }
  // A setting may have its lines in one.
  const privateKey = needed(reading, 'KREIDE_AMAZONPAY_PRIVATE_KEY', account).replaceAll(
    '\\n',
    '\n',
  );
  if (privateKey !== '' && !isPrivateKey(privateKey)) {
    reading.complain('KREIDE_AMAZONPAY_PRIVATE_KEY', 'is no private key in PEM');
  }
  return { url, scriptUrl, merchantId, storeId, publicKeyId, privateKey };
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
