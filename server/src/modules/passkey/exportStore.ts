/** A `PersonalData`. Without the public key, which is of use to nobody else. */
export const passkeyData = {
  name: 'passkeys',
  query: `
    select json_build_object(
        'name', name, 'host', rp_id, 'isBackedUp', is_backed_up, 'createdAt', created_at,
        'lastUsedAt', last_used_at) as record
      from passkey where customer_id = $1::text order by created_at, id`,
} as const;
