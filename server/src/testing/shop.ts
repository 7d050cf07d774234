import { tmpdir } from 'node:os';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { settableClock } from '../clock.ts';
import { contextOf } from '../context.ts';
import type { Database } from '../database/database.ts';
import { demoDrawings } from '../demo/drawings/index.ts';
import type { Currencies, ShopLanguage, StorefrontId } from '../modules/storefront/storefront.ts';
import { createPersistedQueries } from '../persistedQueries.ts';
import { schema } from '../schema/schema.ts';
import { createServices, type ServiceOptions } from '../services.ts';

/** What an operation answered; `data` has the shape that the test's document asks for. */
interface Answer<Data> {
  readonly data: Data;
  readonly errors: readonly {
    readonly message: string;
    readonly classification: unknown;
    readonly messageKey: unknown;
  }[];
}

/** Somebody with a browser: the ids and the login token it keeps go with every operation. */
export interface Visitor {
  userId: string | undefined;
  loginToken: string | undefined;
  /** What logins named the browser. */
  deviceId: string | undefined;
  /** Runs an operation and hands out its errors, too. */
  attempt<Data>(document: string, variables?: Record<string, unknown>): Promise<Answer<Data>>;
  /** Runs an operation that must not fail. @throws with the first error */
  run<Data>(document: string, variables?: Record<string, unknown>): Promise<Data>;
}

interface TestShopOptions extends Partial<ServiceOptions> {
  readonly currencies?: Currencies;
}

/** Seals and signs in tests. */
export const testSecret = 'a secret of the tests, long enough for all';

/** The services over a database and a clock that tests set; operations run without HTTP. */
export function createTestShop(
  database: Database,
  { currencies, ...options }: TestShopOptions = {},
) {
  const clock = settableClock(new Date('2026-11-21T09:00:00Z'));
  const services = createServices({
    database,
    clock,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    dataDirectory: tmpdir(),
    secret: testSecret,
    smtpUrl: undefined,
    mailFrom: 'Kreide <shop@kreide.example>',
    drawings: demoDrawings,
    ...options,
  });

  /** Whatever a test asks counts as persisted, so that it is executed as in production. */
  const documents: Record<string, string> = {};
  const queries = createPersistedQueries({
    schema,
    documents,
    maskError: (error) => error as GraphQLError,
    keptAnswerBytes: 0,
  });

  function visitor(
    storefrontId: StorefrontId = 'de',
    browser: {
      shopLanguage?: ShopLanguage;
      ip?: string;
      userAgent?: string;
      /** What the front vouches for: somebody of the business storefront is logged in. */
      hasPassedGuard?: boolean;
    } = {},
  ): Visitor {
    const requestOf = ({ userId, loginToken, deviceId }: Visitor) =>
      new Request('http://api.internal/graphql/', {
        headers: {
          'x-store': storefrontId,
          // Nobody is there: what a provider tells the shop, tests hand on themselves.
          'x-shop-url': 'http://localhost:1',
          'x-forwarded-for': browser.ip ?? '192.0.2.1',
          ...(browser.userAgent && { 'x-original-user-agent': browser.userAgent }),
          ...(browser.shopLanguage && { 'x-shop-language': browser.shopLanguage }),
          ...(browser.hasPassedGuard && { 'x-guard': 'passed' }),
          ...(userId !== undefined && { 'x-ishop-api-userid': userId }),
          ...(loginToken !== undefined && { 'x-jwt': loginToken }),
          ...(deviceId !== undefined && { 'x-device-id': deviceId }),
        },
      });
    const self: Visitor = {
      userId: undefined,
      loginToken: undefined,
      deviceId: undefined,
      async attempt<Data>(document: string, variables = {}) {
        const context = contextOf(requestOf(self), services, currencies ?? {}, true);
        documents[document] = document;
        const answer = await queries.answer({ id: document, variables }, context, '');
        const result: { data?: Data; errors?: readonly GraphQLFormattedError[] } = JSON.parse(
          new TextDecoder().decode(answer?.body),
        );
        return {
          data: result.data as Data,
          errors: (result.errors ?? []).map(({ message, extensions }) => ({
            message,
            classification: extensions?.classification,
            messageKey: extensions?.messageKey,
          })),
        };
      },
      async run<Data>(document: string, variables?: Record<string, unknown>) {
        const { data, errors } = await self.attempt<Data>(document, variables);
        if (errors[0]) throw new Error(errors[0].message);
        return data;
      },
    };
    return self;
  }

  return { database, clock, services, visitor };
}

export type TestShop = ReturnType<typeof createTestShop>;
