import { createHash, randomUUID } from 'node:crypto';
import { useDeferStream } from '@graphql-yoga/plugin-defer-stream';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga';
import { BodyRefusal, maxJsonBytes, readBytes, readForm, uploadLimits } from '../contract/body.ts';
import { answerable, createIntrospection } from './clientDocuments.ts';
import { systemClock } from './clock.ts';
import { contextOf, type PublicContext, storefrontOfRequest } from './context.ts';
import { withEarlierDocuments } from './earlierDocuments.ts';
import { createErrorMask } from './failures.ts';
import { startHousekeeping } from './housekeeping.ts';
import { areWithinLimits } from './inputLimits.ts';
import { startJobs } from './jobs.ts';
import { nextCutoff } from './modules/catalog/catalog.ts';
import { serveFile } from './modules/file/serve.ts';
import { servePicture } from './modules/media/serve.ts';
import type { Keeper } from './modules/outbox/service.ts';
import { assertCurrencies } from './modules/pricing/service.ts';
import { type ClientEntry, createApiClients } from './modules/session/apiClients.ts';
import { invalidToken, Refusal } from './modules/session/refusal.ts';
import { serveSitemap } from './modules/sitemap/serve.ts';
import { type Currencies, isStorefrontId, storefrontOf } from './modules/storefront/storefront.ts';
import { operationsOnly, type SentForm } from './operationShape.ts';
import { createPersistedQueries, type PersistedQuery } from './persistedQueries.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import { contextToExecuteWith } from './schema/cachePolicy.ts';
import { schema } from './schema/schema.ts';
import { createServices, type ServiceOptions, type Services } from './services.ts';

export interface ApiOptions extends Omit<ServiceOptions, 'clock'> {
  readonly clock?: ServiceOptions['clock'];
  /** What storefronts sell in that do not sell in euro (ruling 3). */
  readonly currencies?: Currencies;
  /**
   * Documents that clients may run, by the sha256 of their text (ruling 5). Absent in
   * development: any document runs.
   */
  readonly persistedDocuments?: Readonly<Record<string, string>>;
  /** In development: the document of an id as it is now; beside these any text runs. */
  readonly findDocument?: (id: string) => Promise<string | undefined>;
  /** Who may ask for tokens; in scope `shop` they vouch for the visitors they speak for. */
  readonly clients: readonly ClientEntry[];
  /** Documents of programs of others, which run beside `persistedDocuments`. */
  readonly clientDocuments?: Readonly<Record<string, string>>;
  /**
   * How much memory answers for everyone may take until what they show changes; 0 executes each
   * query. @default 12_000_000
   */
  readonly keptAnswerBytes?: number;
}

export interface Api {
  /** Answers /graphql/, /oauth/…, /freshness, /media/…, /sitemaps/…, /healthz and /readyz. */
  fetch(request: Request): Promise<Response>;
  /** Is this login token good for the storefront, now? */
  verifySession(loginToken: string, storefront: string): Promise<boolean>;
  /** Grows with every change of what pages show: one made of an older generation may be stale. */
  generation(): number;
  /** Calls back after every change of what pages show, when the generation has grown. */
  subscribe(keeper: Keeper): void;
  /** When what pages show next changes by the clock alone; milliseconds since the epoch. */
  nextBoundary(now: number): number;
  readiness(): Promise<Readiness>;
  readonly services: Services;
  close(): Promise<void>;
}

/** Generations of two processes have nothing to do with each other. */
const instance = randomUUID();

/** At most so many operations in one request (API-04). */
const batchLimit = 10;

