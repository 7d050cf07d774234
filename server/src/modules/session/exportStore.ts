/** A `PersonalData`, which the session does not know. Without what opens them. */
export const sessionData = {
  name: 'sessions',
  query: `
    select json_build_object(
        'device', device, 'createdAt', created_at, 'seenAt', seen_at, 'expiresAt', expires_at,
        'idleSeconds', idle_seconds, 'revokedAt', revoked_at) as record
      from session where customer_id = $1::text order by created_at, id_hash`,
} as const;
