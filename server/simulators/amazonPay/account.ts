import { generateKeyPairSync } from 'node:crypto';
import { type AmazonPaySimulatorOptions, startSimulator } from './simulator.ts';

/** A simulator, and an account with it as the shop's settings name one. */
export async function startWithAccount(options: Omit<AmazonPaySimulatorOptions, 'account'> = {}) {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ids = {
    merchantId: 'KREIDEDEMO',
    storeId: 'amzn1.application-oa2-client.kreide',
    publicKeyId: 'SANDBOX-KREIDEDEMO',
  };
  const account = { ...ids, publicKey: keys.publicKey };
  const simulator = await startSimulator({ ...options, account });
  const { url } = simulator;
  return {
    simulator,
    account: {
      ...ids,
      url,
      scriptUrl: `${url}/checkout.js`,
      privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      certificates: url,
    },
  };
}
