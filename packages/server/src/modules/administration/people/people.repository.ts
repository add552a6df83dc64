import type { people } from '@campus/contract/administration/people.ts'
import type { InputOf } from '@campus/contract/call.ts'
import type { Role } from '@campus/contract/roles.ts'
import { sql as fragment } from 'kysely'
import { countRows, countUpTo, onPage, type Page } from '../../../platform/db/paging.ts'
import { inOrder } from '../../../platform/db/sorting.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

/** Which people of a school are meant; what is undefined does not matter. */
export interface PeopleFilter {
  readonly schoolId: string
  readonly scope: Scope
  readonly words: readonly string[]
  readonly kind: Column<'person', 'kind'> | undefined
  readonly unitIds: readonly string[] | undefined
  readonly role: Role | undefined
  readonly state: Column<'person', 'state'> | undefined
}

const oneOf = (ids: readonly string[]) => fragment<string>`any(${ids}::uuid[])`

const among = (sql: Sql, { schoolId, scope, words, kind, unitIds, role, state }: PeopleFilter) => {
  let query = sql.selectFrom('person').where('person.school_id', '=', schoolId)
  if (scope !== 'school') query = query.where('person.org_unit_id', '=', oneOf(scope))
  if (unitIds) query = query.where('person.org_unit_id', '=', oneOf(unitIds))
  if (kind) query = query.where('person.kind', '=', kind)
  if (state) query = query.where('person.state', '=', state)
  // No person is a machine.
  if (role === 'terminal') return query.where(fragment<boolean>`false`)
  if (role) {
    query = query.where((row) =>
      row.exists(
        row
          .selectFrom('person_role')
          .whereRef('person_role.person_id', '=', 'person.id')
          .where('person_role.role', '=', role)
          .select('role'),
      ),
    )
  }
  for (const word of words) query = query.where(fragment`strpos(person.search_text, ${word})`, '>', 0)
  return query
}

const rowColumns = [
  'person.id',
  'person.number',
  'person.name',
  'person.name_pinyin',
  'person.kind',
  'person.state',
  'org_unit.name as unit_name',
  'org_unit.name_en as unit_name_en',
  'org_unit.name_tw as unit_name_tw',
  fragment<
    Column<'person_role', 'role'>[] | null
  >`(select array_agg(role order by role) from person_role where person_role.person_id = person.id)`.as('roles'),
  fragment<Date | null>`(select created_at from login_log where login_log.person_id = person.id and outcome = 'in' order by id desc limit 1)`.as(
    'last_login_at',
  ),
] as const

/** Names in the order of their spelling, as people look for them. */
const sortColumns = { number: 'person.number', name: 'person.name_spelling' }

export const listPeople = (sql: Sql, filter: PeopleFilter, page: Page, sort: InputOf<typeof people>['sort']) => {
  const found = among(sql, filter).leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id').select(rowColumns)
  return onPage(inOrder(found, sort, sortColumns, { column: 'person.number', direction: 'asc' }), page).execute()
}

/** Only what names them. */
export const findPeople = (sql: Sql, filter: PeopleFilter, limit: number) =>
  among(sql, filter)
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .select(['person.id', 'person.name', 'person.name_pinyin', 'person.number'])
    .select(['org_unit.name as unit_name', 'org_unit.name_en as unit_name_en', 'org_unit.name_tw as unit_name_tw'])
    .orderBy('person.number')
    .limit(limit)
    .execute()

export const countPeople = (sql: Sql, filter: PeopleFilter) => countRows(among(sql, filter))

export const countPeopleUpTo = (sql: Sql, filter: PeopleFilter, max: number) => countUpTo(sql, among(sql, filter), max)

const recordColumns = [
  ...rowColumns,
  'person.nickname',
  'person.is_agent',
  'person.grade',
  'person.phone',
  'person.email',
  'person.id_card_encrypted',
  'person.created_at',
  'org_unit.code as unit_code',
] as const

/** Whole records in the order of their numbers, after the one named. */
export const listRecords = (sql: Sql, filter: PeopleFilter, after: string, limit: number) =>
  among(sql, filter)
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .where('person.number', '>', after)
    .select(recordColumns)
    .orderBy('person.number')
    .limit(limit)
    .execute()

export const findRecord = (sql: Sql, filter: PeopleFilter, id: string) =>
  among(sql, filter)
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .where('person.id', '=', id)
    .select([...recordColumns, 'person.qq', 'person.avatar_file_id', 'person.org_unit_id'])
    .executeTakeFirst()

export const listGrants = (sql: Sql, personId: string) =>
  sql
    .selectFrom('person_role')
    .leftJoin('org_unit', 'org_unit.id', 'person_role.scope_unit_id')
    .where('person_role.person_id', '=', personId)
    .select([
      'person_role.role',
      'person_role.scope_unit_id',
      'org_unit.name as unit_name',
      'org_unit.name_en as unit_name_en',
      'org_unit.name_tw as unit_name_tw',
    ])
    .orderBy('person_role.role')
    .execute()
