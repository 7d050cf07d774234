import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root, runNode } from '../process.ts';

const print = `
import { printedSchema } from './src/schema/print.ts';
process.stdout.write(printedSchema());
`;

/** Is the committed server/schema.graphql, the contract of the clients, what the server has? */
export async function checkSchema(): Promise<readonly string[]> {
  const { ok, output } = await runNode('--input-type=module', ['--eval', print], { cwd: 'server' });
  if (!ok) return [`The schema cannot be printed:\n${output}`];
  const committed = await readFile(path.join(root, 'server/schema.graphql'), 'utf8').catch(
    () => '',
  );
  if (committed === output) return [];
  return ['server/schema.graphql is not what the server has: npm run generate'];
}
