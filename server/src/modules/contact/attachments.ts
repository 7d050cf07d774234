import { attachmentLimits, plainText } from '../../../contract/index.ts';
import type { MailAttachment } from '../mail/service.ts';

/** What is attached can be looked at anywhere, and runs nowhere. */
const kinds = [
  { ending: 'pdf', type: 'application/pdf', begins: '%PDF-' },
  { ending: 'jpg', type: 'image/jpeg', begins: '\xff\xd8\xff' },
  { ending: 'png', type: 'image/png', begins: '\x89PNG\r\n\x1a\n' },
] as const;

/** Characters of a file's name that are looked at, and how many of them stay. */
const maxNameLength = 200;
const maxStemLength = 80;

/**
 * Files as a mail takes them: what they are their first bytes tell, and so their name says it too.
 *
 * @returns undefined when there are too many, or one is too large or of another kind
 */
export async function readAttachments(
  files: readonly File[],
): Promise<readonly MailAttachment[] | undefined> {
  const { count, bytes } = attachmentLimits;
  if (files.length > count || files.some(({ size }) => size > bytes)) return undefined;
  const attachments: MailAttachment[] = [];
  for (const file of files) {
    const content = new Uint8Array(await file.arrayBuffer());
    const head = Buffer.from(content.subarray(0, 8)).toString('latin1');
    const kind = kinds.find(({ begins }) => head.startsWith(begins));
    if (kind === undefined) return undefined;
    const { ending, type } = kind;
    const typed = file.name.slice(0, maxNameLength).replace(/\.[^.]*$/, '');
    const stem = plainText(typed)
      .replace(/[\\/:*?"<>|]/g, '_')
      .slice(0, maxStemLength);
    attachments.push({ name: `${stem || 'file'}.${ending}`, type, content });
  }
  return attachments;
}
