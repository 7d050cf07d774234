import { describe, expect, it } from 'vitest';
import { createRebuilds } from './rebuilds.ts';

/** Builds that end when the test says so. */
function controlledBuilds() {
  const builds: PromiseWithResolvers<void>[] = [];
  let began = Promise.withResolvers<void>();
  const failures: unknown[] = [];
  const rebuilds = createRebuilds({
    settleMs: 0,
    retryMs: 0,
    async build() {
      const build = Promise.withResolvers<void>();
      builds.push(build);
      began.resolve();
      await build.promise;
      return 0;
    },
    failed: (error) => void failures.push(error),
  });
  return {
    rebuilds,
    failures,
    count: () => builds.length,
    /** Resolves when the next build has begun. */
    async next(): Promise<PromiseWithResolvers<void>> {
      await began.promise;
      began = Promise.withResolvers();
      return builds.at(-1) as PromiseWithResolvers<void>;
    },
  };
}

describe('rebuilds', () => {
  it('answers requests that come during a build with one more build', async () => {
    const { rebuilds, count, next } = controlledBuilds();
    const first = rebuilds.first();
    const build = await next();
    rebuilds.request();
    rebuilds.request();
    expect(count()).toBe(1);
    build.resolve();
    await first;
    const settled = rebuilds.settled();
    (await next()).resolve();
    await settled;
    expect(count()).toBe(2);
    await rebuilds.stop();
  });

  it('tries again until the first build succeeds', async () => {
    const { rebuilds, failures, next } = controlledBuilds();
    const first = rebuilds.first();
    (await next()).reject(new Error('away'));
    (await next()).resolve();
    await first;
    expect(failures).toMatchObject([{ message: 'away' }]);
    await rebuilds.stop();
  });

  it('says that what was asked for could not be built', async () => {
    const { rebuilds, next } = controlledBuilds();
    rebuilds.request();
    const settled = rebuilds.settled();
    (await next()).reject(new Error('away'));
    await expect(settled).rejects.toThrow('away');
    const stopped = rebuilds.stop();
    await stopped;
  });

  it('builds nothing more once it was stopped', async () => {
    const { rebuilds, count, next } = controlledBuilds();
    rebuilds.request();
    const settled = rebuilds.settled();
    const build = await next();
    rebuilds.request();
    const stopped = rebuilds.stop();
    build.resolve();
    await Promise.all([stopped, settled]);
    expect(count()).toBe(1);
  });
});
