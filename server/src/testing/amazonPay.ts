import { generateKeyPairSync } from 'node:crypto';
import { startSimulator } from '../../simulators/amazonPay/simulator.ts';
import type { AmazonPayAccount } from '../modules/payment/methods/amazonPay/client.ts';

/** Amazon Pay's simulator, and an account with it. */
export async function startAmazonPay(own: Partial<AmazonPayAccount> = {}) {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ids = { merchantId: 'A1', storeId: 'amzn1.store', publicKeyId: 'SANDBOX-AB' };
  const simulator = await startSimulator({ account: { ...ids, publicKey: keys.publicKey } });
  const account: AmazonPayAccount = {
    ...ids,
    url: simulator.url,
    scriptUrl: `${simulator.url}/checkout.js`,
    privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificates: simulator.url,
    timeoutMs: 500,
    ...own,
  };
  return { simulator, account };
}
