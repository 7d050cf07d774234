import { listOf, type PersonalData } from '../dataExport/dataExport.ts';

/** Without their words: they hold links that open something, and their reader has them. */
export const mailData: PersonalData = {
  name: 'mails',
  query: `
    select json_build_object('kind', kind, 'subject', subject, 'recipient', recipient,
        'createdAt', created_at, 'sentAt', sent_at, 'state', state) as record
      from mail where lower(recipient) = $2::text order by created_at, id`,
};

/** What was written to the shop by a form, as long as its mail is kept. */
export const messageData: PersonalData = {
  name: 'messages',
  heading: 'subject',
  query: `
    select json_build_object('subject', m.subject, 'text', m.text, 'createdAt', m.created_at,
        'replyTo', m.reply_to,
        'attachments', ${listOf(
          `json_build_object('name', a.name, 'type', a.type, 'bytes', octet_length(a.content))
            order by a.position`,
          'mail_attachment a where a.mail_id = m.id',
        )}) as record
      from mail m where m.kind = 'contact' and lower(m.reply_to) = $2::text
     order by m.created_at, m.id`,
};
