import { plainText } from '../../../contract/index.ts';

/** A file that can be looked at anywhere, and runs nowhere. */
export interface Document {
  readonly name: string;
  readonly type: 'application/pdf' | 'image/jpeg' | 'image/png';
  readonly content: Uint8Array;
}

const kinds = [
  { ending: 'pdf', type: 'application/pdf', begins: '%PDF-' },
  { ending: 'jpg', type: 'image/jpeg', begins: '\xff\xd8\xff' },
  { ending: 'png', type: 'image/png', begins: '\x89PNG\r\n\x1a\n' },
] as const;

/** Characters of a file's name that are looked at, and how many of them stay. */
const maxNameLength = 200;
const maxStemLength = 80;

/**
 * Reads a file that somebody sent: what it is its first bytes tell, and so its name says it too.
 *
 * @returns undefined when it is neither PDF nor JPEG nor PNG
 */
export async function readDocument(file: File): Promise<Document | undefined> {
  const content = new Uint8Array(await file.arrayBuffer());
  const head = Buffer.from(content.subarray(0, 8)).toString('latin1');
  const kind = kinds.find(({ begins }) => head.startsWith(begins));
  if (kind === undefined) return undefined;
  const { ending, type } = kind;
  const typed = file.name.slice(0, maxNameLength).replace(/\.[^.]*$/, '');
  const stem = plainText(typed)
    .replace(/[\\/:*?"<>|]/g, '_')
    .slice(0, maxStemLength);
  return { name: `${stem || 'file'}.${ending}`, type, content };
}
