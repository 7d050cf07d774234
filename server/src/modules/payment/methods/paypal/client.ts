import { ProviderUnavailable } from '../../method.ts';

export interface PayPalAccount {
  /** Where PayPal's API is, without a slash at the end: `https://api-m.paypal.com`. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of the webhook that the account has set up: its notices are signed for it. */
  readonly webhookId: string;
  /** How long PayPal may take to answer. @default 8 seconds */
  readonly timeoutMs?: number;
}

export type PayPalAnswer<T> =
  | { readonly ok: true; readonly body: T }
  /** `issue`: PayPal's name for what is wrong, such as INSTRUMENT_DECLINED. */
  | { readonly ok: false; readonly status: number; readonly issue: string | undefined };

export interface PayPalClient {
  /** @throws ProviderUnavailable when PayPal does not answer, or has a fault of its own */
  ask<T>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    options?: { readonly requestId?: string; readonly body?: object | string },
  ): Promise<PayPalAnswer<T>>;
  /** The event of a webhook; undefined: PayPal did not sign it. */
  verified<T>(
    headers: Readonly<Record<string, string | undefined>>,
    body: Uint8Array,
  ): Promise<T | undefined>;
}

/** A token is renewed this long before it ends. */
const renewMs = 60_000;

/** PayPal's REST interface: access tokens, requests that can be repeated, signed webhooks. */
export function createPayPalClient({
  url,
  clientId,
  clientSecret,
  webhookId,
  timeoutMs = 8_000,
}: PayPalAccount): PayPalClient {
  let token: { readonly value: string; readonly endsAt: number } | undefined;

  async function send(path: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${url}${path}`, { ...init, signal, redirect: 'error' });
      if (response.status < 500 && response.status !== 429) return response;
      throw new Error(`status ${response.status}`);
    } catch (error) {
      throw new ProviderUnavailable(`PayPal does not answer ${path}`, { cause: error });
    }
  }

  async function accessToken(): Promise<string> {
    if (token && token.endsAt > performance.now()) return token.value;
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const response = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    if (!response.ok) throw new ProviderUnavailable(`PayPal gives no token: ${response.status}`);
    const answer = await read<{ access_token: string; expires_in: number }>(response);
    const endsAt = performance.now() + answer.expires_in * 1000 - renewMs;
    token = { value: answer.access_token, endsAt };
    return token.value;
  }

  async function ask<T>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    { requestId, body }: { requestId?: string; body?: object | string } = {},
  ): Promise<PayPalAnswer<T>> {
    const sendOnce = async () =>
      send(path, {
        method,
        headers: {
          authorization: `Bearer ${await accessToken()}`,
          'content-type': 'application/json',
          // The answer says what the shop reads, not only that it was done.
          prefer: 'return=representation',
          ...(requestId && { 'paypal-request-id': requestId }),
        },
        ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    let response = await sendOnce();
    if (response.status === 401) {
      // A token that PayPal took back before its time: that says nothing about what was asked.
      token = undefined;
      response = await sendOnce();
      if (response.status === 401) throw new ProviderUnavailable('PayPal takes no token of ours');
    }
    // A change is answered with nothing.
    if (response.status === 204) return { ok: true, body: undefined as T };
    if (response.ok) return { ok: true, body: await read<T>(response) };
    const { details } = await read<{ details?: { issue?: string }[] }>(response);
    return { ok: false, status: response.status, issue: details?.[0]?.issue };
  }

  return {
    ask,
    async verified<T>(headers: Readonly<Record<string, string | undefined>>, body: Uint8Array) {
      const event = Buffer.from(body).toString('utf8');
      if (!isJson(event)) return undefined;
      const question = JSON.stringify({
        auth_algo: headers['paypal-auth-algo'] ?? '',
        cert_url: headers['paypal-cert-url'] ?? '',
        transmission_id: headers['paypal-transmission-id'] ?? '',
        transmission_sig: headers['paypal-transmission-sig'] ?? '',
        transmission_time: headers['paypal-transmission-time'] ?? '',
        webhook_id: webhookId,
      });
      // The event goes back as it came: PayPal signs its bytes.
      const answer = await ask<{ verification_status: string }>(
        'POST',
        '/v1/notifications/verify-webhook-signature',
        { body: `${question.slice(0, -1)},"webhook_event":${event}}` },
      );
      const isSigned = answer.ok && answer.body.verification_status === 'SUCCESS';
      return isSigned ? (JSON.parse(event) as T) : undefined;
    },
  };
}

async function read<T>(response: Response): Promise<T> {
  try {
    return (await response.json()) as T;
  } catch (error) {
    throw new ProviderUnavailable('PayPal’s answer is no JSON', { cause: error });
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
