import { createHash } from 'node:crypto';
import type { Connection } from '../../database/database.ts';
import { extensionOf, type FileExtension, fileKinds } from './kinds.ts';
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

const address = /^\/downloads\/([0-9a-f]{32})\/([a-z0-9._-]{1,90})\.([a-z0-9]{3,4})$/;

export interface FileAddress {
  readonly id: string;
  /** With its ending, as a reader saves it. */
  readonly fileName: string;
  readonly extension: FileExtension;
}

/** Takes an address of `store` apart; undefined: it is none. */
export function fileAddressOf(url: string): FileAddress | undefined {
  const [, id = '', name = '', extension = ''] = address.exec(url) ?? [];
  if (!Object.hasOwn(fileKinds, extension)) return undefined;
  return { id, fileName: `${name}.${extension}`, extension: extension as FileExtension };
}
