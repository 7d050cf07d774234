import { RelayEnvironmentProvider } from '@kreide/relay';
import { createMockEnvironment, createMockNetwork } from '@kreide/relay/testing';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { PageOutlet } from './PageOutlet.tsx';
import { announceNavigation } from './platform/navigationStart.ts';

const path = '/prod/heft?varid=1';

/** A listing whose tiles brought one product, and the pages that it leads to. */
async function openListing() {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  const environment = createMockEnvironment(createMockNetwork());
  environment.commitUpdate((store) => {
    const image = store.create('Image:1', 'Image').setValue('7', 'mediaId');
    store
      .create('Product:1', 'Product')
      .setValue(path, 'path')
      .setValue('Heft', 'name')
      .setLinkedRecord(image, 'image');
  });
  const router = createMemoryRouter([
    {
      element: (
        <RelayEnvironmentProvider environment={environment}>
          <PageOutlet />
        </RelayEnvironmentProvider>
      ),
      children: [
        { path: '/', element: <h1>Hefte</h1> },
        { path: '/prod/:id', element: <h1>Heft, liniert</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading');
  return { router, scrollTo };
}

/** The one heading that is to be seen. */
const heading = () => screen.getByRole('heading').textContent;

it('shows what is known of a product in place of the page that is left for it', async () => {
  const { router, scrollTo } = await openListing();
  act(() => announceNavigation(path));
  expect(heading()).toBe('Heft');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  await act(() => router.navigate(path));
  expect(heading()).toBe('Heft, liniert');
  await act(() => router.navigate(-1));
  expect(heading()).toBe('Hefte');
});

it('leaves the page where it is on the way to others, and when another link is followed', async () => {
  const { scrollTo } = await openListing();
  act(() => announceNavigation('/cat/hefte'));
  expect(heading()).toBe('Hefte');
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => announceNavigation(path));
  act(() => announceNavigation('/checkout/basket'));
  expect(heading()).toBe('Hefte');
});
