import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Runs a command that the app's own dependencies bring.
 *
 * @returns what it printed
 * @throws with what it printed
 */
export async function runIn(app: string, command: string, args: readonly string[]) {
  return runNode(app, [await commandIn(app, command), ...args]);
}

/** The file of the command that a package of the app brings. */
export async function commandIn(app: string, name: string): Promise<string> {
  const folder = path.join(app, 'node_modules', name);
  const { bin } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : Object.values<string>(bin)[0];
  return path.join(folder, file ?? '');
}

/**
 * Runs Node in a folder.
 *
 * @returns what it printed
 * @throws with what it printed
 */
export async function runNode(cwd: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const run = promisify(execFile)(process.execPath, args, { cwd, env, maxBuffer: 1e8 });
  const { stdout } = await run.catch(({ stdout, stderr }) => {
    throw new Error(`${args.join(' ')}\n${stdout}${stderr}`);
  });
  return stdout;
}
