import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNode } from '../process.ts';
import { type PurchaseStep, purchaseSteps } from '../testing/guest.ts';
import { commitsPerSecond } from './commits.ts';
import type { Conditions } from './pages.ts';
import { startServer } from './servers.ts';
import type { Row } from './table.ts';

export interface PurchaseOrder {
  readonly url: string;
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

const shoppersAtOnce = 8;

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
  const { samples, seconds, env, report } = conditions;
  await using shop = await startServer({ kind: 'shop', keepsPages: true, answers: 'kept' }, env);
  const buy = async (shoppers: number, duration: number): Promise<PurchaseResult> => {
    const { port } = shop;
    const order = { url: `http://localhost:${port}`, items: samples.goods, shoppers };
    const result = await runOrder({ ...order, seconds: duration });
    if (result.failures > 0) {
      throw new Error(`${result.failures} purchases failed: ${result.failure}`);
    }
    return result;
  };
  // Once the code is compiled for good.
  await buy(shoppersAtOnce, 2 * seconds);
  const many = await buy(shoppersAtOnce, seconds);
  const one = await buy(1, seconds);
  const commits = await commitsPerSecond(conditions);
  const whole = many.steps.whole ?? { p50: 0, p95: 0 };
  report('purchases', { ...empty, ...whole, requestsPerSecond: many.perSecond }, shoppersAtOnce);
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

const empty = { bytesPerAnswer: 0, failures: 0 } as const;

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
