import { readFileSync } from 'node:fs';
import {
  fetchFrom,
  openGuest,
  orderNumberOf,
  type PurchaseStep,
  purchaseOf,
  purchaseSteps,
} from '../testing/guest.ts';
import type { PurchaseOrder, PurchaseResult } from './purchases.ts';

// Runs in a process of its own, so that buying costs the server nothing but the machine.
const { urls, items, shoppers, seconds } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
) as PurchaseOrder;

const times = new Map<PurchaseStep | 'whole', number[]>();
let failures = 0;
let failure = '';
let next = 0;
let request = 0;

const start = performance.now();
const isOver = () => performance.now() - start > seconds * 1000;
await Promise.all(
  Array.from({ length: shoppers }, async (_, shopper) => {
    while (!isOver()) {
      try {
        await buy(items[next++ % items.length] ?? '', shopper);
      } catch (error) {
        failures += 1;
        failure = String(error);
      }
    }
  }),
);
const duration = (performance.now() - start) / 1000;
const whole = times.get('whole') ?? [];
const result: PurchaseResult = {
  perSecond: whole.length / duration,
  steps: Object.fromEntries([...times].map(([step, all]) => [step, percentiles(all)])),
  failures,
  failure,
};
console.log(JSON.stringify(result));

function percentiles(all: number[]) {
  all.sort((a, b) => a - b);
  const at = (part: number) => all[Math.ceil(all.length * part) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** From the product to the confirmation. */
async function buy(item: string, shopper: number): Promise<void> {
  const [productId = '', itemId = ''] = item.split(' ');
  const guest = openGuest((path, init) =>
    fetchFrom(urls[request++ % urls.length] ?? '')(path, init),
  );
  const purchase = purchaseOf(guest, { productId, itemId }, `bench.${shopper}@example.org`);
  const began = performance.now();
  let page = '';
  for (const step of purchaseSteps) {
    const from = performance.now();
    page = await purchase[step]();
    note(step, performance.now() - from);
  }
  orderNumberOf(page);
  note('whole', performance.now() - began);
}

function note(name: PurchaseStep | 'whole', ms: number): void {
  const all = times.get(name) ?? [];
  all.push(ms);
  times.set(name, all);
}
