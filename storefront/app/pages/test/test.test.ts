import { expect, test } from 'vitest';
import { loader as testApi } from '../../api/testApi.ts';
import { robotsOf } from '../../platform/pageRules.ts';
import { requestContext } from '../../platform/requestContext.ts';
import { createTestRequest } from '../../testing/requestContext.ts';
import { loader as testPage } from './route.tsx';

function visit(showsErrors: boolean) {
  const { context } = createTestRequest();
  context.set(requestContext, { ...context.get(requestContext), showsErrors });
  return { context } as never;
}

const statusOf = async (run: () => unknown): Promise<unknown> => {
  try {
    await run();
    return 200;
  } catch (error) {
    return (error as { init: ResponseInit }).init.status;
  }
};

test('ROUTE-07 DEC-09: test routes answer outside production only, and are never indexed', async () => {
  const answer = testApi(visit(true));
  expect(await answer.json()).toEqual({ ok: true });
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(await statusOf(() => testPage(visit(true)))).toBe(200);
  expect(await statusOf(() => testPage(visit(false)))).toBe(404);
  expect(await statusOf(() => testApi(visit(false)))).toBe(404);
  for (const path of ['/cf/test', '/test/test-api']) {
    expect(robotsOf(path, ''), path).toContain('noindex');
  }
});
