import { GraphQLRequestError } from '@kreide/relay';
import {
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  redirect,
  type ServerBuild,
} from 'react-router';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { createTestRequest } from '../testing/requestContext.ts';
import { withFailures } from './failure.server.ts';
import { responseFor } from './pageStatus.ts';
import { requestContext } from './requestContext.ts';

let log: MockInstance<typeof console.error>;

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  log.mockRestore();
});

/** What the loader of a page throws that fails with `error`. */
async function thrown(error: unknown, showsErrors = false): Promise<unknown> {
  const { context } = createTestRequest();
  context.set(requestContext, { ...context.get(requestContext), showsErrors });
  const loader = () => Promise.reject(error);
  const page = { path: '/', id: 'page', module: { default: () => null, loader } };
  const build = { routes: { page } } as unknown as ServerBuild;
  const load = withFailures(build).routes.page?.module.loader;
  try {
    return await load?.({ context } as unknown as Parameters<typeof load>[0]);
  } catch (failure) {
    return failure;
  }
}

const outage = () =>
  new GraphQLRequestError({
    kind: 'graphql',
    message: 'Service unavailable',
    operationName: 'HomePageQuery',
    status: 503,
    fatal: true,
    errors: [{ message: 'Service unavailable', extensions: { correlationId: 'c-1' } }],
  });

test('ERR-04 ERR-06 what the API failed with is 503, and logged under its number there', async () => {
  expect(await thrown(outage())).toMatchObject({
    data: { reference: 'c-1' },
    init: { status: 503 },
  });
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^c-1 .*Service unavailable\n\s+at /s)]]);
});

test('ERR-04 an error that nobody foresaw is 500, and logged under a number of its own', async () => {
  const { data, init } = (await thrown(new TypeError('nothing there'))) as {
    data: { reference: string };
    init: { status: number };
  };
  expect(init.status).toBe(500);
  expect(log.mock.calls).toEqual([[expect.stringContaining('TypeError: nothing there\n')]]);
  expect(String(log.mock.calls[0]?.[0])).toContain(data.reference);
});

test('ERR-03 message and stack go to the page outside production alone (ruling 6)', async () => {
  const { data } = (await thrown(outage(), true)) as { data: { details: string } };
  expect(data.details).toContain('Service unavailable\n');
  expect(await thrown(outage(), false)).toMatchObject({ data: { reference: 'c-1' } });
  expect(JSON.stringify(await thrown(outage(), false))).not.toContain('unavailable');
});

test.each([
  redirect('/login'),
  responseFor({ kind: 'missing', status: 410 }),
  new ErrorResponse(404, '', null),
])('what a page means stays as it is, and is no failure: %s', async (answer) => {
  expect(await thrown(answer)).toBe(answer);
  expect(log).not.toHaveBeenCalled();
});
