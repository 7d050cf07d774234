import type { PersonalData } from '../dataExport/dataExport.ts';

export const catalogueOrderData: PersonalData = {
  name: 'catalogueOrders',
  query: `
    select json_build_object(
        'orderedAt', ordered_at, 'storefront', storefront, 'language', language,
        'edition', edition, 'quantity', quantity, 'company', company, 'salutation', salutation,
        'firstName', first_name, 'lastName', last_name, 'street', street, 'addition', addition,
        'postCode', post_code, 'city', city, 'country', country, 'email', email) as record
      from catalogue_order where lower(email) = $2::text order by ordered_at, id`,
};
