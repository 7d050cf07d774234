import { expect, test } from 'vitest';
import { tellTime } from './times.ts';

test('a run says how long it took, and whether that is too long', () => {
  expect(tellTime('changed', 61_400)).toBe('changed: 1 min 1 s');
  expect(tellTime('npm test', 480_000, 8)).toBe('npm test: 8 min 0 s, of at most 8 min');
  expect(tellTime('npm test', 481_000, 8)).toBe(
    'npm test: 8 min 1 s, longer than the 8 min it may take',
  );
});
