import type { PersonalData } from '../dataExport/dataExport.ts';

export const vatCheckData: PersonalData = {
  name: 'vatChecks',
  query: `
    select json_build_object(
        'vatId', vat_id, 'isValid', is_valid, 'checkedAt', checked_at, 'requester', requester,
        'consultationNumber', consultation_number, 'name', name, 'address', address) as record
      from vat_check where customer_id = $1::text`,
};
