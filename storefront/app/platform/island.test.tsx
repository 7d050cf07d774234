import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Island, type IslandPart, island } from './island.tsx';

let approach: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
        approach = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

function Reviews({ count }: { count: number }) {
  return (
    <section>
      <a href="/rating">Bewerten</a>
      <button type="button">{count} Bewertungen</button>
    </section>
  );
}

type Loaded = Awaited<ReturnType<Parameters<typeof island<{ count: number }>>[0]>>;

/** As the server wrote it, come to life without the part's code. */
async function hydratePage(load: () => Promise<Loaded>) {
  const known: IslandPart<{ count: number }> = {
    component: Reviews,
    fetch: async () => Reviews,
  };
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(<Island part={known} count={3} />);
  document.body.append(holder);
  const complain = vi.fn();
  const part = island(load);
  await act(async () =>
    hydrateRoot(holder, <Island part={part} count={3} />, { onRecoverableError: complain }),
  );
  return { complain, written: screen.getByRole('button', { name: '3 Bewertungen' }) };
}

describe('a part that comes later', () => {
  it('stays as the server wrote it until it comes near the screen', async () => {
    const load = vi.fn(async () => ({ default: Reviews }));
    const { complain, written } = await hydratePage(load);
    expect(load).not.toHaveBeenCalled();
    await act(async () => approach());
    expect(load).toHaveBeenCalledOnce();
    expect(written.isConnected).toBe(false);
    expect(screen.getByRole('button', { name: '3 Bewertungen' })).not.toBe(written);
    expect(complain).not.toHaveBeenCalled();
  });

  it('leaves the focus where it is', async () => {
    const { written } = await hydratePage(async () => ({ default: Reviews }));
    written.focus();
    await act(async () => approach());
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('keeps what is written where its code cannot be fetched, and asks again the next time', async () => {
    const load = vi
      .fn<() => Promise<Loaded>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({ default: Reviews });
    const part = island(load);
    const { written } = await hydratePage(() => part.fetch().then((it) => ({ default: it })));
    await act(async () => approach());
    expect(written.isConnected).toBe(true);
    await expect(part.fetch()).resolves.toBe(Reviews);
  });

  it('is fetched at once after a click, with something in its place', async () => {
    const { promise, resolve } = Promise.withResolvers<Loaded>();
    const part = island(() => promise);
    render(<Island part={part} count={5} fallback="…" />);
    screen.getByText('…');
    await act(async () => resolve({ default: Reviews }));
    screen.getByRole('button', { name: '5 Bewertungen' });
  });
});
