import { randomBytes } from 'node:crypto';
import { createProviders, type Providers, type Settings } from '@kreide/server';
import { startComputopSimulator } from '@kreide/server/simulators';

export interface OpenPayments extends AsyncDisposable {
  readonly providers: Providers;
  /** Where forms that pay are posted to. */
  readonly origins: readonly string[];
}

/**
 * The payment providers of an installation. Outside production those without an account are
 * simulated, by programs of their own on ports of their own, so that a newcomer can pay.
 */
export async function openPayments({ environment, payments }: Settings): Promise<OpenPayments> {
  if (payments.computop !== undefined || environment === 'production') {
    return {
      providers: createProviders(payments),
      origins: originsOf(payments.computopUrl),
      [Symbol.asyncDispose]: async () => {},
    };
  }
  const merchant = {
    id: 'kreide_demo',
    encryptionPassword: randomBytes(16).toString('hex'),
    macPassword: randomBytes(16).toString('hex'),
  };
  const simulator = await startComputopSimulator({ merchant });
  const { url } = simulator;
  const { id: merchantId, encryptionPassword, macPassword } = merchant;
  return {
    providers: createProviders(
      { computop: { url, merchantId, encryptionPassword, macPassword } },
      true,
    ),
    origins: originsOf(url),
    [Symbol.asyncDispose]: () => simulator[Symbol.asyncDispose](),
  };
}

const originsOf = (url: string): readonly string[] => [new URL(url).origin];
