// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cookiesOf, createTestRequest, pageRequest } from '../../testing/requestContext.ts';
import { changeCart } from './changeCart.server.ts';

const turn = () => new Promise(setImmediate);

const done = (changes: Record<string, unknown> = {}) => ({
  cart_update: {
    successful: true,
    errorMessage: null,
    quantityChanged: [],
    maxInCart: [],
    ...changes,
  },
});

const refusal = (classification: string, messageKey: string) =>
  ({
    kind: 'graphql',
    message: 'No',
    errors: [{ message: 'No', extensions: { classification, messageKey } }],
  }) as const;

function send(form: Record<string, string>, cookies: Record<string, string> = { cartId: 'mine' }) {
  const visit = createTestRequest();
  visit.network.answer('InitShopMutation', {
    initShop: { cartId: 'first', userId: 'visitor' },
  });
  const request = pageRequest('/checkout/basket', { cookies, form });
  return { ...visit, answer: changeCart(visit.context, request) };
}

/** The one operation that a form stands for. */
async function operationOf(form: Record<string, string>): Promise<unknown> {
  const { network, answer } = send(form);
  await turn();
  const update = network.pending('CartFormUpdateMutation');
  update.resolve(done());
  await answer;
  return update.variables.ops;
}

describe('the cart before JavaScript (design: rulings, 8)', () => {
  it('adds, changes and removes by plain forms', async () => {
    expect(await operationOf({ intent: 'add', itemId: '1', quantity: '3' })).toEqual([
      { addPosition: { itemId: '1', quantity: 3 } },
    ]);
    expect(await operationOf({ intent: 'set', positionId: 'p', quantity: '0' })).toEqual([
      { setQuantity: { positionId: 'p', quantity: 0 } },
    ]);
    expect(await operationOf({ intent: 'remove', positionId: 'p' })).toEqual([
      { removePosition: { positionId: 'p' } },
    ]);
  });

  it.each(['extend', 'refresh'] as const)(
    '%ss a reservation by a plain form (CART-25)',
    async (how) => {
      const { network, answer } = send({ intent: how });
      await turn();
      const name = `CartForm${how === 'extend' ? 'Extend' : 'Refresh'}ReservationMutation`;
      const mutation = network.pending(name);
      expect(mutation.variables).toEqual({ cartId: 'mine' });
      mutation.resolve({ [`${how}LightningDealReservation`]: { successful: true } });
      const response = await answer;
      if (!(response instanceof Response)) throw new Error('No redirect');
      expect(response.headers.get('location')).toBe('/checkout/basket');
    },
  );

  it.each(['viele', '', '1.5', '9999999'])('takes "%s" for one (UI-07)', async (quantity) => {
    expect(await operationOf({ intent: 'add', itemId: '1', quantity })).toEqual([
      { addPosition: { itemId: '1', quantity: 1 } },
    ]);
  });

  it('makes ids with the first item, and leads to the cart (AUTH-21)', async () => {
    const { network, answer } = send({ intent: 'add', itemId: '1', quantity: '1' }, {});
    await turn();
    await turn();
    const update = network.pending('CartFormUpdateMutation');
    expect(update.variables.cartId).toBe('first');
    update.resolve(done());
    const response = await answer;
    if (!(response instanceof Response)) throw new Error('No redirect');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/checkout/basket']);
    expect(cookiesOf(response.headers.getSetCookie())).toEqual({
      cartId: 'first',
      'X-iSHOP-API-USERID': 'visitor',
    });
  });

  it('says on the page what the API did otherwise (CART-20, UI-04)', async () => {
    const { network, answer } = send({ intent: 'set', positionId: 'p', quantity: '99' });
    await turn();
    const limited = { messageKey: 'vue.buybox.text.quantity.error', amount: 20 };
    network.pending('CartFormUpdateMutation').resolve(done({ quantityChanged: [limited] }));
    expect(await answer).toMatchObject({
      data: { notices: [{ messageKey: limited.messageKey, values: { max: 20 } }] },
      init: { status: 422 },
    });
  });

  it.each([
    ['no answer in time', { kind: 'timeout', message: 'No' }, 503, 'somethingWentWrong'],
    ['a database that is away', refusal('UNAVAILABLE', 'a.key'), 503, 'a.key'],
    ['a failure inside', refusal('INTERNAL', 'a.key'), 503, 'a.key'],
    ['too many requests', refusal('TOO_MANY_REQUESTS', 'a.key'), 429, 'a.key'],
  ] as const)('stays on its page after %s (ERR-08)', async (_, failure, status, messageKey) => {
    for (const [intent, mutation] of [
      ['set', 'CartFormUpdateMutation'],
      ['extend', 'CartFormExtendReservationMutation'],
    ] as const) {
      const { network, answer } = send({ intent, positionId: 'p', quantity: '2' });
      await turn();
      network.pending(mutation).reject(failure);
      expect(await answer).toMatchObject({
        data: { notices: [{ messageKey, values: {} }] },
        init: { status },
      });
    }
  });

  it('refuses what is no change', async () => {
    const { answer, network } = send({ intent: 'steal' });
    await expect(answer).rejects.toMatchObject({ init: { status: 400 } });
    expect(network.operations).toHaveLength(0);
  });
});
