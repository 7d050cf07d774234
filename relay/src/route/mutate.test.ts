import { describe, expect, it } from 'vitest';
import type { AddToCartMutation } from '../../test/__generated__/AddToCartMutation.graphql.ts';
import { addToCartMutation } from '../../test/AddToCartMutation.ts';
import { GraphQLRequestError } from '../index.ts';
import { createMockEnvironment, createMockNetwork } from '../testing/index.ts';
import { mutate } from './mutate.ts';

const name = 'AddToCartMutation';
const variables = { cartId: '1', productId: '7' };

describe('mutate', () => {
  it('gives the response, and hands the network what the operation asks of it', async () => {
    const network = createMockNetwork();
    const running = mutate<AddToCartMutation>(
      createMockEnvironment(network),
      addToCartMutation,
      variables,
      { metadata: { timeout: 30_000 } },
    );
    const operation = network.pending(name);
    expect(operation.metadata).toEqual({ timeout: 30_000 });
    operation.resolve({ addToCart: { id: 'Cart:1', cartId: '1', itemCount: 2 } });
    expect(await running).toEqual({ addToCart: { cartId: '1', itemCount: 2 } });
  });

  it('lets the answer be linked to what the store has', async () => {
    const network = createMockNetwork();
    const environment = createMockEnvironment(network);
    const running = mutate<AddToCartMutation>(environment, addToCartMutation, variables, {
      updater: (store) => {
        const cart = store.getRootField('addToCart');
        if (cart) store.getRoot().setLinkedRecord(cart, 'latest');
      },
    });
    network.pending(name).resolve({ addToCart: { id: 'Cart:1', cartId: '1', itemCount: 2 } });
    await running;
    const root = environment.getStore().getSource().get('client:root');
    expect(root).toMatchObject({ latest: { __ref: 'Cart:1' } });
  });

  it('fails with what the request failed with', async () => {
    const network = createMockNetwork();
    const running = mutate(createMockEnvironment(network), addToCartMutation, variables);
    network.pending(name).reject({ message: 'Cart issue' });
    await expect(running).rejects.toBeInstanceOf(GraphQLRequestError);
  });
});
