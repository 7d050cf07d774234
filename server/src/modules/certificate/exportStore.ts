import type { PersonalData } from '../dataExport/dataExport.ts';

/** What was uploaded, without the files: their owner has them. */
export const certificateData: PersonalData = {
  name: 'certificates',
  query: `
    select json_build_object('name', name, 'type', type, 'bytes', octet_length(bytes),
        'uploadedAt', uploaded_at, 'keptUntil', keep_until) as record
      from certificate where customer_id = $1::text order by uploaded_at, id`,
};
