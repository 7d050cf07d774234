import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNode } from '../process.ts';
import { type PurchaseStep, purchaseSteps } from '../testing/guest.ts';
import { commitsPerSecond } from './commits.ts';
import type { Conditions } from './pages.ts';
import { type BenchServer, startServer } from './servers.ts';
import type { Row } from './table.ts';

export interface PurchaseOrder {
  /** Of one shop or several processes of it, which are asked in turn as a proxy does. */
  readonly urls: readonly string[];
  /** Product and item of each, parted by a space. */
  readonly items: readonly string[];
  /** How many buy at once. */
  readonly shoppers: number;
  readonly seconds: number;
}

export interface PurchaseResult {
  readonly perSecond: number;
  /** Milliseconds; a step is its form and the page that follows. */
  readonly steps: Readonly<
    Partial<Record<PurchaseStep | 'whole', { readonly p50: number; readonly p95: number }>>
  >;
  readonly failures: number;
  /** The last one. */
  readonly failure: string;
}

export const shoppersAtOnce = 8;

/** What each step is, for people. */
const works: Readonly<Record<PurchaseStep, string>> = {
  product: 'product page',
  add: 'into the cart, and its page',
  login: 'login step, on as a guest',
  shipping: 'address saved, payment step',
  payment: 'method saved, summary',
  submit: 'ordered, confirmation',
};

/**
 * Whole purchases by guests without JavaScript, over HTTP: product, cart, login, shipping, payment,
 * summary, confirmation. Beside them commits of one row, in the same PostgreSQL.
 */
export async function measurePurchases(conditions: Conditions): Promise<readonly Row[]> {
  const { samples, seconds, env } = conditions;
  await using shop = await startServer({ kind: 'shop', keepsPages: true, answers: 'kept' }, env);
  const buy = (shoppers: number) => buyFrom([shop], { items: samples.goods, shoppers, seconds });
  await warmUp([shop], conditions);
  const many = await buy(shoppersAtOnce);
  const one = await buy(1);
  const commits = await commitsPerSecond(conditions);
  const whole = many.steps.whole ?? { p50: 0, p95: 0 };
  reportPurchases(conditions, 'purchases', many);
  return [
    {
      work: 'whole purchase without JavaScript, eight shoppers',
      requestsPerSecond: many.perSecond,
      ...whole,
      limit: { what: 'commits of one row', requestsPerSecond: commits },
      target: '≥ 60 purchases/s',
      isMet: many.perSecond >= 60,
    },
    ...purchaseSteps.map((step): Row => {
      const { p50, p95 } = one.steps[step] ?? { p50: 0, p95: 0 };
      return {
        work: `one shopper: ${works[step]}`,
        p50,
        p95,
        target: step === 'submit' ? 'p95 ≤ 60 ms' : 'for comparison',
        isMet: step !== 'submit' || p95 <= 60,
      };
    }),
  ];
}

/** Buys until the code of these processes is compiled for good. */
export async function warmUp(
  shops: readonly BenchServer[],
  { samples, seconds }: Conditions,
): Promise<void> {
  await buyFrom(shops, { items: samples.goods, shoppers: shoppersAtOnce, seconds: 2 * seconds });
}

/** @throws when a purchase failed */
export async function buyFrom(
  shops: readonly BenchServer[],
  order: Omit<PurchaseOrder, 'urls'>,
): Promise<PurchaseResult> {
  const urls = shops.map(({ port }) => `http://localhost:${port}`);
  const result = await runOrder({ ...order, urls });
  if (result.failures > 0) {
    throw new Error(`${result.failures} purchases failed: ${result.failure}`);
  }
  return result;
}

/** Tells at once what eight shoppers bought. */
export function reportPurchases(
  { report }: Conditions,
  work: string,
  { perSecond, steps }: PurchaseResult,
): void {
  const times = steps.whole ?? { p50: 0, p95: 0 };
  const result = { requestsPerSecond: perSecond, ...times, bytesPerAnswer: 0, failures: 0 };
  report(work, result, shoppersAtOnce);
}

async function runOrder(order: PurchaseOrder): Promise<PurchaseResult> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kreide-purchases-'));
  try {
    const file = path.join(directory, 'order.json');
    await writeFile(file, JSON.stringify(order));
    const program = path.join(import.meta.dirname, 'purchaseProgram.ts');
    const { ok, output } = await runNode(program, [file]);
    const answer = output.trim().split('\n').at(-1) ?? '';
    if (!ok || !answer.startsWith('{')) throw new Error(`Nothing could be bought:\n${output}`);
    return JSON.parse(answer) as PurchaseResult;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
