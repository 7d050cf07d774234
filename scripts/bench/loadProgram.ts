import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { LoadOrder, LoadResult } from './load.ts';

// Runs in a process of its own, so that making requests costs the server nothing but the machine.
const { urls, requests, connections, seconds } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
) as LoadOrder;

// Its README knows several addresses, over which it spreads the connections; its types know one.
const url = [...urls] as unknown as string;

const times: number[] = [];
let connection = 0;
let bytes = 0;

const { errors, timeouts, non2xx, duration } = await new Promise<autocannon.Result>(
  (resolve, reject) => {
    const run = autocannon(
      { url, connections, duration: seconds, timeout: 30, setupClient },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
    run.on('response', (_client, _status, size, time) => {
      times.push(time);
      bytes += size;
    });
  },
);
times.sort((a, b) => a - b);
const percentile = (part: number) => times[Math.ceil(times.length * part) - 1] ?? 0;
const result: LoadResult = {
  requestsPerSecond: times.length / duration,
  p50: percentile(0.5),
  p95: percentile(0.95),
  bytesPerAnswer: Math.round(bytes / Math.max(1, times.length)),
  failures: errors + timeouts + non2xx,
};
console.log(JSON.stringify(result));

/** Each connection begins elsewhere: the same page asked for at once is rendered once. */
function setupClient(client: autocannon.Client): void {
  const start = Math.floor((connection * requests.length) / connections);
  connection += 1;
  client.setRequests(
    [...requests.slice(start), ...requests.slice(0, start)].map((request) => ({ ...request })),
  );
}
