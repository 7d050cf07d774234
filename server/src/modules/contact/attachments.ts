import { attachmentLimits } from '../../../contract/index.ts';
import { readDocument } from '../form/form.ts';
import type { MailAttachment } from '../mail/service.ts';

/**
 * Files as a mail takes them.
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
    const attachment = await readDocument(file);
    if (attachment === undefined) return undefined;
    attachments.push(attachment);
  }
  return attachments;
}
