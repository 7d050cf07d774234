import type { RequestListener } from 'node:http';
import type { Readiness, Settings } from '@kreide/server';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Listener, listen } from './listen.ts';

/** What a shop tells of itself beside its requests; asked whenever the metrics are. */
export interface ShopState extends Readiness {
  /** Mails that are to go out, and for how long the oldest has waited; undefined: not known. */
  readonly mails: { readonly waiting: number; readonly oldestSeconds: number } | undefined;
  /** Since the process began: how logins ended, and which limits refused. */
  readonly logins: ReadonlyMap<string, number>;
  readonly refusals: ReadonlyMap<string, number>;
  readonly connections: { readonly open: number; readonly idle: number; readonly waiting: number };
}

export interface Metrics {
  /** Counts and times what this answers. */
  measured(handle: RequestListener): RequestListener;
  /** In Prometheus' text format; without a state (a storefront on its own) only requests and process. */
  text(state: ShopState | undefined): Promise<string>;
}

/** Labels have few values and none of a visitor's: neither paths nor addresses (decision 054). */
const methods = ['GET', 'HEAD', 'POST'];
const kinds = [
  ['asset', '/assets/'],
  ['media', '/media/'],
  ['api', '/graphql'],
  ['api', '/oauth/'],
  ['health', '/healthz'],
  ['health', '/readyz'],
] as const;

function kindOf(url = '/'): string {
  return kinds.find(([, start]) => url.startsWith(start))?.[0] ?? 'page';
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'kreide_http_requests_total',
    help: 'Answered requests by kind, method and status',
    labelNames: ['kind', 'method', 'status'],
    registers,
  });
  const brokenOff = new Counter({
    name: 'kreide_http_broken_off_total',
    help: 'Requests whose connection ended before the answer did',
    labelNames: ['kind'],
    registers,
  });
  const durations = new Histogram({
    name: 'kreide_http_request_duration_seconds',
    help: 'From the request to the last byte of its answer',
    labelNames: ['kind'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `kreide_${name}`, help, registers });
  const isReady = gauge('ready', '1 when /readyz answers 200');
  const isReached = gauge('database_reached', '1 when PostgreSQL answers');
  const isLoaded = gauge('catalogue_loaded', '1 when read model and search are in memory');
  const mails = gauge('mails_waiting', 'Mails that are to go out');
  const oldest = gauge('mail_oldest_seconds', 'For how long the oldest of them has waited');
  const connections = new Gauge({
    name: 'kreide_database_connections',
    help: 'Connections of the pool; waiting: questions that wait for one',
    labelNames: ['state'],
    registers,
  });

  const counter = (name: string, help: string, label: string) =>
    new Counter({ name: `kreide_${name}`, help, labelNames: [label], registers });
  const logins = counter('logins_total', 'Logins by how they ended', 'outcome');
  const refusals = counter('limit_refusals_total', 'Attempts that a limit refused', 'limit');

  return {
    measured: (handle) => (request, response) => {
      const kind = kindOf(request.url);
      const end = durations.startTimer({ kind });
      response.once('close', () => {
        if (!response.writableFinished) return brokenOff.inc({ kind });
        const { method = '' } = request;
        const known = methods.includes(method) ? method : 'other';
        requests.inc({ kind, method: known, status: response.statusCode });
        end();
      });
      handle(request, response);
    },
    text(state) {
      if (state !== undefined) {
        isReady.set(Number(state.isReady));
        isReached.set(Number(state.database !== 'away'));
        isLoaded.set(Number(state.catalogue === 'loaded'));
        mails.set(state.mails?.waiting ?? Number.NaN);
        oldest.set(state.mails?.oldestSeconds ?? Number.NaN);
        logins.reset();
        for (const [name, count] of state.logins) {
          logins.inc({ outcome: name.split('.').at(-1) ?? name }, count);
        }
        refusals.reset();
        for (const [limit, count] of state.refusals) refusals.inc({ limit }, count);
        for (const [name, count] of Object.entries(state.connections)) {
          connections.set({ state: name }, count);
        }
      }
      return registry.metrics();
    },
  };
}

/** Answers `/metrics` on a port of its own (`KREIDE_METRICS`), which visitors do not reach. */
export async function serveMetrics(
  { port, address }: NonNullable<Settings['metrics']>,
  text: () => Promise<string>,
): Promise<Listener> {
  const listener = await listen(port, [address], 'KREIDE_METRICS');
  listener.answerWith(async (request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const body = await text();
      response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(body);
    } catch (error) {
      console.error('The metrics could not be read', error);
      response.writeHead(500).end();
    }
  });
  return listener;
}
