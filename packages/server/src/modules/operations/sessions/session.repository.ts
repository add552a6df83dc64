import type { InputOf } from '@campus/contract/call.ts'
import type { openSessions } from '@campus/contract/operations/sessions.ts'
import type { Role } from '@campus/contract/roles.ts'
import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { onPage, type Page } from '../../../platform/db/paging.ts'
import { inOrder } from '../../../platform/db/sorting.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'

export interface SessionFilter {
  readonly schoolId: string
  readonly now: Date
  /** Who did not ask for anything since then is not there any more. */
  readonly since: Date
  readonly words?: string | undefined
  readonly network?: string | undefined
  readonly role?: Role | undefined
  readonly personId?: string | undefined
}

const among = (sql: Sql, { schoolId, now, since, words, network, role, personId }: SessionFilter) => {
  let query = sql
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .where('session.school_id', '=', schoolId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('session.last_seen_at', '>', since)
  if (network) query = query.where('session.network', '=', network)
  if (personId) query = query.where('session.person_id', '=', personId)
  for (const word of (words ?? '').toLowerCase().split(/\s+/).filter(Boolean))
    query = query.where(fragment`strpos(person.search_text, ${word})`, '>', 0)
  // No person is a machine.
  if (role === 'terminal') return query.where(fragment<boolean>`false`)
  if (role)
    query = query.where((row) =>
      row.exists(row.selectFrom('person_role').whereRef('person_role.person_id', '=', 'person.id').where('role', '=', role).select('role')),
    )
  return query
}

const roles = fragment<
  Column<'person_role', 'role'>[]
>`coalesce((select array_agg(role order by role) from person_role where person_role.person_id = person.id), '{}')`.as('roles')

const shown = (sql: Sql, filter: SessionFilter) =>
  among(sql, filter).select([
    'session.id',
    'session.person_id',
    'session.way',
    'session.device_name',
    'session.network',
    'session.created_at',
    'session.last_seen_at',
    'person.name',
    'person.name_pinyin',
    'person.number',
    roles,
  ])

const sortColumns = { lastSeenAt: 'session.last_seen_at', startedAt: 'session.created_at', name: 'person.name_spelling' }

/** The last used first, where nobody asks for another order. */
export const listSessions = (sql: Sql, filter: SessionFilter, page: Page, sort: InputOf<typeof openSessions>['sort']) =>
  onPage(inOrder(shown(sql, filter), sort ?? '-lastSeenAt', sortColumns, { column: 'session.id', direction: 'desc' }), page).execute()

/** The newest login first: who is active meanwhile keeps their place. */
export const listSessionsAfter = (sql: Sql, filter: SessionFilter, { cursor, limit }: FromCursor) => {
  const query = shown(sql, filter).orderBy('session.id', 'desc').limit(limit)
  return (cursor ? query.where('session.id', '<', cursor) : query).execute()
}

export const countSessions = (sql: Sql, filter: SessionFilter) =>
  among(sql, filter)
    .select([fragment<number>`count(*)::int`.as('sessions'), fragment<number>`count(distinct session.person_id)::int`.as('people')])
    .executeTakeFirstOrThrow()

export const findSession = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('session')
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .select(['id', 'person_id', 'device_name'])
    .executeTakeFirst()

/** Whatever came from there and was not ended, asleep or not. */
export const listSessionsFrom = (sql: Sql, schoolId: string, network: string) =>
  sql
    .selectFrom('session')
    .where('school_id', '=', schoolId)
    .where('network', '=', network)
    .where('ended_at', 'is', null)
    .select(['id', 'person_id', 'device_name'])
    .orderBy('id')
    .execute()

export const isOfSchool = async (sql: Sql, schoolId: string, personId: string) =>
  (await sql.selectFrom('person').where('school_id', '=', schoolId).where('id', '=', personId).select('id').executeTakeFirst()) !==
  undefined
