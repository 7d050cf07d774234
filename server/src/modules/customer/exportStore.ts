import type { PersonalData } from '../dataExport/dataExport.ts';

/** Without the password, of which only a hash is kept. */
export const accountData: PersonalData = {
  name: 'account',
  heading: 'email',
  query: `
    select json_build_object(
        'id', id, 'kind', kind, 'state', state, 'customerNumber', customer_number, 'email', email,
        'salutation', salutation, 'firstName', first_name, 'lastName', last_name, 'phone', phone,
        'language', language, 'vatRegistrationNo', vat_registration_no, 'jobTitle', job_title_code,
        'industry', primary_industry_group_code, 'employees', number_of_employees,
        'paymentMethod', payment_method, 'paymentTermsDays', payment_terms_days,
        'isInternal', is_internal, 'createdAt', created_at,
        'firstLoginAt', first_login_at) as record
      from customer where id = $1::text`,
};

/** With those that are hidden, for the hour until they are deleted. */
export const addressData: PersonalData = {
  name: 'addresses',
  query: `
    select json_build_object(
        'kind', kind, 'isCustomerAddress', is_customer_address, 'company', company,
        'salutation', salutation, 'firstName', first_name, 'lastName', last_name, 'street', street,
        'addition', addition, 'postCode', post_code, 'city', city, 'country', country,
        'phone', phone, 'email', email, 'provider', provider, 'createdAt', created_at,
        'removedAt', removed_at) as record
      from address where customer_id = $1::text order by is_customer_address desc, created_at, id`,
};
