import { letter } from '../mail/mail.ts';
import type { MailDraft } from '../mail/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import type { InvoiceFile } from './files.ts';
import type { Invoice } from './invoice.ts';
import { words } from './words.ts';

/** The paper, to who pays. */
export function invoiceMail(
  { kind, number, content }: Invoice,
  files: readonly InvoiceFile[],
  parameters: ParameterSet,
): MailDraft {
  const { language, recipient, orderNumber } = content;
  const said = words[language];
  const { about, xml, bye } = said.mail;
  const title = `${said[kind]} ${number}`;
  const before = [about(orderNumber), ...(files.length > 1 ? [xml] : [])].join('\n\n');
  return {
    ...letter(parameters, {
      kind: 'invoice',
      recipient,
      language,
      subject: title,
      greets: 'anybody',
      before,
      after: bye,
    }),
    attachments: files,
  };
}
