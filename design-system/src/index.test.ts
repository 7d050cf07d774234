import { expect, test } from 'vitest';
import * as system from './index.ts';

test('what the package exports', () => {
  expect(Object.keys(system).sort()).toMatchSnapshot();
});
