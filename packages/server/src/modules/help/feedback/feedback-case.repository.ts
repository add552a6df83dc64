import { sql as fragment } from 'kysely'
import { waitingRows } from '../../../platform/db/paging.ts'
import { type Column, containing, type Sql } from '../../../platform/db/sql.ts'
import { feedbackColumns } from './feedback.repository.ts'

export interface CaseFilter {
  readonly schoolId: string
  readonly state: Column<'feedback', 'state'> | undefined
  readonly category: Column<'feedback', 'category'> | undefined
  readonly words: string | undefined
  readonly from: Date | undefined
  readonly before: Date | undefined
}

const ofSchool = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('feedback')
    .innerJoin('person', 'person.id', 'feedback.person_id')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .where('feedback.school_id', '=', schoolId)

const filtered = (sql: Sql, { schoolId, state, category, words, from, before }: CaseFilter) => {
  let cases = ofSchool(sql, schoolId)
  if (state) cases = cases.where('feedback.state', '=', state)
  if (category) cases = cases.where('feedback.category', '=', category)
  if (from) cases = cases.where('feedback.created_at', '>=', from)
  if (before) cases = cases.where('feedback.created_at', '<', before)
  if (!words) return cases
  const pattern = containing(words)
  return cases.where((row) =>
    row.or([
      row('feedback.title', 'ilike', pattern),
      row('feedback.content', 'ilike', pattern),
      row('person.name', 'ilike', pattern),
      row('person.name_pinyin', 'ilike', pattern),
      row('person.number', 'ilike', pattern),
    ]),
  )
}

const columns = [
  ...feedbackColumns,
  'person.name as author_name',
  'person.name_pinyin as author_pinyin',
  'person.number as author_number',
  'org_unit.name as unit_name',
  'org_unit.name_en as unit_name_en',
  'org_unit.name_tw as unit_name_tw',
] as const

export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>

export const listCases = (sql: Sql, filter: CaseFilter, page: { limit: number; offset: number }) =>
  filtered(sql, filter).select(columns).orderBy('feedback.id', 'desc').limit(page.limit).offset(page.offset).execute()

export const countCases = (sql: Sql, filter: CaseFilter) =>
  filtered(sql, filter).select(fragment<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()

export const findOpenCases = (sql: Sql, schoolId: string) =>
  waitingRows(sql.selectFrom('feedback').where('school_id', '=', schoolId).where('state', '=', 'open'), 'created_at')

export const findCase = (sql: Sql, schoolId: string, id: string) =>
  ofSchool(sql, schoolId).where('feedback.id', '=', id).select(columns).executeTakeFirst()
