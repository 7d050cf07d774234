import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChildProgram } from './childProgram.ts';

let directory: string;
const { signal } = new AbortController();
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kreide-child-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** A program whose work is the given function body, with `input`. */
async function program(body: string): Promise<URL> {
  const file = join(directory, `${crypto.randomUUID()}.ts`);
  const library = new URL('./childProgram.ts', import.meta.url).href;
  await writeFile(
    file,
    `import { answerParent } from ${JSON.stringify(library)};
     await answerParent(async (input: any) => { ${body} });`,
  );
  return pathToFileURL(file);
}

describe('a child program', () => {
  it('hands over values and arrays of every kind and size', async () => {
    const result = runChildProgram<Record<string, unknown>>(
      await program(`
        const large = Uint32Array.from({ length: 300_000 }, (_, index) => index * input.factor);
        return {
          large, part: large.subarray(2, 4), none: new Uint16Array(0),
          nested: { prices: new Int32Array([-1, 5]), scores: new Float32Array([0.5]) },
          names: ['ä', undefined], table: new Map([[1, [2]]]), missing: null,
        };`),
      { factor: 3 },
      signal,
    );
    const { large, ...rest } = (await result).value;
    expect(large).toEqual(Uint32Array.from({ length: 300_000 }, (_, index) => index * 3));
    expect(rest).toEqual({
      part: new Uint32Array([6, 9]),
      none: new Uint16Array(0),
      nested: { prices: new Int32Array([-1, 5]), scores: new Float32Array([0.5]) },
      names: ['ä', undefined],
      table: new Map([[1, [2]]]),
      missing: null,
    });
  });

  it('answers again and again while it is wanted', async () => {
    const counting = await program(`
      globalThis.count = (globalThis.count ?? 0) + 1;
      return { pid: process.pid, count: globalThis.count, array: new Uint8Array([globalThis.count]) };`);
    const run = async () =>
      (await runChildProgram<{ pid: number; count: number }>(counting, {}, signal)).value;
    const first = await run();
    expect(await run()).toEqual({ pid: first.pid, count: 2, array: new Uint8Array([2]) });
    // At the same time there are two.
    const [one, other] = await Promise.all([run(), run()]);
    expect(one.pid).not.toBe(other.pid);
  });

  it('is kept for more unless it took much of the processor, however long it waited', async () => {
    const pidsOf = async (body: string) => {
      const working = await program(`${body}; return { pid: process.pid };`);
      const run = () => runChildProgram<{ pid: number }>(working, {}, signal);
      const [first, second] = [await run(), await run()];
      return { isKept: first.value.pid === second.value.pid, cpuMs: first.cpuMs };
    };
    const turn = 'await new Promise((resolve) => setTimeout(resolve, 10))';
    const [busy, waiting] = await Promise.all([
      pidsOf(`while (process.cpuUsage().user < 1_900_000) {
        for (const end = Date.now() + 50; Date.now() < end; ) Math.random();
        ${turn};
      }`),
      pidsOf('await new Promise((resolve) => setTimeout(resolve, 1_800))'),
    ]);
    expect(waiting.isKept).toBe(true);
    expect(waiting.cpuMs).toBeLessThan(1_000);
    expect(busy.isKept).toBe(false);
    expect(busy.cpuMs).toBeGreaterThan(1_500);
  });

  it('says why it failed', async () => {
    const result = runChildProgram(await program("throw new Error('no such table')"), {}, signal);
    await expect(result).rejects.toThrow('no such table');
  });

  it('ends when it is stopped', async () => {
    const stopping = new AbortController();
    const endless = await program('return new Promise(() => {})');
    const result = runChildProgram(endless, {}, stopping.signal);
    stopping.abort();
    await expect(result).rejects.toThrow('aborted');
  });
});
