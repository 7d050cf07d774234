import { createHash } from 'node:crypto';
import type { Connection } from '../../database/database.ts';
import { extensionOf, fileKinds } from './kinds.ts';
import { addFile, type FileRow, loadFile, loadPart } from './store.ts';

export interface FileService {
  /**
   * Keeps a file; the same content twice is one row.
   * @returns its address, under a name for people; undefined when it is of no known kind
   */
  store(bytes: Buffer, name: string): Promise<string | undefined>;
  find(id: string): Promise<FileRow | undefined>;
  /** Bytes from `start` on. */
  read(id: string, start: number, length: number): Promise<Buffer | undefined>;
}

export function createFileService({ database }: { database: Connection }): FileService {
  return {
    async store(bytes, name) {
      const extension = extensionOf(bytes);
      if (extension === undefined) return undefined;
      const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      await addFile(database, { id, mime: fileKinds[extension], bytes });
      return `/downloads/${id}/${name}.${extension}`;
    },
    find: (id) => loadFile(database, id),
    read: (id, start, length) => loadPart(database, id, start, length),
  };
}
