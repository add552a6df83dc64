import { sql as fragment } from 'kysely'

/** Whether a remember token can still bring a session back: for a query over sessions. */
export const comesBack = (now: Date) => fragment<boolean>`exists (
  select from remember_token as token
  where token.session_id = session.id and token.spent_at is null and token.ended_at is null and token.expires_at > ${now})`
