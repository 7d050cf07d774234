import '../production.ts';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSettings } from '@kreide/server';
import { createFront } from '@kreide/storefront';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { buildDirectory } from '../build.ts';
import { openApi } from '../composition/api.ts';
import { localApiAccess } from '../composition/apiAccess.ts';
import { frontOptions } from '../composition/shop.ts';
import { onStop } from '../process.ts';
import { liveBytes } from '../testing/liveBytes.ts';
import { serveBareReact } from './bareReact.ts';
import type { Memory, OpenServer, ServerOrder } from './servers.ts';

// One server of the bench in a process of its own.
const order = JSON.parse(process.argv[2] ?? '') as ServerOrder;
onStop(() => process.exit(0));
process.on('message', async (asked: Memory) =>
  process.send?.({
    memory: asked === 'held' ? process.memoryUsage.rss() : await liveBytes(),
  }),
);
process.send?.(await open());

async function open(): Promise<OpenServer> {
  switch (order.kind) {
    case 'prepared': {
      const body = Buffer.from(order.body, 'base64');
      return {
        port: await serve((_request, response) => response.writeHead(200, order.headers).end(body)),
      };
    }
    case 'react':
      return { port: await serve(serveBareReact) };
    case 'shop':
      return openShop(order);
  }
}

async function openShop({ keepsPages, answers }: Extract<ServerOrder, { kind: 'shop' }>) {
  const settings = readSettings(process.env);
  const { api } = await openApi(settings, answers === 'executed' ? { keptAnswerBytes: 0 } : {});
  const access = localApiAccess(api, settings.apiClient);
  const { handle } = await createFront({
    ...frontOptions(settings, { origins: [] }, api),
    buildDirectory,
    api: answers === 'remembered' ? { ...access, fetch: remembered(access.fetch) } : access,
    ...(!keepsPages && { cacheBytes: 0 }),
  });
  const port = await serve(handle);
  const apiPort = await serve(createRequestListener((request) => api.fetch(request)));
  return { port, apiPort, authorization: `Bearer ${await access.authorization()}` };
}

/** An API whose every answer is there already. */
function remembered(fetch: (request: Request) => Promise<Response>) {
  const answers = new Map<string, { body: string; headers: [string, string][] }>();
  return async (request: Request) => {
    const question = request.body === null ? request.url : await request.clone().text();
    let answer = answers.get(question);
    if (answer === undefined) {
      const response = await fetch(request);
      answer = { body: await response.text(), headers: [...response.headers] };
      answers.set(question, answer);
    }
    return new Response(answer.body, { headers: answer.headers });
  };
}

function serve(handler: RequestListener): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer(handler);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
