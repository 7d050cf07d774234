import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../process.ts';

export interface Operated {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of `npm run shop` as part of a pipe. */
export async function operate(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input: string | Buffer = '',
): Promise<Operated> {
  const child = spawn(process.execPath, [path.join(root, 'scripts/shop.ts'), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}
