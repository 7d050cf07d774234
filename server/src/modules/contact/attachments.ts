import { attachmentLimits, plainText } from '../../../contract/index.ts';
import type { MailAttachment } from '../mail/service.ts';

/** What is attached can be looked at anywhere, and runs nowhere. */
const kinds = [
  { ending: 'pdf', type: 'application/pdf', begins: '%PDF-' },
  { ending: 'jpg', type: 'image/jpeg', begins: '\xff\xd8\xff' },
  { ending: 'png', type: 'image/png', begins: '\x89PNG\r\n\x1a\n' },
] as const;

/**
 * Files as a mail takes them: what they are their first bytes tell, and so their name says it too.
 *
 * @returns undefined when there are too many, or one is too large or of another kind
 */
export async function readAttachments(
  files: readonly File[],
): Promise<readonly MailAttachment[] | undefined> {
  if (files.length > attachmentLimits.count) return undefined;
  const attachments: MailAttachment[] = [];
  for (const file of files) {
    const content = new Uint8Array(await file.arrayBuffer());
    const head = Buffer.from(content.subarray(0, 8)).toString('latin1');
    const kind = kinds.find(({ begins }) => head.startsWith(begins));
    if (kind === undefined || content.length > attachmentLimits.bytes) return undefined;
    const { ending, type } = kind;
    const stem = plainText(file.name.replace(/\.[^.]*$/, '')).replace(/[\\/:*?"<>|]/g, '_');
    attachments.push({ name: `${stem.slice(0, 80) || 'file'}.${ending}`, type, content });
  }
  return attachments;
}
