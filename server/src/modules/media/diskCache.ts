import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files by key under one directory. A file is either whole or not there. */
export interface DiskCache {
  read(key: string): Promise<Buffer | undefined>;
  /** A disk that is full or read-only costs speed, not the picture: the failure is only told. */
  write(key: string, bytes: Buffer): Promise<void>;
}

export function createDiskCache(directory: string, log: Pick<Console, 'warn'>): DiskCache {
  return {
    async read(key) {
      try {
        return await readFile(join(directory, key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        log.warn(`The cached picture ${key} could not be read; rendering it again`, error);
        return undefined;
      }
    },

    async write(key, bytes) {
      const path = join(directory, key);
      const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(draft, bytes);
        // Readers of another process see the whole file or none.
        await rename(draft, path);
      } catch (error) {
        log.warn(`The picture ${key} could not be cached`, error);
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}

/**
 * The code of the error that writing below this directory would end with. It is not tried: what another
 * user made on the way would be in the way.
 */
export async function whyNotWritable(directory: string): Promise<string | undefined> {
  try {
    if (!(await stat(directory)).isDirectory()) return 'ENOTDIR';
    await access(directory, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const above = dirname(directory);
    return code === 'ENOENT' && above !== directory ? whyNotWritable(above) : code;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');
