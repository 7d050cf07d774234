import type { PersonalData } from '../dataExport/dataExport.ts';

/** With those that are over, as long as their proof is kept. Not the id: links in mails bear it. */
export const newsletterData: PersonalData = {
  name: 'newsletters',
  query: `
    select json_build_object(
        'storefront', storefront, 'language', language, 'email', email, 'salutation', salutation,
        'firstName', first_name, 'lastName', last_name, 'interest', interest, 'wording', wording,
        'requestedAt', requested_at, 'confirmedAt', confirmed_at, 'endedAt', ended_at,
        'reason', reason) as record
      from newsletter_subscription where lower(email) = $2::text order by requested_at, id`,
};
