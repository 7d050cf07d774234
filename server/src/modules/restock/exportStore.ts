import type { PersonalData } from '../dataExport/dataExport.ts';

/** Not the id: links in mails bear it. */
export const restockData: PersonalData = {
  name: 'restockRequests',
  query: `
    select json_build_object(
        'storefront', r.storefront, 'language', r.language, 'email', r.email,
        'orderNumber', i.order_number, 'requestedAt', r.requested_at,
        'confirmedAt', r.confirmed_at) as record
      from restock_request r join item i on i.id = r.item_id
     where lower(r.email) = $2::text order by r.requested_at, r.id`,
};
