/**
 * A program that uses the embedded PostgreSQL as the shop does; tests start it, and kill it. Its
 * argument is the data directory. It prints one line of JSON, takes the line `stop` to end in good
 * order, and ends in bad order when the test goes away.
 */
import { createInterface } from 'node:readline';
import { startEmbedded } from '../database/embedded/embedded.ts';

// The shop drains on Ctrl-C; the drain of this program lasts until it is told to stop.
process.on('SIGINT', () => undefined);
const answer = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);

try {
  const postgres = await startEmbedded({
    dataDirectory: process.argv[2] ?? '',
    log: (message) => answer({ log: message }),
  });
  answer({ connectionString: postgres.connectionString, owned: postgres.owned });
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'stop') await postgres.stop();
    if (line === 'stop') break;
  }
} catch (error) {
  answer({ error: (error as Error).message });
}
process.exit();
