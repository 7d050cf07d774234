import { randomBytes } from 'node:crypto';
import { createProviders, type Providers, type Settings } from '@kreide/server';
import {
  startAmazonPay,
  startComputopSimulator,
  startPayPalSimulator,
} from '@kreide/server/simulators';

export interface OpenPayments extends AsyncDisposable {
  readonly providers: Providers;
  /** Where forms that pay are posted to. */
  readonly origins: readonly string[];
  /** The script of Amazon Pay's button. */
  readonly amazonPayScript: string;
}

type Accounts = Pick<Settings['payments'], 'computop' | 'paypal' | 'amazonPay'>;

/**
 * The payment providers of an installation. Outside production those without an account are
 * simulated, by programs of their own on ports of their own, so that a newcomer can pay.
 */
export async function openPayments({ environment, payments }: Settings): Promise<OpenPayments> {
  await using started = new AsyncDisposableStack();
  const isSimulating = environment !== 'production';
  const { computopUrl, amazonPayScript, ...accounts } = payments;
  const computop =
    accounts.computop ?? (isSimulating ? await simulatedComputop(started) : undefined);
  const paypal = accounts.paypal ?? (isSimulating ? await simulatedPayPal(started) : undefined);
  const amazonPay =
    accounts.amazonPay ?? (isSimulating ? await simulatedAmazonPay(started) : undefined);
  const stack = started.move();
  return {
    providers: createProviders({ computop, paypal, amazonPay }, computop !== accounts.computop),
    origins: [new URL(computop?.url ?? computopUrl).origin],
    amazonPayScript: amazonPay?.scriptUrl ?? amazonPayScript,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

const secret = () => randomBytes(16).toString('hex');

async function simulatedComputop(stack: AsyncDisposableStack): Promise<Accounts['computop']> {
  const merchant = { id: 'kreide_demo', encryptionPassword: secret(), macPassword: secret() };
  const { url } = stack.use(await startComputopSimulator({ merchant }));
  const { id: merchantId, encryptionPassword, macPassword } = merchant;
  return { url, merchantId, encryptionPassword, macPassword };
}

async function simulatedPayPal(stack: AsyncDisposableStack): Promise<Accounts['paypal']> {
  const account = { clientId: 'kreide_demo', clientSecret: secret(), webhookId: secret() };
  const { url } = stack.use(await startPayPalSimulator({ account }));
  return { url, ...account };
}

async function simulatedAmazonPay(stack: AsyncDisposableStack): Promise<Accounts['amazonPay']> {
  const { simulator, account } = await startAmazonPay();
  stack.use(simulator);
  return account;
}
