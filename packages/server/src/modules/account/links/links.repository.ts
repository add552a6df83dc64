import type { OutsideProvider } from '@campus/contract/account/outside-provider.ts'
import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { appId, type Link, type Proof } from './links.rules.ts'

export interface NamedLink extends Link {
  readonly name: string
  readonly provider: OutsideProvider | null
}

/** Two accounts are linked since the later of them came into the group. */
export const listLinks = async (sql: Sql, personId: string): Promise<NamedLink[]> => {
  const { rows } = await fragment<NamedLink>`
    select id, 'passkey' as kind, name, null as provider, created_at as "createdAt" from passkey where person_id = ${personId}
    union all
    select id, 'identity', name, provider, created_at from outside_identity where person_id = ${personId}
    union all
    select id, 'face', '', null, created_at from (
      select distinct on (purpose) id, action, given_by, created_at from face_consent
      where person_id = ${personId} and purpose = 'login' order by purpose, id desc
    ) as consent
    where action = 'given' and given_by = 'self'
    union all
    select other.person_id, 'account', person.name || ' ' || person.number, null, greatest(own.created_at, other.created_at)
    from account_group_member as own
    join account_group_member as other on other.group_id = own.group_id and other.person_id <> own.person_id
    join person on person.id = other.person_id
    where own.person_id = ${personId}
    order by 5, 1`.execute(sql)
  return rows
}

export const listProofs = async (sql: Sql, personId: string) =>
  (await sql.selectFrom('session_proof').where('person_id', '=', personId).select(['kind', 'passkey_id', 'proved_at']).execute()).map(
    ({ kind, passkey_id, proved_at }): Proof => ({
      provedAt: proved_at,
      // A passkey that is gone vouches for nothing.
      madeWith: kind === 'passkey' ? (passkey_id ?? 'removed') : kind === 'totp' ? appId : null,
    }),
  )

export const deleteLinks = (sql: Sql, table: 'passkey' | 'outside_identity', personId: string, ids: readonly string[]) =>
  sql.deleteFrom(table).where('person_id', '=', personId).where('id', 'in', ids).execute()
