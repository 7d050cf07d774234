import { RelayEnvironmentProvider } from '@kreide/relay';
import { createMockEnvironment, createMockNetwork } from '@kreide/relay/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { subscribeToNavigations } from '../platform/navigationStart.ts';
import { writeCookie } from '../platform/readableCookies.ts';
import { useLinks } from './useLinks.ts';

function Links({ needsLogin }: { needsLogin: boolean }) {
  useLinks(needsLogin);
  return <Outlet />;
}

const version = vi.hoisted(() => ({ isOld: false }));
vi.mock('../platform/newVersion.ts', () => ({ needsFullLoad: () => version.isOld }));

/** A page with links; whatever is clicked stays on it, for there is no other document. */
async function showLinks({ needsLogin = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const network = createMockNetwork();
  const environment = createMockEnvironment(network);
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <RelayEnvironmentProvider environment={environment}>
          <Links needsLogin={needsLogin} />
        </RelayEnvironmentProvider>
      ),
      children: [
        {
          path: '*',
          element: (
            <>
              <a href="/prod/7">
                <b>own</b>
              </a>
              <a href="/prod/7" target="_blank" rel="noopener">
                window
              </a>
              <a href="/media/manual.pdf">outside</a>
              <a href="/downloads/manual.pdf?v=1">document</a>
              <a href="https://example.org/">foreign</a>
              <a href="/prod/8" onClick={(event) => event.preventDefault()}>
                taken
              </a>
              <a href="/checkout/basket">personal</a>
            </>
          ),
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(async () => {});
  return { network, router };
}

afterEach(() => {
  version.isOld = false;
});

it('gives a plain click on an own link to the router, whatever in it was hit', async () => {
  const { router } = await showLinks();
  let isLeft = true;
  await act(async () => {
    isLeft = fireEvent.click(screen.getByText('own'));
  });
  expect(isLeft).toBe(false);
  expect(router.state.location.pathname).toBe('/prod/7');
});

it('lets the browser paint before it goes on within a page, as a filter does', async () => {
  vi.stubGlobal('location', { pathname: '/prod/7', search: '', hash: '' });
  const painted = Promise.withResolvers<void>();
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => painted.promise.then(paint));
  const { router } = await showLinks();
  await act(async () => fireEvent.click(screen.getByText('own')));
  expect(router.state.location.pathname).toBe('/');
  await act(async () => {
    painted.resolve();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/prod/7'));
  });
});

it('says where a finger leads to, for an answer at once, but not a mouse', async () => {
  const departures: string[] = [];
  const stop = subscribeToNavigations((path) => departures.push(path));
  await showLinks();
  await act(async () => fireEvent.click(screen.getByText('own')));
  expect(departures).toEqual(['/prod/7']);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // jsdom has no view transitions, of which the router warns.
  vi.spyOn(console, 'warn').mockImplementationOnce(() => {});
  await act(async () => fireEvent.click(screen.getByText('own')));
  expect(departures).toEqual(['/prod/7']);
  stop();
});

it.each([
  ['own', { ctrlKey: true }],
  ['own', { button: 1 }],
  ['window', {}],
  ['outside', {}],
  ['document', {}],
  ['foreign', {}],
  ['taken', {}],
])('leaves the link “%s” with %o to whom it belongs', async (name, init) => {
  const { router } = await showLinks();
  // Heard last: jsdom can't follow a link, and would say so.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await act(async () => {
    fireEvent.click(screen.getByText(name), init);
  });
  expect(router.state.location.pathname).toBe('/');
});

it('asks for a page once when a link to it is pointed at, and for no data of personal ones', async () => {
  const { network } = await showLinks();
  fireEvent.pointerOver(screen.getByText('own'));
  fireEvent.focusIn(screen.getByText('own'));
  fireEvent.pointerOver(screen.getByText('personal'));
  expect(network.pending('ProductPageQuery').variables).toMatchObject({ id: '7', varid: null });
  expect(network.operations).toHaveLength(1);
});

it('ROUTE-34 asks for no goods where they are for customers only and nobody is logged in', async () => {
  const { network } = await showLinks({ needsLogin: true });
  fireEvent.pointerOver(screen.getByText('own'));
  expect(network.operations).toHaveLength(0);
  writeCookie('EXISTING_SESSION', 'true');
  fireEvent.pointerOver(screen.getByText('personal'));
  fireEvent.pointerOver(screen.getByText('own'));
  writeCookie('EXISTING_SESSION', '', 0);
  expect(network.pending('ProductPageQuery').variables).toMatchObject({ id: '7' });
});

it('leaves the link to the browser when a newer version is there (STORE-15)', async () => {
  const { router } = await showLinks();
  version.isOld = true;
  let isTaken: boolean | undefined;
  const listener = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', listener, { once: true });
  fireEvent.click(screen.getByText('own'));
  expect(isTaken).toBe(false);
  expect(router.state.location.pathname).toBe('/');
});
