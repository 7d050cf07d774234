import { readSettings } from '@kreide/server';
import { createDevelopmentFront } from '@kreide/storefront';
import { openApi } from '../composition/api.ts';
import { localApiAccess } from '../composition/apiAccess.ts';
import { tellFailure } from '../composition/failure.ts';
import { listen } from '../composition/listen.ts';
import { openPayments } from '../composition/payments.ts';
import { frontOptions } from '../composition/shop.ts';
import { openVies } from '../composition/vies.ts';
import { printAddresses } from '../composition/welcome.ts';
import { onStop } from '../process.ts';

// The shop of `npm run dev` in one process; scripts/dev.ts starts it again when the server's
// sources change. The storefront's sources are Vite's business.
const stopped = Promise.withResolvers<void>();
onStop(stopped.resolve);
try {
  const settings = readSettings(process.env);
  // One address: Vite's web socket hangs on one server.
  const listener = await listen(settings.port, settings.addresses?.slice(0, 1));
  const [server] = listener.servers;
  if (server === undefined) throw new Error('No address to listen on');
  const payments = await openPayments(settings);
  const vies = await openVies(settings);
  const { providers } = payments;
  const { api, logins, ...opened } = await openApi(settings, { providers, vies: vies.vies });
  const front = await createDevelopmentFront(
    {
      ...frontOptions(settings, payments, api),
      api: localApiAccess(api, settings.apiClient),
    },
    server,
  );
  listener.answerWith(front.handle);
  printAddresses({ settings, port: listener.port, parts: 'all', logins });
  await stopped.promise;
  // Vite's web sockets would keep the listener open.
  await front.close();
  await listener.close();
  await opened[Symbol.asyncDispose]();
  await vies[Symbol.asyncDispose]();
  await payments[Symbol.asyncDispose]();
  process.exit(0);
} catch (error) {
  tellFailure(error);
  process.exit(1);
}
