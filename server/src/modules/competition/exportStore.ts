import type { PersonalData } from '../dataExport/dataExport.ts';

export const competitionData: PersonalData = {
  name: 'competitions',
  query: `
    select json_build_object(
        'competition', competition, 'storefront', storefront, 'language', language,
        'salutation', salutation, 'firstName', first_name, 'lastName', last_name, 'email', email,
        'answer', answer, 'enteredAt', entered_at, 'drawnAt', drawn_at) as record
      from competition_entry where lower(email) = $2::text order by entered_at, id`,
};
