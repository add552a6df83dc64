import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { selectFactors } from '../second-factor/second-factor.repository.ts'
import { hasUsed } from '../session/session.repository.ts'

interface Device {
  readonly personId: string
  readonly deviceId: string
}

/** What an attempt on an account is judged by: its password, and whether it was open on the device before. */
export const findClaimed = (sql: Sql, { personId, deviceId }: Device) =>
  sql
    .selectFrom('person')
    .leftJoin('password', 'password.person_id', 'person.id')
    .where('person.id', '=', personId)
    .select(['password.hash', 'password.one_time_until', hasUsed(deviceId).as('has_used_device')])
    .executeTakeFirst()

/** What is asked of somebody who has proved who they are, before their session is opened. */
export const findEntrant = (sql: Sql, { personId, deviceId }: Device) =>
  selectFactors(sql, personId)
    .select(['person.first_login_at', hasUsed(deviceId).as('has_used_device')])
    .select(
      fragment<
        string[]
      >`(select coalesce(array_agg(document || ' ' || version), '{}') from consent where consent.person_id = person.id)`.as('agreed'),
    )
    .executeTakeFirstOrThrow()
