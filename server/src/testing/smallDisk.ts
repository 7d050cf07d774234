import { execFileSync } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { makeTemporaryDirectory } from './temporaryDirectory.ts';

/** A disk in memory that is soon full, and can be made larger. */
export interface SmallDisk extends AsyncDisposable {
  readonly path: string;
  resize(size: string): void;
}

/** Mounting takes root and a Linux that allows it; undefined elsewhere. */
export async function mountSmallDisk(size: string): Promise<SmallDisk | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const directory = await makeTemporaryDirectory();
  const mount = (...options: string[]) =>
    execFileSync('mount', [...options, directory.path], { stdio: 'pipe' });
  try {
    mount('-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs');
  } catch {
    await directory[Symbol.asyncDispose]();
    return undefined;
  }
  await chmod(directory.path, 0o755);
  return {
    path: directory.path,
    resize: (other) => mount('-o', `remount,size=${other}`),
    async [Symbol.asyncDispose]() {
      execFileSync('umount', ['--lazy', directory.path]);
      await directory[Symbol.asyncDispose]();
    },
  };
}
