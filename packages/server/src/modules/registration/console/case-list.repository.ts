import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import { type Column, containing, type Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'
import { reviewable } from '../cases/case-state.rules.ts'

export interface CaseFilter {
  readonly schoolId: string
  readonly scope: Scope
  readonly kind?: Column<'registration_case', 'kind'>
  readonly state?: Column<'registration_case', 'state'> | undefined
  readonly userType?: Column<'registration_case', 'user_type'> | undefined
  readonly unitIds?: readonly string[] | undefined
  readonly words?: string | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

/** Cases that were handed in, by whose units the caller looks after; a record's unit counts as it is now. */
const cases = (sql: Sql, { schoolId, scope, kind, state, userType, unitIds, words, from, before }: CaseFilter) => {
  const unit = fragment<string | null>`coalesce(person.org_unit_id, registration_case.org_unit_id)`
  let query = sql
    .selectFrom('registration_case')
    .leftJoin('person', 'person.id', 'registration_case.person_id')
    .leftJoin('person as reviewer', 'reviewer.id', 'registration_case.decided_by')
    .leftJoin('org_unit', (join) => join.on('org_unit.id', '=', unit))
    .where('registration_case.school_id', '=', schoolId)
    .where('registration_case.handed_in_at', 'is not', null)
  if (scope !== 'school') query = query.where(unit, '=', fragment<string>`any(${scope}::uuid[])`)
  if (kind) query = query.where('registration_case.kind', '=', kind)
  if (from) query = query.where('registration_case.handed_in_at', '>=', from)
  if (before) query = query.where('registration_case.handed_in_at', '<', before)
  if (state) query = query.where('registration_case.state', '=', state)
  if (userType) query = query.where('registration_case.user_type', '=', userType)
  if (unitIds) query = query.where(unit, '=', fragment<string>`any(${unitIds}::uuid[])`)
  if (words)
    query = query.where((row) =>
      row.or([
        row('registration_case.name', 'ilike', containing(words)),
        row('registration_case.number', 'ilike', containing(words)),
        row('person.name', 'ilike', containing(words)),
        row('person.number', 'ilike', containing(words)),
      ]),
    )
  return query
}

const isWaiting = fragment<boolean>`registration_case.state = any(${[...reviewable]}::text[])`

const columned = (query: ReturnType<typeof cases>) =>
  query
    .selectAll('registration_case')
    .select(['org_unit.name as unit_name', 'org_unit.name_en as unit_name_en', 'org_unit.name_tw as unit_name_tw'])
    .select(['reviewer.name as reviewer_name', 'reviewer.name_pinyin as reviewer_pinyin'])
    .select((row) =>
      row
        .selectFrom('registration_file')
        .whereRef('registration_file.case_id', '=', 'registration_case.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('file_count'),
    )

/** Those that wait first, the oldest of them at the top; then the newest. */
export const listCases = (sql: Sql, filter: CaseFilter, page: Page) =>
  onPage(
    columned(cases(sql, filter))
      .orderBy(isWaiting, 'desc')
      .orderBy(fragment`case when ${isWaiting} then registration_case.handed_in_at end`)
      .orderBy('registration_case.handed_in_at', 'desc')
      .orderBy('registration_case.id'),
    page,
  ).execute()
export type ListedCase = Awaited<ReturnType<typeof listCases>>[number]

/** By when they began, the newest first: what is decided meanwhile keeps its place. */
export const listCasesAfter = (sql: Sql, filter: CaseFilter, { cursor, limit }: FromCursor) => {
  const query = columned(cases(sql, filter))
    .orderBy('registration_case.created_at', 'desc')
    .orderBy('registration_case.id', 'desc')
    .limit(limit)
  if (cursor === undefined) return query.execute()
  const last = sql.selectFrom('registration_case').where('id', '=', cursor).select(['created_at', 'id'])
  return query.where(fragment<boolean>`(registration_case.created_at, registration_case.id) < (${last})`).execute()
}

export const findListed = (sql: Sql, filter: CaseFilter, id: string) =>
  columned(cases(sql, filter)).where('registration_case.id', '=', id).executeTakeFirst()

export const countCases = (sql: Sql, filter: CaseFilter) => countRows(cases(sql, filter))

export const countWaiting = (sql: Sql, filter: CaseFilter) => countRows(cases(sql, filter).where(isWaiting))

export const measureWaiting = (sql: Sql, filter: CaseFilter) =>
  waitingRows(cases(sql, filter).where(isWaiting), 'registration_case.handed_in_at', 'registration_case.decide_by')
