import { type FileExtension, fileKinds } from './kinds.ts';

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
