// @vitest-environment node
import { lazy, type ReactNode, Suspense } from 'react';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { expect, test, vi } from 'vitest';
import * as entry from './entry.server.tsx';
import type { RenderedPage } from './platform/delivery.ts';
import { requestContext } from './platform/requestContext.ts';
import { createTestRequest } from './testing/requestContext.ts';

/** What the front gets of a page with this content, by way of the router. */
async function rendered(content: ReactNode): Promise<{ status: number; page?: RenderedPage }> {
  const { context } = createTestRequest();
  let page: RenderedPage | undefined;
  const take = (taken: RenderedPage) => {
    page = taken;
  };
  const request = context.get(requestContext);
  context.set(requestContext, { ...request, delivery: { ...request.delivery, take } });
  const route = { id: 'root', path: '', module: { default: () => <main>{content}</main> } };
  const facts = { ...route, hasAction: false, hasLoader: false, hasErrorBoundary: false };
  const build = {
    entry: { module: entry },
    routes: { root: route },
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: { root: { ...facts, module: '/root.js', imports: [], css: [] } },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  const { status } = await handle(new Request('https://kreide.de/'), context);
  return { status, ...(page && { page }) };
}

const textOf = (page: RenderedPage | undefined) => page?.complete(page.html).toString() ?? '';

test('a page is whole, with the data that the browser goes on with', async () => {
  const { status, page } = await rendered(<h1>Hefte</h1>);
  expect(status).toBe(200);
  expect(textOf(page)).toMatch(/^<!DOCTYPE html>.*<h1>Hefte<\/h1>.*streamController\.close/s);
});

test('what is loaded while the page is rendered is waited for, and stays in its place', async () => {
  const Late = lazy(async () => ({ default: () => <p>spät</p> }));
  const { status, page } = await rendered(
    <Suspense fallback={<p>gleich</p>}>
      <Late />
    </Suspense>,
  );
  expect(status).toBe(200);
  expect(textOf(page)).toContain('<!--$--><p>spät</p><!--/$-->');
  expect(textOf(page)).not.toContain('gleich');
});

const broken = new Error('broken');
function Broken(): ReactNode {
  throw broken;
}

test('what fails inside a boundary is logged, answered by 500, and leaves the rest as it is', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { status, page } = await rendered(
    <>
      <h1>Hefte</h1>
      <Suspense fallback={<p>gleich</p>}>
        <Broken />
      </Suspense>
    </>,
  );
  expect(status).toBe(500);
  expect(textOf(page)).toMatch(/<h1>Hefte<\/h1>.*gleich/s);
  expect(logged).toHaveBeenCalledExactlyOnceWith(broken);
});
