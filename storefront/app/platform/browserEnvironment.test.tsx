import { fetchQuery } from '@kreide/relay';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import customerQuery from './__generated__/LoginStateQuery.graphql.ts';
import { createShopEnvironment } from './browserEnvironment.ts';
import { subscribeToAnnouncements } from './toasts.ts';

let log: MockInstance<typeof console.error>;
const shown = vi.fn();
let end: () => void;

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
  end = subscribeToAnnouncements(shown.mockReset());
});

afterEach(() => {
  end();
  log.mockRestore();
});

/** Asks for something while the API answers with errors of this class. */
async function ask(classification: string): Promise<unknown> {
  const error = { message: 'No such thing', extensions: { classification } };
  vi.stubGlobal('fetch', async () => Response.json({ data: null, errors: [error] }));
  return fetchQuery(createShopEnvironment(), customerQuery, {})
    .toPromise()
    .catch((failure: unknown) => failure);
}

test('ERR-25 a failure that no rule names is logged, and nothing is displayed', async () => {
  const failure = await ask('SOMETHING_ELSE');
  expect(log.mock.calls).toEqual([[failure]]);
  expect(shown).not.toHaveBeenCalled();
});

test('ERR-19 one inside of the API is logged and displayed', async () => {
  const failure = await ask('INTERNAL');
  expect(log.mock.calls).toEqual([[failure]]);
  expect(shown).toHaveBeenCalledOnce();
});
