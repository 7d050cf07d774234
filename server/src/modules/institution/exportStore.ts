import { moneyOf, type PersonalData } from '../dataExport/dataExport.ts';

/** A `PersonalData`: in whose name somebody orders. Who else does is theirs to tell. */
export const institutionData: PersonalData = {
  name: 'institutions',
  query: `
    select json_build_object(
        'role', role, 'orderLimit', ${moneyOf('order_limit_cents', "'EUR'")},
        'joinedAt', joined_at) as record
      from institution_member where customer_id = $1::text`,
};
