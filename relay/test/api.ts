import { useDeferStream as deferStream } from '@graphql-yoga/plugin-defer-stream';
import { createGraphQLError, createSchema, createYoga } from 'graphql-yoga';
import persisted from './persisted.json' with { type: 'json' };
import typeDefs from './schema.graphql?raw';

/** A request as the API received it. */
interface ReceivedRequest {
  readonly contentType: string;
  readonly headers: Headers;
  /** What a JSON body held: one operation or a batch. */
  readonly body: OperationBody | OperationBody[] | undefined;
}

interface OperationBody {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
  readonly id?: string;
}

export interface TestApi {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly requests: ReceivedRequest[];
  /** Keeps the field from being answered until the returned function is called. */
  hold(field: string): () => void;
  /** Lets the field fail with this classification until it is told otherwise. */
  fail(field: string, extensions: Record<string, unknown> | undefined, message?: string): void;
}

const documents: Record<string, string> = persisted;

/** The fixture's schema behind a real GraphQL Yoga: persisted documents, batches, defer, uploads. */
export function createTestApi(): TestApi {
  const requests: ReceivedRequest[] = [];
  const holds = new Map<string, Promise<void>>();
  const failures = new Map<string, { message: string; extensions: Record<string, unknown> }>();

  async function field<T>(name: string, value: T): Promise<T> {
    await holds.get(name);
    const failure = failures.get(name);
    if (failure) throw createGraphQLError(failure.message, { extensions: failure.extensions });
    return value;
  }

  const product = (productId: string) => ({
    __typename: 'Product',
    id: `Product:${productId}`,
    productId,
    name: `Heft ${productId}`,
    cents: 119,
    reviews: () => field('reviews', [{ id: `Review:${productId}`, text: 'Gutes Papier' }]),
    stock: () => field('stock', { available: 7 }),
    priceIn: () => field('price', 119),
    ratings: { edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } },
  });
  const cart = (cartId: string, itemCount: number) => ({ id: `Cart:${cartId}`, cartId, itemCount });

  const yoga = createYoga({
    logging: false,
    extraParamNames: ['id'],
    batching: { limit: 10 },
    plugins: [
      deferStream(),
      {
        onParams({ params, setParams }) {
          const { id } = params as { id?: string };
          const query = id === undefined ? undefined : documents[id];
          if (query) setParams({ ...params, query });
        },
      },
    ],
    schema: createSchema({
      typeDefs,
      resolvers: {
        Query: {
          product: (_, { productId }: { productId: string }) =>
            field('product', productId === 'unknown' ? null : product(productId)),
          listing: (_, { listingId, size }: { listingId: string; size?: number }) =>
            field('listing', {
              id: `Listing:${listingId}`,
              title: `Hefte ${listingId}`,
              products: Array.from({ length: size ?? 2 }, (_, index) => product(String(index))),
            }),
          cart: (_, { cartId }: { cartId: string }) => field('cart', cart(cartId, 1)),
        },
        Mutation: {
          addToCart: (_, { cartId }: { cartId: string }) => field('addToCart', cart(cartId, 2)),
          uploadPicture: async (_, { file, note }: { file: File; note?: string }) =>
            field('uploadPicture', `${file.name} ${await file.text()} ${note}`),
        },
      },
    }),
  });

  return {
    url: 'http://api.test/graphql',
    requests,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const contentType = request.headers.get('content-type') ?? '';
      const body = contentType.startsWith('application/json')
        ? await request.clone().json()
        : undefined;
      requests.push({ contentType, headers: request.headers, body });
      return yoga.fetch(request);
    },
    hold: (name) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      holds.set(name, promise);
      return () => {
        holds.delete(name);
        resolve();
      };
    },
    fail: (name, extensions, message = 'failed') => {
      if (extensions) failures.set(name, { message, extensions });
      else failures.delete(name);
    },
  };
}
