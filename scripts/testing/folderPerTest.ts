import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** Texts by path from the folder. */
export type Files = Readonly<Record<string, string>>;

/**
 * A folder of its own for each test of the file.
 *
 * @param files what it holds at first
 * @param within where the folder is made. @default the system's folder for such
 */
export function folderPerTest(files: Files = {}, within = tmpdir()) {
  const folder = {
    /** Absolute path, from the start of a test on. */
    root: '',
    /** Writes a file and what folders it needs. */
    async write(file: string, content: string | Uint8Array): Promise<void> {
      const target = path.join(folder.root, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    },
    async writeAll(more: Files): Promise<void> {
      for (const [file, text] of Object.entries(more)) await folder.write(file, text);
    },
  };
  beforeEach(async () => {
    folder.root = await mkdtemp(path.join(within, 'kreide-test-'));
    await folder.writeAll(files);
  });
  afterEach(() => rm(folder.root, { recursive: true, force: true }));
  return folder;
}
