import { createMockEnvironment, createMockNetwork, type MockNetwork } from '@kreide/relay/testing';
import { RouterContextProvider } from 'react-router';
import { defaultHosts, domainOf } from '../platform/domain.ts';
import { nothingKept } from '../platform/keptMarkup.ts';
import type { PageFacts } from '../platform/pageFacts.ts';
import { type RequestContext, relayContext, requestContext } from '../platform/requestContext.ts';

export interface TestRequest {
  readonly context: RouterContextProvider;
  readonly network: MockNetwork;
  /** The ids that `identify` received. */
  readonly identified: unknown[];
  readonly facts: PageFacts;
}

/** The contexts of one request on the server, over a mock network. */
export function createTestRequest(host = 'kreide.de', isDataRequest = false): TestRequest {
  const network = createMockNetwork();
  const identified: unknown[] = [];
  const facts: PageFacts = { linkedData: [] };
  const context = new RouterContextProvider();
  const request: RequestContext = {
    domain: domainOf(host, 'https', defaultHosts),
    isSecure: true,
    hosts: defaultHosts,
    apiFetch: () => Promise.reject(new Error('The mock network answers')),
    delivery: { nonce: 'test', kept: nothingKept(), take() {} },
    preloads: [],
    identify: (ids) => identified.push(ids),
    browserToken: async () => ({ token: 'token', expiresIn: 3600 }),
    isDataRequest,
    tags: new Set(),
    facts,
    tracking: {},
    showsErrors: false,
  };
  context.set(requestContext, request);
  context.set(relayContext, createMockEnvironment(network));
  return { context, network, identified, facts };
}

/** A request of a page, with cookies and, for a form, its fields. */
export function pageRequest(
  path: string,
  {
    cookies = {},
    form,
  }: { cookies?: Record<string, string>; form?: Record<string, string> | string[][] } = {},
): Request {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  return new Request(`https://kreide.de${path}`, {
    headers: {
      cookie,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
  });
}

/** Names and values of the cookies that an answer sets; '' where it removes one. */
export function cookiesOf(cookies: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    cookies.map((cookie) => {
      const [pair = ''] = cookie.split(';', 1);
      const equals = pair.indexOf('=');
      return [pair.slice(0, equals), decodeURIComponent(pair.slice(equals + 1))];
    }),
  );
}
