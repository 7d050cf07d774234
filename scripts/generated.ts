import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packageBin, type RunResult, root, runNode } from './process.ts';

/** The API's contract, server/schema.graphql, from the server's types. */
export function printSchema(): Promise<RunResult> {
  return runNode('src/schema/print.ts', [], { cwd: 'server' });
}

/**
 * Relay's artifacts and persisted documents of a package. The compiler only adds documents, so it
 * begins with none: what no source asks for any more must not stay allowed.
 *
 * @param folder the package, with its relay.config.json
 */
export async function compileRelay(folder: 'relay' | 'storefront'): Promise<RunResult> {
  const config = await readFile(path.join(root, folder, 'relay.config.json'), 'utf8');
  const { persistConfig } = JSON.parse(config) as { persistConfig: { file: string } };
  const file = path.join(root, folder, persistConfig.file);
  const before = await readFile(file, 'utf8').catch(() => '{}');
  await writeFile(file, '{}\n');
  const result = await runNode(
    packageBin(folder, 'relay-compiler'),
    ['--noWatchman', '--repersist'],
    {
      cwd: folder,
    },
  );
  if (!result.ok) await writeFile(file, before);
  return result;
}

/** The types of the routes' arguments (`./+types/…`), which are not committed. */
export function writeRouteTypes(): Promise<RunResult> {
  const reactRouter = packageBin('storefront', '@react-router/dev', 'react-router');
  return runNode(reactRouter, ['typegen'], { cwd: 'storefront' });
}
