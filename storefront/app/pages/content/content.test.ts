import { expect, test } from 'vitest';
import { statusOf } from '../../platform/pageStatus.ts';
import { contentPayload } from '../../testing/contentPayload.ts';
import { createTestRequest, pageRequest } from '../../testing/requestContext.ts';
import { loader } from './route.tsx';

const page = contentPayload([], { missingIn: ['ch'] });

/** What the page of a path comes to, when the lookup answers so. */
async function open(path: string, found: Partial<Record<keyof typeof page, unknown>> = {}) {
  const { context, facts, network } = createTestRequest();
  network.answer('ContentPageQuery', { page: { ...page, ...found } });
  const url = new URL(path, 'https://kreide.de');
  const outcome = await loader({
    context,
    request: pageRequest(path),
    params: { '*': url.pathname.slice(1) },
    pattern: '*',
    url,
  } as Parameters<typeof loader>[0]).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return {
    outcome,
    asked: network.operations[0]?.variables,
    facts,
    status: outcome instanceof Response ? outcome.status : statusOfData(outcome),
    location: outcome instanceof Response ? outcome.headers.get('location') : undefined,
  };
}

/** React Router's `data(null, { status })`. */
const statusOfData = (thrown: unknown) =>
  typeof thrown === 'object' && thrown !== null && 'init' in thrown
    ? (thrown.init as ResponseInit).status
    : thrown && statusOf(thrown);

const redirectTo = (redirectUrl: string, isTemporary = false) => ({
  pageType: 'REDIRECT',
  redirectUrl,
  isTemporary,
});

test('ROUTE-25 a path without a route of its own is looked up', async () => {
  const { outcome, asked } = await open('/beratung/?x=1');
  expect(outcome).toBeUndefined();
  expect(asked).toEqual({ url: '/beratung/' });
});

test('SEO-08 the page tells which storefronts do not have it', async () => {
  expect((await open('/beratung')).facts.missingIn).toEqual(['ch']);
});

test('ROUTE-26 a permanent redirect answers 301 with its target', async () => {
  expect(await open('/alt', redirectTo('/neu'))).toMatchObject({ status: 301, location: '/neu' });
});

test('ROUTE-27 a temporary redirect answers 302 with its target', async () => {
  expect(await open('/alt', redirectTo('/neu', true))).toMatchObject({
    status: 302,
    location: '/neu',
  });
});

test.each([
  ['/neu', '/neu?a=1&b=2'],
  ['/neu#teil', '/neu?a=1&b=2#teil'],
  ['/neu?eigene=1', '/neu?eigene=1'],
  ['https://kreide.at/neu', 'https://kreide.at/neu?a=1&b=2'],
])('DEC-17 a redirect to %s with a query leads to %s', async (target, location) => {
  expect(await open('/alt?a=1&b=2', redirectTo(target))).toMatchObject({ status: 301, location });
});

test.each([
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  'javascript:alert(1)',
  'neu',
])('DEC-17 a redirect to %s leads nowhere', async (target) => {
  expect(await open('/alt', redirectTo(target))).toMatchObject({
    status: 404,
    location: undefined,
  });
});

test('ROUTE-25 the address of a category leads to its listing, with its parameters', async () => {
  expect(await open('/hefte?p=2', { pageType: 'CATEGORY', categoryId: 'hefte' })).toMatchObject({
    status: 301,
    location: '/cat/hefte?p=2',
  });
});

test('ROUTE-28 a page that is gone answers 410', async () => {
  expect(await open('/weg', { pageType: 'GONE' })).toMatchObject({ status: 410 });
});

test('ROUTE-29 a page that is not found answers 404', async () => {
  expect(await open('/nie', { pageType: 'NOT_FOUND' })).toMatchObject({ status: 404 });
});
