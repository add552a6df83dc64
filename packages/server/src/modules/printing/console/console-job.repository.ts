import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { newestFirst } from '../../../platform/db/newest-first.ts'
import { countUpTo, waitingRows } from '../../../platform/db/paging.ts'
import { type Column, containing, type Sql } from '../../../platform/db/sql.ts'
import type { Narrowed } from '../../logs/lists/list-filter.service.ts'

interface JobFilter extends Narrowed {
  readonly state?: Column<'print_job', 'state'> | undefined
  readonly terminalId?: string | undefined
  readonly personId?: string | undefined
  readonly id?: string | undefined
  /** Of the number or the name of the person who printed. */
  readonly words?: string | undefined
  readonly kind?: Column<'print_item', 'kind'> | undefined
}

const among = (sql: Sql, { schoolId, scope, state, terminalId, personId, id, kind, words, from, before }: JobFilter) => {
  let query = sql
    .selectFrom('print_job as job')
    .innerJoin('print_item as item', 'item.id', 'job.item_id')
    .innerJoin('terminal', 'terminal.id', 'job.terminal_id')
    .innerJoin('person', 'person.id', 'job.person_id')
    .where('job.school_id', '=', schoolId)
  if (state) query = query.where('job.state', '=', state)
  if (terminalId) query = query.where('job.terminal_id', '=', terminalId)
  if (personId) query = query.where('job.person_id', '=', personId)
  if (kind) query = query.where('item.kind', '=', kind)
  if (id) query = query.where('job.id', '=', id)
  if (from) query = query.where('job.created_at', '>=', from)
  if (before) query = query.where('job.created_at', '<', before)
  if (words) {
    const like = containing(words)
    query = query.where((row) =>
      row.or([row('person.number', 'ilike', like), row('person.name', 'ilike', like), row('person.name_pinyin', 'ilike', like)]),
    )
  }
  if (scope === 'school') return query
  return scope.length > 0 ? query.where('person.org_unit_id', 'in', scope) : query.where(fragment<boolean>`false`)
}

export type SchoolJobRow = Awaited<ReturnType<typeof listSchoolJobs>>[number]

export const listSchoolJobs = (sql: Sql, filter: JobFilter, from: FromCursor) => {
  const found = among(sql, filter)
    .select(['job.id', 'job.pages_due', 'job.pages_out', 'job.state', 'job.reasons', 'job.created_at', 'job.ended_at'])
    .select(['item.kind', 'job.attribute', 'job.person_id'])
    .select(['person.name as person_name', 'person.name_pinyin as person_pinyin', 'person.number as person_number'])
    .select(['terminal.id as terminal_id', 'terminal.number', 'terminal.name', 'terminal.name_en', 'terminal.name_tw'])
    .select(['terminal.location', 'terminal.location_en', 'terminal.location_tw'])
  return newestFirst(found, { table: 'print_job', as: 'job', time: 'created_at' }, from).execute()
}

export const countSchoolJobs = (sql: Sql, filter: JobFilter, max: number) => countUpTo(sql, among(sql, filter), max)

export const measureUnsure = (sql: Sql, schoolId: string) =>
  waitingRows(sql.selectFrom('print_job').where('school_id', '=', schoolId).where('state', '=', 'unsure'), 'print_job.created_at')
