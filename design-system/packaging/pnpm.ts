import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './build.ts';

const workspace = path.dirname(root);

/**
 * Runs the pnpm that the workspace is installed with, wherever it was installed from: npx keeps it.
 *
 * @throws with everything that it printed
 */
export async function pnpm(args: readonly string[], cwd: string): Promise<void> {
  const manifest = await readFile(path.join(workspace, 'package.json'), 'utf8');
  const { packageManager } = JSON.parse(manifest) as { packageManager: string };
  const { file, prefix } = npx();
  await promisify(execFile)(file, [...prefix, '-y', packageManager, ...args], {
    cwd,
    shell: file.endsWith('.cmd'),
  }).catch(({ stdout, stderr }) => {
    throw new Error(`pnpm ${args.join(' ')}\n${stdout}${stderr}`);
  });
}

/** The one beside the npm that called us, else the one on PATH. */
function npx() {
  const beside = path.join(path.dirname(process.env.npm_execpath ?? ''), 'npx-cli.js');
  if (existsSync(beside)) return { file: process.execPath, prefix: [beside] };
  return { file: process.platform === 'win32' ? 'npx.cmd' : 'npx', prefix: [] };
}

/** Where the workspace's packages lie already, so that an app beside it downloads nothing twice. */
export async function storeDirectory(): Promise<string> {
  const modules = await readFile(path.join(workspace, 'node_modules/.modules.yaml'), 'utf8');
  const { storeDir } = JSON.parse(modules) as { storeDir: string };
  return storeDir;
}
