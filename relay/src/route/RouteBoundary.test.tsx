// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestApi } from '../../test/api.ts';
import { ListingPage, listingPageQuery } from '../../test/ListingPage.tsx';
import { clientQuery, createBrowserEnvironment, RelayEnvironmentProvider } from '../index.ts';

// React holds back what was suspended by a timer of up to 300 ms: here such timers never end.
vi.hoisted(() => {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = Object.assign(
    (run: () => void, delay = 0, ...rest: unknown[]) =>
      delay > 100 && delay <= 300 ? 0 : setTimeout(run, delay, ...rest),
    setTimeout,
  ) as typeof setTimeout;
});

const environments = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  environments.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  environments.IS_REACT_ACT_ENVIRONMENT = true;
});

it('shows the page when its data are there, however shortly before the skeleton came', async () => {
  const api = createTestApi();
  const environment = createBrowserEnvironment({ fetch: api.fetch, url: api.url, batch: false });
  const release = api.hold('listing');
  const routeQuery = clientQuery(environment, listingPageQuery, { listingId: 'a' });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <RelayEnvironmentProvider environment={environment}>
      <ListingPage routeQuery={routeQuery} />
    </RelayEnvironmentProvider>,
  );
  const patience = { timeout: 20_000 };
  await vi.waitFor(() => expect(container.textContent).toBe('page loading'), patience);
  release();
  await vi.waitFor(
    () => expect(container.querySelector('h1')?.textContent).toBe('Hefte a'),
    patience,
  );
  root.unmount();
}, 30_000);
