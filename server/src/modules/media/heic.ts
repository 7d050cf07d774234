import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { maxPixels } from './inspect.ts';
import { createJobQueue } from './queue.ts';

export interface HeicOrder {
  readonly bytes: Uint8Array;
  readonly maxPixels: number;
}

/** Pixels in rows from the top left, four bytes each: red, green, blue, alpha. */
export interface RawPicture {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** One at a time: the pixels of the largest take 200 MB. */
const queue = createJobQueue({ concurrency: 1, waiting: 8 });

/** One of 12 megapixels and 5 MB, full of noise, takes 3 s on a slow processor. */
const timeoutMs = 20_000;

/**
 * The photograph in a HEIC file (HEVC in HEIF, as iPhones take them), turned as it was taken. sharp's
 * libvips reads the container alone. It is decoded by WebAssembly in a thread that has nothing else.
 *
 * @returns undefined: it can't be read, or not within 20 s; 'busy': too many wait already
 */
export async function decodeHeic(bytes: Buffer): Promise<RawPicture | 'busy' | undefined> {
  return queue.run(async () => {
    const workerData: HeicOrder = { bytes, maxPixels };
    const worker = new Worker(new URL('./heicProgram.ts', import.meta.url), { workerData });
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const [picture] = (await once(worker, 'message', { signal })) as [RawPicture | null];
      return picture ?? undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      await worker.terminate();
    }
  });
}
