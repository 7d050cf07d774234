/// <reference path="./sdk.d.ts" />
import { hash } from 'node:crypto';
import sdk from '@amazonpay/amazon-pay-api-sdk-nodejs';
import { ProviderUnavailable } from '../../method.ts';

export interface AmazonPayAccount {
  /** Where Amazon's API is, without a slash at the end: `https://pay-api.amazon.eu`. */
  readonly url: string;
  /** Amazon's script, which draws the button. */
  readonly scriptUrl: string;
  readonly merchantId: string;
  /** The client id of the account's store. */
  readonly storeId: string;
  /** Begins with `LIVE-` or `SANDBOX-`. */
  readonly publicKeyId: string;
  /** PEM. */
  readonly privateKey: string;
  /** Where certificates of notices come from. @default the hosts of Amazon's SNS */
  readonly certificates?: string;
  /** How long Amazon may take to answer. @default 8 seconds */
  readonly timeoutMs?: number;
}

export type AmazonPayAnswer<T> =
  | { readonly ok: true; readonly body: T }
  /** `reason`: Amazon's name for what is wrong, such as InvalidCheckoutSessionStatus. */
  | { readonly ok: false; readonly status: number; readonly reason: string | undefined };

export interface AmazonPayClient {
  /** @throws ProviderUnavailable when Amazon does not answer, or has a fault of its own */
  ask<T>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    options?: { readonly body?: object; readonly onceFor?: string },
  ): Promise<AmazonPayAnswer<T>>;
  /** Of a button's payload, so that nobody changes it in the browser. */
  signatureOf(payload: string): string;
}

const algorithm = 'AMZN-PAY-RSASSA-PSS-V2';

/**
 * Amazon's REST interface. The SDK signs; its own client can neither be told an address with http
 * nor to give up after a time (decision 039).
 */
export function createAmazonPayClient({
  url,
  publicKeyId,
  privateKey,
  timeoutMs = 8_000,
}: AmazonPayAccount): AmazonPayClient {
  const signer = new sdk.AmazonPayClient({ publicKeyId, privateKey, region: 'eu', algorithm });

  return {
    async ask<T>(
      method: 'GET' | 'POST' | 'PATCH',
      path: string,
      { body, onceFor }: { body?: object; onceFor?: string } = {},
    ): Promise<AmazonPayAnswer<T>> {
      const payload = body && JSON.stringify(body);
      const headers = signer.getSignedHeaders({
        method,
        urlFragment: path,
        ...(payload && { payload }),
        // At most 32 letters and digits.
        ...(onceFor && {
          headers: { 'x-amz-pay-idempotency-key': hash('sha256', onceFor).slice(0, 32) },
        }),
      });
      const response = await send(`${url}/v2/${path}`, {
        method,
        headers,
        ...(payload && { body: payload }),
      });
      const answer = await read(response);
      if (response.ok) return { ok: true, body: answer as T };
      return { ok: false, status: response.status, reason: answer.reasonCode };
    },

    signatureOf: (payload) => signer.generateButtonSignature(payload),
  };

  async function send(address: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(address, { ...init, signal, redirect: 'error' });
      // 401 and 403: a key that Amazon does not know (any more), which is nobody's decision.
      const isFault = response.status >= 500 || [401, 403, 425, 429].includes(response.status);
      if (!isFault) return response;
      throw new Error(`status ${response.status}`);
    } catch (error) {
      throw new ProviderUnavailable(`Amazon Pay does not answer ${address}`, { cause: error });
    }
  }
}

async function read(response: Response): Promise<{ reasonCode?: string }> {
  try {
    return (await response.json()) as { reasonCode?: string };
  } catch (error) {
    throw new ProviderUnavailable('Amazon Pay’s answer is no JSON', { cause: error });
  }
}
