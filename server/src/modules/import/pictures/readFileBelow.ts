import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { FetchProblem } from './fetchPicture.ts';

/** Reads a file below `directory`; links that lead out of it are not followed. */
export async function readFileBelow(
  file: string,
  directory: string | undefined,
  maxMegabytes: number,
): Promise<Buffer> {
  if (directory === undefined) {
    throw new FetchProblem('names a file, but this import has no folder of pictures');
  }
  const outside = new FetchProblem('lies outside the folder of the import file');
  if (isAbsolute(file) || file.includes('\0')) throw outside;
  try {
    const folder = await realpath(directory);
    const path = await pathOf(folder, file);
    const inside = relative(folder, path);
    if (inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) throw outside;
    const found = await stat(path);
    if (!found.isFile()) throw new FetchProblem('is no file');
    if (found.size > maxMegabytes * 1024 * 1024) {
      throw new FetchProblem(`is larger than ${maxMegabytes} MB`);
    }
    return await readFile(path);
  } catch (error) {
    if (error instanceof FetchProblem) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new FetchProblem(code === 'ENOENT' ? 'does not exist' : `can not be read (${code})`);
  }
}

/** Where a file is, by its name in either way of writing umlauts: a Mac writes them as two characters. */
export async function pathOf(folder: string, file: string): Promise<string> {
  try {
    return await realpath(resolve(folder, file));
  } catch (error) {
    const other = file.normalize('NFD');
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || other === file) throw error;
    return realpath(resolve(folder, other));
  }
}
