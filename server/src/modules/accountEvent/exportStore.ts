import type { PersonalData } from '../dataExport/dataExport.ts';

/** What concerns the account's security. */
export const accountEventData: PersonalData = {
  name: 'events',
  query: `
    select json_build_object('event', kind, 'happenedAt', happened_at, 'device', device,
        'detail', detail, 'times', times) as record
      from account_event where customer_id = $1::text order by happened_at, id`,
};

/** Browsers that the account is known to use, without what names them. */
export const knownDeviceData: PersonalData = {
  name: 'knownDevices',
  query: `
    select json_build_object('seenAt', seen_at) as record
      from known_device where customer_id = $1::text order by seen_at, id_hash`,
};
