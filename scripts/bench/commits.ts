import { readSettings } from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import type { Conditions } from './pages.ts';

const connections = 10;

const rows = { name: 'bench_visitors', text: 'select id from visitor limit $1' };
const write = {
  name: 'bench_commit',
  text: 'update visitor set created_at = created_at where id = $1',
};

/** The machine's limit for what is durable: commits of one row each, as many at once as requests. */
export async function commitsPerSecond({ env, seconds }: Conditions): Promise<number> {
  await using shop = await openShopDatabase(readSettings(env), () => {});
  const { database } = shop;
  const visitors = await database.rows<{ id: string }>(rows, [connections]);
  const start = performance.now();
  let commits = 0;
  await Promise.all(
    visitors.map(async ({ id }) => {
      while (performance.now() - start < seconds * 1000) {
        await database.run(write, [id]);
        commits += 1;
      }
    }),
  );
  return (1000 * commits) / (performance.now() - start);
}
