import type { consoleWarnings } from '@campus/contract/attendance/console.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import { inOrder } from '../../../platform/db/sorting.ts'
import { type Column, containing, type NewRow, type Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

/** One that holds already stays as it is. */
export const insertWarning = (sql: Sql, row: NewRow<'warning'>) =>
  sql
    .insertInto('warning')
    .values(row)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()

export const listHolding = (sql: Sql, termId: string, sectionId: string | null) =>
  sql
    .selectFrom('warning')
    .where('term_id', '=', termId)
    .where('section_id', 'is not distinct from', sectionId)
    .where('withdrawn_at', 'is', null)
    .select(['id', 'person_id', 'kind', 'measured', 'handling', 'handled_by', 'cause_gone_at'])
    .orderBy('id')
    .execute()

/** What holds has its cause, perhaps again. */
export const updateMeasured = (sql: Sql, id: string, row: Pick<NewRow<'warning'>, 'measured' | 'threshold' | 'from_day' | 'until_day'>) =>
  sql
    .updateTable('warning')
    .set({ ...row, cause_gone_at: null })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute()

/** A bar stays: whoever decided on it lifts it. */
export const withdraw = (sql: Sql, id: string, now: Date) =>
  sql
    .updateTable('warning')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where('handling', 'is distinct from', 'barred')
    .returning('id')
    .executeTakeFirst()

export const noteCauseGone = (sql: Sql, id: string, now: Date) =>
  sql
    .updateTable('warning')
    .set({ cause_gone_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where('handling', '=', 'barred')
    .where('cause_gone_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

const columns = [
  'warning.id',
  'warning.school_id',
  'warning.person_id',
  'warning.section_id',
  'warning.kind',
  'warning.measured',
  'warning.threshold',
  'warning.raised_at',
  'warning.withdrawn_at',
  'warning.cause_gone_at',
  'warning.handling',
  'warning.notes',
  'course.name as course_name',
  'course.name_en as course_name_en',
  'course.name_tw as course_name_tw',
] as const

const span = [
  fragment<string | null>`warning.from_day::text`.as('from_day'),
  fragment<string | null>`warning.until_day::text`.as('until_day'),
] as const

const warnings = (sql: Sql) =>
  sql.selectFrom('warning').leftJoin('section', 'section.id', 'warning.section_id').leftJoin('course', 'course.id', 'section.course_id')

export const listWarningsOf = (sql: Sql, personId: string) =>
  warnings(sql)
    .where('warning.person_id', '=', personId)
    .select([...columns, ...span])
    .orderBy(fragment`warning.withdrawn_at is not null`)
    .orderBy('warning.id', 'desc')
    .limit(200)
    .execute()

interface Asked {
  readonly schoolId: string
  readonly scope: Scope
  readonly words?: string | undefined
  readonly kind?: Column<'warning', 'kind'> | undefined
  readonly state: 'open' | 'handled' | 'withdrawn'
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

const asked = (sql: Sql, { schoolId, scope, words, kind, state, from, before }: Asked) => {
  let rows = warnings(sql)
    .innerJoin('person', 'person.id', 'warning.person_id')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .leftJoin('person as handler', 'handler.id', 'warning.handled_by')
    .where('warning.school_id', '=', schoolId)
    .where('warning.withdrawn_at', state === 'withdrawn' ? 'is not' : 'is', null)
  if (state !== 'withdrawn') rows = rows.where('warning.handling', state === 'open' ? 'is' : 'is not', null)
  if (kind) rows = rows.where('warning.kind', '=', kind)
  if (from) rows = rows.where('warning.raised_at', '>=', from)
  if (before) rows = rows.where('warning.raised_at', '<', before)
  if (words)
    rows = rows.where((row) =>
      row.or(
        (['person.name', 'person.name_pinyin', 'person.number', 'course.name'] as const).map((column) =>
          row(column, 'like', containing(words)),
        ),
      ),
    )
  if (scope !== 'school')
    rows = rows.where(
      fragment<boolean>`(section.unit_id = any(${scope as string[]}::uuid[]) or person.org_unit_id = any(${scope as string[]}::uuid[]))`,
    )
  return rows
}

const sortColumns = { raisedAt: 'warning.raised_at', name: 'person.name_spelling', measured: 'warning.measured' }

export const listWarnings = (sql: Sql, filter: Asked, page: Page, sort: InputOf<typeof consoleWarnings>['sort']) => {
  const rows = asked(sql, filter)
    .select([...columns, ...span, 'person.name as person_name', 'person.name_pinyin as person_pinyin', 'person.number as person_number'])
    .select(['handler.name as handler_name', 'handler.name_pinyin as handler_pinyin'])
    .select(['org_unit.name as unit_name', 'org_unit.name_en as unit_name_en', 'org_unit.name_tw as unit_name_tw'])
  return onPage(inOrder(rows, sort, sortColumns, { column: 'warning.id', direction: 'desc' }), page).execute()
}

export const countWarnings = (sql: Sql, filter: Asked) => countRows(asked(sql, filter))

/** Those of others. */
export const measureOpenWarnings = (sql: Sql, of: Pick<Asked, 'schoolId' | 'scope'>, personId: string) =>
  waitingRows(asked(sql, { ...of, state: 'open' }).where('warning.person_id', '<>', personId), 'warning.raised_at')

export const lockWarning = (sql: Sql, id: string, schoolId: string) =>
  sql.selectFrom('warning').where('id', '=', id).where('school_id', '=', schoolId).selectAll().forUpdate().executeTakeFirst()

export const saveHandling = (sql: Sql, id: string, row: Pick<NewRow<'warning'>, 'handling' | 'handled_by' | 'handled_at' | 'notes'>) =>
  sql
    .updateTable('warning')
    .set({ ...row, cause_gone_at: null })
    .where('id', '=', id)
    .execute()

export const listSchoolsWithTerms = (sql: Sql) => sql.selectFrom('term').select('school_id').distinct().orderBy('school_id').execute()
