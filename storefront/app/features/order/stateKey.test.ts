import { expect, it } from 'vitest';
import { stateKey } from './stateKey.ts';

const approval = (...kinds: string[]) => ({ steps: kinds.map((kind) => ({ kind })) });

it.each([
  ['orders.state.placed', 'placed', undefined],
  ['orders.state.cancelled', 'cancelled', undefined],
  ['approval.step.declined', 'cancelled', approval('ordered', 'declined')],
  ['approval.step.lapsed', 'cancelled', approval('ordered', 'lapsed')],
  ['orders.state.cancelled', 'cancelled', approval('ordered', 'released')],
  ['orders.state.cancelled', 'cancelled', approval('ordered', 'cancelled')],
  ['orders.state.placed', 'placed', approval('ordered', 'released')],
] as const)('%s: an order that is %s, with this approval', (key, state, given) => {
  expect(stateKey(state, given)).toBe(key);
});