/** Starts the shop's API over a migrated database. Resolves as soon as it can answer. */
export async function createApi({
  persistedDocuments,
  clientDocuments = {},
  findDocument = async () => undefined,
  clients,
  clock = systemClock,
  currencies = {},
  keptAnswerBytes = 12_000_000,
  ...options
}: ApiOptions): Promise<Api> {
  const { database, log } = options;
  const services = createServices({ ...options, clock });
  const apiClients = createApiClients({ clients, secret: options.secret, clock, verifySession });

  const mask = createErrorMask(log);
  const documents =
    persistedDocuments &&
    (await withEarlierDocuments(database, schema, {
      ...answerable(schema, clientDocuments, log),
      ...persistedDocuments,
    }));
  const persisted =
    documents &&
    createPersistedQueries({
      schema,
      documents,
      maskError: mask,
      keptAnswerBytes,
    });

  const introspection = createIntrospection(
    schema,
    async (request) => (await apiClients.authenticate(request))?.mayIntrospect === true,
  );
  const yoga = createYoga<SentForm, ShopContext>({
    schema,
    graphqlEndpoint: '/graphql/',
    landingPage: false,
    graphiql: documents === undefined,
    // From its package: by itself yoga's page asks a foreign host for its code (decision 064). Nine
    // megabytes, so no shop loads it that nobody develops.
    renderGraphiQL: async (options) =>
      (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(options ?? {}),
    batching: { limit: batchLimit },
    // Bodies are read here, within limits of their own.
    multipart: false,
    maxRequestBodySize: false,
    cors: false,
    logging: false,
    context: async ({ request }) => {
      const client = await apiClients.authenticate(request);
      if (client === undefined) throw invalidToken();
      const context = contextOf(request, services, currencies, client.scope === 'shop');
      return { shop: contextToExecuteWith(context) };
    },
    maskedErrors: {
      maskError: (error) => mask(error),
    },
    plugins: [
      operationsOnly,
      shopContextOnly,
      useDeferStream(),
      ...(documents === undefined
        ? [
            usePersistedOperations({
              allowArbitraryOperations: true,
              extractPersistedOperationId: idOf,
              getPersistedOperation: async (id) => (await findDocument(id)) ?? null,
            }),
          ]
        : [
            byHashOfText(documents),
            introspection.plugin,
            usePersistedOperations({
              extractPersistedOperationId: idOf,
              getPersistedOperation: (id, request) =>
                documents[id] ?? introspection.find(id, request) ?? null,
              skipDocumentValidation: true,
            }),
          ]),
    ],
    extraParamNames: ['id'],
  });

  async function graphqlOf(request: Request): Promise<Response> {
    if (request.method !== 'POST') {
      const answer = await yoga.fetch(request, {});
      // It may be the visitor's own, under an address that is everyone's.
      answer.headers.set('cache-control', 'private, no-store');
      return answer;
    }
    const type = request.headers.get('content-type') ?? '';
    if (type.startsWith('multipart/form-data')) {
      using form = await readForm(request, uploadLimits);
      return await yoga.fetch(request, { form: form.content });
    }
    using body = await readBytes(request, maxJsonBytes);
    const isJson = type.startsWith('application/json');
    const operation =
      persisted && isJson ? persistedQueryOf(fromUtf8.decode(body.content)) : undefined;
    const client = operation && (await apiClients.authenticate(request));
    const answering =
      operation &&
      client &&
      persisted?.answer(
        operation,
        contextOf(request, services, currencies, client.scope === 'shop'),
        `${services.outbox.freshness.generation()} ${nextBoundary(clock.now().getTime())}`,
      );
    if (answering === undefined) {
      const { url, method, headers, signal } = request;
      return await yoga.fetch(
        new Request(url, { method, headers, signal, body: body.content }),
        {},
      );
    }
    const answer = await answering;
    return new Response(answer.body, {
      status: answer.status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        // Else each answer goes out in chunks with a frame of their own.
        'content-length': `${answer.body.byteLength}`,
        ...(answer.retryAfter !== undefined && { 'retry-after': `${answer.retryAfter}` }),
      },
    });
  }

  await assertCurrencies(database, currencies);
  await services.outbox.start();
  await services.lightningDeals.invalidate();
  await services.readModel.start();
  await services.search.start();
  services.mail.start();
  const stopHousekeeping = startHousekeeping(services, log);
  const stopJobs = startJobs(services, log);

  /**
   * "New" marks end at midnight, and prices become valid then at the latest; what is ordered after
   * the cutoff arrives a day later.
   */
  function nextBoundary(now: number): number {
    return Math.min(nextMidnight(now), nextCutoff(now), services.lightningDeals.nextMoment(now));
  }

  async function verifySession(loginToken: string, storefront: string): Promise<boolean> {
    if (!isStorefrontId(storefront)) return false;
    try {
      await services.session.verify(loginToken, storefrontOf(storefront, currencies));
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  const readiness = createReadiness(
    database,
    () => services.readModel.ready() && services.search.ready(),
  );

  /** For storefronts in other processes, which ask for it several times a second. */
  async function freshnessOf(request: Request): Promise<Response> {
    const client = await apiClients.authenticate(request);
    if (client?.scope !== 'shop') return new Response(null, { status: 401 });
    const now = clock.now().getTime();
    return Response.json({
      generation: `${instance} ${services.outbox.freshness.generation()}`,
      boundaryInMs: nextBoundary(now) - now,
    });
  }

  async function sitemapOf(request: Request, url: URL): Promise<Response> {
    const client = await apiClients.authenticate(request);
    if (client?.scope !== 'shop') return new Response(null, { status: 401 });
    return serveSitemap(services.sitemaps, storefrontOfRequest(request, currencies), url);
  }

  async function route(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const { pathname } = url;
    switch (pathname) {
      case '/graphql/':
      case '/graphql':
        return graphqlOf(request);
      case '/oauth/token':
        return apiClients.tokenEndpoint(request);
      case '/oauth/introspect':
        return apiClients.introspectionEndpoint(request);
      case '/freshness':
        return freshnessOf(request);
      case '/healthz':
        return Response.json({ isAlive: true });
      case '/readyz': {
        const state = await readiness();
        return Response.json(state, { status: state.isReady ? 200 : 503 });
      }
      default:
        if (pathname.startsWith('/sitemaps/')) return sitemapOf(request, url);
        if (pathname.startsWith('/downloads/')) return serveFile(services.files, request, pathname);
        return pathname.startsWith('/media/')
          ? servePicture(services.media, request, pathname)
          : Response.json({ error: 'Not found' }, { status: 404 });
    }
  }

  return {
    async fetch(request) {
      try {
        return await route(request);
      } catch (error) {
        // Who sends half a body and goes has nobody left to tell.
        if (request.signal.aborted) return new Response(null, { status: 400 });
        if (error instanceof BodyRefusal) return refusalOf(error);
        const { message, extensions } = mask(error);
        const { classification, correlationId } = extensions;
        const status = classification === 'UNAVAILABLE' ? 503 : 500;
        return Response.json({ error: message, correlationId }, { status });
      }
    },
    verifySession,
    generation: services.outbox.freshness.generation,
    subscribe: services.outbox.freshness.subscribe,
    nextBoundary,
    readiness,
    services,
    async close() {
      await Promise.all([stopHousekeeping(), stopJobs()]);
      await services.mail.stop();
      await services.search.stop();
      await services.readModel.stop();
      await services.outbox.stop();
    },
  };
}

const refusalOf = ({ status, message }: BodyRefusal) =>
  Response.json(
    { error: message },
    { status, headers: status === 503 ? { 'retry-after': '5' } : {} },
  );

function nextMidnight(now: number): number {
  const day = 86_400_000;
  return (Math.floor(now / day) + 1) * day;
}

const fromUtf8 = new TextDecoder();

/** One operation that is asked for by its id; undefined for batches, texts and nonsense. */
function persistedQueryOf(text: string): PersistedQuery | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const { id, variables = {} } = JSON.parse(text);
    const isUsable =
      typeof id === 'string' &&
      typeof variables === 'object' &&
      !Array.isArray(variables) &&
      areWithinLimits(variables);
    return isUsable ? { id, variables: variables ?? {} } : undefined;
  } catch {
    return undefined;
  }
}

interface ShopContext {
  readonly shop: PublicContext;
}

/** Yoga's own context holds the request, and with it who asks: it is not for resolvers. */
const shopContextOnly: Plugin<ShopContext> = {
  onExecute({ executeFn, setExecuteFn }) {
    setExecuteFn((args) => executeFn({ ...args, contextValue: args.contextValue.shop }));
  },
};

/** A document that is sent as text counts as its id when it is persisted (ruling 5). */
function byHashOfText(persisted: Readonly<Record<string, string>>): Plugin {
  return {
    onParams({ params, setParams }) {
      if (params.query === undefined || params.query === null || idOf(params) !== null) return;
      const id = sha256(params.query);
      if (persisted[id] === undefined) return;
      const { query: _, ...rest } = params;
      setParams({ ...rest, id } as GraphQLParams);
    },
  };
}

const idOf = (params: object) =>
  'id' in params && typeof params.id === 'string' ? params.id : null;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
