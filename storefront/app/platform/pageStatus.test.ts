import { GraphQLRequestError } from '@kreide/relay';
import { expect, test } from 'vitest';
import { PageStatusError, statusOf } from './pageStatus.ts';

test('ERR-01 a page that is missing keeps its status, what nobody foresaw is 500', () => {
  expect(statusOf(new PageStatusError(410))).toBe(410);
  expect(statusOf(new Error('boom'))).toBe(500);
  expect(statusOf(undefined)).toBe(500);
});

test.each([
  ['BAD_REQUEST', 400],
  ['INVALID_INPUT', 400],
  ['CART_NOT_FOUND', 404],
  ['TOO_MANY_REQUESTS', 429],
  ['INTERNAL', 503],
  ['INVALID_TOKEN', 503],
])('what the API says of a request tells whose fault it is: %s is %d', (classification, status) => {
  const errors = [{ message: 'no', extensions: { classification } }];
  const kind = 'graphql';
  const failure = { kind, message: 'no', operationName: 'Q', errors, status: 503 } as const;
  expect(statusOf(new GraphQLRequestError(failure))).toBe(status);
});
