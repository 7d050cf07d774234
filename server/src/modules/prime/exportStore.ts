import { moneyOf, type PersonalData } from '../dataExport/dataExport.ts';

/** Without the mandate, which is the payment provider's. */
export const membershipData: PersonalData = {
  name: 'memberships',
  heading: 'createdAt',
  query: `
    select json_build_object(
        'createdAt', created_at, 'storefront', storefront, 'language', language, 'state', state,
        'paymentMethod', payment_id, 'months', months,
        'price', ${moneyOf('price_cents', 'currency')},
        'monthlyPrice', ${moneyOf('monthly_cents', 'currency')}, 'paidMonths', paid_months,
        'startsAt', starts_at, 'endsAt', ends_at, 'cancelledAt', cancelled_at,
        'nextChargeAt', charge_at, 'remindedAt', reminded_at) as record
      from membership where customer_id = $1::text order by created_at, id`,
};

export const membershipWaitingData: PersonalData = {
  name: 'membershipWaiting',
  query: `
    select json_build_object('storefront', storefront, 'language', language, 'email', email,
        'requestedAt', requested_at, 'confirmedAt', confirmed_at) as record
      from membership_waiting where lower(email) = $2::text order by requested_at, id`,
};

export const membershipCancellationData: PersonalData = {
  name: 'membershipCancellations',
  query: `
    select json_build_object('receivedAt', received_at, 'storefront', storefront,
        'language', language, 'name', name, 'email', email, 'reason', reason) as record
      from membership_cancellation
     where lower(email) = $2::text
        or membership_id in (select id from membership where customer_id = $1::text)
     order by received_at, id`,
};
