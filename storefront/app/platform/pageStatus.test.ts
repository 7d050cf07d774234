import { expect, test } from 'vitest';
import { PageStatusError, statusOf } from './pageStatus.ts';

test('ERR-01 a page that is missing keeps its status, what nobody foresaw is 500', () => {
  expect(statusOf(new PageStatusError(410))).toBe(410);
  expect(statusOf(new Error('boom'))).toBe(500);
  expect(statusOf(undefined)).toBe(500);
});
