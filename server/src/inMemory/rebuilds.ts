/** Builds something large again whenever it is asked for, one build at a time. */
export interface Rebuilds {
  /** Builds now; resolves after the first success, however many attempts it takes. */
  first(): Promise<void>;
  /** Soon: requests that come together are answered by one build that starts after them all. */
  request(): void;
  /** Resolves when no request is open; doesn't wait before it builds. Rejects when a build fails. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds of processor time. */
const shortBuildMs = 1_000;

export function createRebuilds({
  build,
  failed,
  settleMs,
  retryMs,
}: {
  /** @returns the milliseconds of processor time that it took */
  build(signal: AbortSignal): Promise<number>;
  /** Told of each failure; the build is tried again after `retryMs`, then twice that, and so on. */
  failed(error: unknown): void;
  /** What a request waits for others. */
  settleMs: number;
  retryMs: number;
}): Rebuilds {
  const stopping = new AbortController();
  const firstBuilt = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isOpen = false;
  let failure: unknown;
  let failures = 0;
  let notBefore = 0;

  function schedule(delayMs: number): void {
    if (timer !== undefined || running !== undefined || stopping.signal.aborted) return;
    timer = setTimeout(start, Math.max(delayMs, notBefore - performance.now()));
    timer.unref();
  }

  function start(): void {
    clearTimeout(timer);
    timer = undefined;
    isOpen = false;
    running = run();
  }

  async function run(): Promise<void> {
    let cpuMs = 0;
    try {
      cpuMs = await build(stopping.signal);
      failure = undefined;
      failures = 0;
      firstBuilt.resolve();
    } catch (error) {
      failure = error;
      failures++;
      isOpen = true;
      if (!stopping.signal.aborted) failed(error);
    }
    // Long builds take at most half of a processor, however fast changes come; short ones don't wait,
    // since a change that came just after the beginning of one is to be seen within two seconds.
    notBefore = performance.now() + Math.max(0, cpuMs - shortBuildMs);
    running = undefined;
    if (isOpen) schedule(failures === 0 ? settleMs : retryMs * 2 ** Math.min(failures - 1, 5));
  }

  return {
    first() {
      start();
      return firstBuilt.promise;
    },
    request() {
      isOpen = true;
      schedule(settleMs);
    },
    async settled() {
      while (timer !== undefined || running !== undefined) {
        if (running === undefined) start();
        await running;
        if (failure !== undefined) throw failure;
      }
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      stopping.abort();
      await running;
    },
  };
}
