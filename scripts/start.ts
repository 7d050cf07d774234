import './production.ts';
import type { RequestListener } from 'node:http';
import { parseArgs } from 'node:util';
import { readSettings, type Settings } from '@kreide/server';
import { tellFailure } from './composition/failure.ts';
import { listen } from './composition/listen.ts';
import { createMetrics, serveMetrics } from './composition/metrics.ts';
import { openShop, type Shop } from './composition/shop.ts';
import { printAddresses } from './composition/welcome.ts';
import { endCommands, onStop } from './process.ts';

const help = `npm start [-- --api-only]

Builds the shop if its sources changed, starts PostgreSQL, and serves the shop until Ctrl-C.

  --api-only   only the API, for storefronts on their own (SHOP_API_URL=http://… npm start)
  --help       prints this

Settings are environment variables: docs/settings.md.`;

const { values } = parseArgs({
  options: { 'api-only': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

if (values.help) console.log(help);
else await serve(values['api-only'] ? 'api' : 'all');

async function serve(parts: 'all' | 'api'): Promise<void> {
  const stopped = Promise.withResolvers<'stop'>();
  onStop(() => {
    console.log('\nStopping …');
    endCommands();
    stopped.resolve('stop');
  });
  try {
    const settings = readSettings(process.env);
    await using open = new AsyncDisposableStack();
    const listener = open.adopt(await listen(settings.port, settings.addresses), (it) =>
      it.close(),
    );
    const opening = openShop(settings, parts);
    const shop = await Promise.race([opening, stopped.promise]);
    if (shop === 'stop') {
      // Whatever the start had opened ends with the process; PostgreSQL's supervisor sees to that.
      opening.catch(() => undefined);
    } else {
      open.use(shop);
      // Last in, first out: requests end before what answers them is closed.
      open.defer(() => listener.close());
      listener.answerWith(await measuring(settings, shop, open));
      printAddresses({ settings, port: listener.port, parts, logins: shop.logins });
      const warming = new AbortController();
      const warmed = shop.warmUp?.(warming.signal);
      open.defer(() => {
        warming.abort();
        return warmed;
      });
      await stopped.promise;
    }
  } catch (error) {
    tellFailure(error);
    process.exit(1);
  }
  process.exit(0);
}

/** The shop's requests, measured when somebody is to be told of them (`KREIDE_METRICS`). */
async function measuring(
  { metrics: place }: Settings,
  { handle, state }: Shop,
  open: AsyncDisposableStack,
): Promise<RequestListener> {
  if (place === undefined) return handle;
  const metrics = createMetrics();
  const listener = await serveMetrics(place, async () => metrics.text(await state?.()));
  open.defer(() => listener.close());
  console.log(`Metrics: http://${place.address}:${listener.port}/metrics`);
  return metrics.measured(handle);
}
