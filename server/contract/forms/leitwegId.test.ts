import { expect, test } from 'vitest';
import { isLeitwegId } from './leitwegId.ts';

test.each(['04011000-1234512345-06', '991-33333TEST-33', '991-33333test-33'])(
  'ruling 8: %s is a Leitweg-ID',
  (id) => {
    expect(isLeitwegId(id)).toBe(true);
  },
);

test.each([
  '04011000-1234512345-07',
  '04011000-1234512354-06',
  '991-33333TEST-34',
  '9-1-00',
  '991--33',
  '991-33333TEST',
  '',
  '1234567890123-06',
  `991-${'A'.repeat(31)}-33`,
])('%j is none', (id) => {
  expect(isLeitwegId(id)).toBe(false);
});
