import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { navigationStatusId, useNavigationFocus } from './useNavigationFocus.ts';

function Page({ title, children }: { title: string; children?: React.ReactNode }) {
  useNavigationFocus(title);
  return children;
}

/** A shop of three pages; the router's address is the window's. */
async function open() {
  const router = createMemoryRouter([
    {
      element: (
        <>
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
          <span id={navigationStatusId} role="status" />
        </>
      ),
      children: [
        { path: '/', element: <Page title="Home" /> },
        { path: '/cat/hefte', element: <Page title="Hefte" /> },
        { path: '/cat/hefte/rot', element: <Page title="Rote Hefte" /> },
        {
          path: '/login',
          element: (
            <Page title="Anmelden">
              {/* biome-ignore lint/a11y/noAutofocus: what is tested */}
              <input autoFocus aria-label="E-Mail" />
            </Page>
          ),
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('main');
  return async (path: string, address = path) => {
    window.history.pushState(null, '', address);
    await act(() => router.navigate(path));
  };
}

it('takes the focus to a page that was gone to and reads its title out', async () => {
  const go = await open();
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('status').textContent).toBe('');
  await go('/cat/hefte');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.getByRole('status').textContent).toBe('Hefte');
  screen.getByRole('main').blur();
  await go('/cat/hefte/rot', '/cat/hefte?filter.color=rot');
  expect(document.activeElement).toBe(document.body);
});

it('leaves the focus where the page put it', async () => {
  const go = await open();
  await go('/login');
  expect(document.activeElement).toBe(screen.getByLabelText('E-Mail'));
  expect(screen.getByRole('status').textContent).toBe('Anmelden');
});
