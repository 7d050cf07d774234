import { readFileSync } from 'node:fs';
import type { PurchaseOrder, PurchaseResult, PurchaseStep } from './purchases.ts';

// Runs in a process of its own, so that buying costs the server nothing but the machine.
const { url, items, shoppers, seconds } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
) as PurchaseOrder;

const times = new Map<PurchaseStep | 'whole', number[]>();
let failures = 0;
let failure = '';
let next = 0;

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

/** A browser without JavaScript, with a session of its own: from the product to the confirmation. */
async function buy(item: string, shopper: number): Promise<void> {
  const cookies = new Map<string, string>();
  const began = performance.now();

  async function send(path: string, form?: Record<string, string>): Promise<string> {
    const response = await fetch(new URL(path, url), {
      redirect: 'manual',
      headers: {
        'accept-encoding': 'gzip',
        'user-agent': 'Mozilla/5.0 (bench)',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(form && { origin: url }),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) {
      await response.body?.cancel();
      return send(location);
    }
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    // A form that was refused comes back on its own page.
    if (form) throw new Error(`${path} was refused`);
    return response.text();
  }

  async function step<T>(name: PurchaseStep, run: () => Promise<T>): Promise<T> {
    const from = performance.now();
    const result = await run();
    note(name, performance.now() - from);
    return result;
  }

  await step('product', () => send(`/prod/${item.split(' ')[0]}`));
  await step('add', () =>
    send('/checkout/basket', { intent: 'add', itemId: item.split(' ')[1] ?? '', quantity: '1' }),
  );
  await step('login', async () => {
    await send('/checkout/login');
    return send('/checkout/login', { option: 'guest' });
  });
  await step('shipping', () =>
    send('/checkout/shipping', {
      'billing.formType': 'private',
      'billing.firstname': 'Änne',
      'billing.lastname': 'Müller',
      'billing.streetAndNumber': 'Lindenweg 4 a',
      'billing.postcode': '10115',
      'billing.city': 'Berlin',
      'billing.country': 'DE',
      'billing.email': `bench.${shopper}@example.org`,
      deliveryType: 'sameAsBilling',
    }),
  );
  const summary = await step('payment', () => send('/checkout/payment', { paymentId: 'RECHNUNG' }));
  const confirmation = await step('submit', () =>
    send('/checkout/summary', {
      cartId: hidden(summary, 'cartId'),
      fingerprint: hidden(summary, 'fingerprint'),
      idempotencyKey: hidden(summary, 'idempotencyKey'),
      orderComment: '',
    }),
  );
  if (!/K\d{2}-\d{4}-\d{4}/.test(confirmation)) throw new Error('Nothing was ordered');
  note('whole', performance.now() - began);
}

function note(name: PurchaseStep | 'whole', ms: number): void {
  const all = times.get(name) ?? [];
  all.push(ms);
  times.set(name, all);
}

function hidden(html: string, name: string): string {
  const found = new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  if (found === undefined) throw new Error(`The summary has no ${name}`);
  return found;
}
