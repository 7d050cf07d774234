import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let needsFullLoad: () => boolean;

/** A page that was built as version 1 and stands open. */
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('__reactRouterManifest', { version: '1', routes: {} });
  const module = await import('./newVersion.ts');
  needsFullLoad = module.needsFullLoad;
  render(<Page use={module.useNewVersions} />);
});

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

function Page({ use }: { use: () => void }) {
  use();
  return null;
}

function serve(version: string) {
  const asked = vi.fn(async (_: string) => Response.json({ version }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

const fiveMinutes = () => vi.advanceTimersByTimeAsync(5 * 60_000);

describe('a page that stays open', () => {
  it('detects within five minutes that a newer version is there (STORE-15)', async () => {
    const asked = serve('2');
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect(asked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledWith('/build.json', expect.anything());
    expect(needsFullLoad()).toBe(true);
    await fiveMinutes();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('goes on while it is the newest, and while nobody answers', async () => {
    serve('1');
    await fiveMinutes();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await fiveMinutes();
    expect(needsFullLoad()).toBe(false);
    serve('2');
    await fiveMinutes();
    expect(needsFullLoad()).toBe(true);
  });

  it('never breaks off an order (DEC-19)', async () => {
    serve('2');
    window.history.replaceState(null, '', '/checkout/payment');
    await fiveMinutes();
    expect(needsFullLoad()).toBe(false);
    window.history.replaceState(null, '', '/cat/hefte');
    expect(needsFullLoad()).toBe(true);
  });
});
