import type { ProofKind } from '@campus/contract/account/proof.ts'
import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

interface NewProof {
  readonly sessionId: string
  readonly kind: ProofKind
  readonly passkeyId: string | null
  readonly now: Date
}

/** The database refuses a way that was added since the login (`session_proof__was_there_before`). */
export const insertProof = (sql: Sql, { sessionId, kind, passkeyId, now }: NewProof) =>
  sql
    .insertInto('session_proof')
    .columns(['school_id', 'person_id', 'session_id', 'kind', 'passkey_id', 'proved_at'])
    .expression((row) =>
      row
        .selectFrom('session')
        .where('session.id', '=', sessionId)
        .where('session.ended_at', 'is', null)
        .select([
          'session.school_id',
          'session.person_id',
          'session.id',
          fragment<string>`${kind}`.as('kind'),
          fragment<string | null>`${passkeyId}::uuid`.as('passkey_id'),
          fragment<Date>`${now}::timestamptz`.as('proved_at'),
        ]),
    )
    .returning('id')
    .executeTakeFirst()

export const findProofSince = (sql: Sql, sessionId: string, since: Date) =>
  sql
    .selectFrom('session_proof')
    .where('session_id', '=', sessionId)
    .where('proved_at', '>', since)
    .select('id')
    .limit(1)
    .executeTakeFirst()

/** What the account had before the login of this session, by which its owner can prove who they are. */
export const findWays = async (sql: Sql, sessionId: string) => {
  const { rows } = await fragment<{
    hasPassword: boolean
    hasPasskey: boolean
    hasApp: boolean
    phone: string | null
    email: string | null
  }>`
    with login as (select person_id, login_moment(id) as at from session where id = ${sessionId})
    select
      exists (select from password where person_id = login.person_id and one_time_until is null) as "hasPassword",
      exists (select from passkey where person_id = login.person_id and created_at <= login.at) as "hasPasskey",
      exists (select from totp where person_id = login.person_id and created_at <= login.at) as "hasApp",
      case when person.phone_since > login.at then null else person.phone end as phone,
      case when person.email_since > login.at then null else person.email end as email
    from login join person on person.id = login.person_id`.execute(sql)
  return rows[0]
}
