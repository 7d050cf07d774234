import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { frontPaths } from '@kreide/storefront';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { raisedLimits, raisedLimitsNote } from '../raisedLimits.ts';
import { type ShopProcess, startShop } from '../testing/shopProcess.ts';
import { createGenerator, mark } from './badInput/inputs.ts';
import { explore } from './badInput/known.ts';
import { randomOf } from './badInput/random.ts';
import { readSurface } from './badInput/surface.ts';
import { bytesOf, type Input, type Reply, send } from './badInput/wire.ts';

/** Bad input is answered, never with a failure: whatever the shop takes from outside, thousands of times. */

const rounds = 12;
const perRound = 1000;
/** Sent at once. */
const lanes = 6;

/** Milliseconds for which one request may block the event loop. */
const maxAllowedTurn = 50;
/** What may still come into the bounded caches between the middle and the end. */
const maxGrowth = 24 * 1024 * 1024;

let directory: string;
let shop: ShopProcess;
/** An API that stands alone, for storefronts elsewhere. */
let api: ShopProcess;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kreide-input-'));
  console.log(raisedLimitsNote);
  const env = raisedLimits;
  shop = await startShop({ dataDirectory: directory, env, isWatched: true });
  api = await startShop({ dataDirectory: directory, env, args: ['--api-only'] });
});

afterAll(async () => {
  await api?.stop();
  await shop?.stop();
  await rm(directory, { recursive: true, force: true });
});

/** As many as have no divisor in common with the number of kinds of input: each kind meets each. */
const hosts = [
  ...['localhost', 'kreide.ch.localhost', 'localhost', 'educational.localhost', 'shop.example'],
];
const stack = /\n\s+at \S+ \(?(?:file|node|\/)/;

const hostOf = (index: number) => hosts[index % hosts.length] ?? '';

/** What is wrong with an answer; undefined: nothing. */
function faultOf({ status, text, headers }: Reply): string | undefined {
  if (status >= 500 || status === 429 || status === 0) return `answers ${status}`;
  if (text.includes('"classification":"INTERNAL"')) return 'fails inside';
  return stack.test(`\n${headers}\n${text}`) ? 'shows a stack' : undefined;
}

/** Every fifth: what the API answers comes to it through the storefront as well. */
const isForApi = ({ target }: Input, index: number) => index % 5 === 0 || !/^\/[a-z]/.test(target);

const shown = (input: Input, host: string) =>
  JSON.stringify(bytesOf(input, host).toString('latin1')).slice(0, 1500);

async function sendAll(
  { port }: ShopProcess,
  inputs: readonly Input[],
  failures: string[],
): Promise<void> {
  const queue = inputs.map((input, index) => ({ input, host: hostOf(index) }));
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { input, host } = next;
      const fault = await send(port, bytesOf(input, `${host}:${port}`)).then(
        faultOf,
        (error: Error) => error.message,
      );
      if (fault !== undefined) failures.push(`${fault}: ${shown(input, host)}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Which of these keeps the loop busy for too long, by itself and not just once. */
async function findBlocking(inputs: readonly Input[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, input] of inputs.entries()) {
    const host = hostOf(index);
    const times: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      await shop.measure();
      await send(shop.port, bytesOf(input, `${host}:${shop.port}`)).catch(() => undefined);
      times.push((await shop.measure()).maxTurn);
      if ((times.at(-1) ?? 0) <= maxAllowedTurn) break;
    }
    if (Math.min(...times) > maxAllowedTurn)
      found.push(`${times.join(', ')} ms: ${shown(input, host)}`);
  }
  return found;
}

test('thousands of malformed requests get an answer each, without a failure, a stack or a leak', {
  timeout: 600_000,
}, async () => {
  const surface = await readSurface(frontPaths);
  // What is read from the sources is there: an empty list would try nothing.
  const { schema: _, ...lists } = surface;
  for (const list of Object.values(lists)) expect(list).not.toHaveLength(0);
  const random = randomOf(16);
  const failures: string[] = [];
  const slow: string[] = [];
  const before = [shop, api].map((each) => each.output().length);
  let middle = 0;
  for (let round = 0; round < rounds; round += 1) {
    // Sessions end under such input: each round has its own.
    const known = await explore(shop, surface);
    const inputs = createGenerator(surface, known, random)(perRound);
    await shop.measure();
    await sendAll(shop, inputs, failures);
    await sendAll(api, inputs.filter(isForApi), failures);
    const { maxTurn } = await shop.measure();
    if (maxTurn > maxAllowedTurn && round > 0) slow.push(...(await findBlocking(inputs)));
    if (round === Math.floor(rounds / 2)) middle = (await shop.measure('memory')).liveBytes;
  }
  const growth = (await shop.measure('memory')).liveBytes - middle;
  const log = [shop, api].map((each, index) => each.output().slice(before[index])).join('');
  expect(failures).toEqual([]);
  expect(slow).toEqual([]);
  expect(log).not.toMatch(stack);
  expect(log).not.toContain(mark);
  expect(log.split('\n').length).toBeLessThan(100);
  expect(growth).toBeLessThan(maxGrowth);
});
