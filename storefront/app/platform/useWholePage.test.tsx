import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useWholePage } from './useWholePage.ts';

const seen: boolean[] = [];

function Page() {
  seen.push(useWholePage());
  return null;
}

/** What a page saw, render by render, after one step of a visit. */
async function renders(step: () => Promise<void> | void): Promise<readonly boolean[]> {
  seen.length = 0;
  await act(async () => step());
  return [...seen];
}

it('leaves the lower part for later after a click, never in a document or on the way back', async () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/page', Component: Page },
    ],
    { initialEntries: ['/page'] },
  );
  expect(await renders(() => void render(<RouterProvider router={router} />))).not.toContain(false);
  await renders(() => router.navigate('/'));
  expect(await renders(() => router.navigate(-1))).not.toContain(false);
  await renders(() => router.navigate('/'));
  const clicked = await renders(() => router.navigate('/page'));
  expect(clicked[0]).toBe(false);
  expect(clicked.at(-1)).toBe(true);
  await renders(() => router.navigate('/'));
  expect(await renders(() => router.navigate('/page#reviews'))).not.toContain(false);
});
