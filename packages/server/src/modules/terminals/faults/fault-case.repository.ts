import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { countUpTo, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import { type Column, containing, type Sql } from '../../../platform/db/sql.ts'
import { terminalColumns, terminalWords } from '../terminal/terminal-columns.ts'

interface CaseFilter {
  readonly schoolId: string
  readonly state?: Column<'terminal_fault', 'state'> | undefined
  readonly terminalId?: string | undefined
  readonly kind?: Column<'terminal_fault', 'kind'> | undefined
  readonly words?: string | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

const filtered = (sql: Sql, { schoolId, state, terminalId, kind, words, from, before }: CaseFilter) => {
  let faults = sql
    .selectFrom('terminal_fault as fault')
    .innerJoin('terminal', 'terminal.id', 'fault.terminal_id')
    .leftJoin('person as handler', 'handler.id', 'fault.handler_id')
    .where('fault.school_id', '=', schoolId)
  if (state) faults = faults.where('fault.state', '=', state)
  if (terminalId) faults = faults.where('fault.terminal_id', '=', terminalId)
  if (kind) faults = faults.where('fault.kind', '=', kind)
  if (from) faults = faults.where('fault.found_at', '>=', from)
  if (before) faults = faults.where('fault.found_at', '<', before)
  if (!words) return faults
  const like = containing(words)
  return faults.where((row) => row.or([...terminalWords, 'fault.notes' as const].map((column) => row(column, 'ilike', like))))
}

const cases = (sql: Sql, filter: CaseFilter) =>
  filtered(sql, filter).select([
    'fault.id',
    'fault.kind',
    'fault.state',
    'fault.is_found_by_watch',
    'fault.is_recovered',
    'fault.found_at',
    'fault.handled_at',
    'fault.notes',
    'handler.name as handler_name',
    'handler.name_pinyin as handler_pinyin',
    ...terminalColumns,
    fragment<number>`(select count(*)::int from terminal_fault_report where fault_id = fault.id)`.as('reports'),
    fragment<string>`coalesce((select description from terminal_fault_report where fault_id = fault.id order by id limit 1), '')`.as(
      'description',
    ),
  ])

export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>

export const listCases = (sql: Sql, filter: CaseFilter, page: Page) =>
  onPage(cases(sql, filter).orderBy(fragment`fault.state = 'untreated'`, 'desc').orderBy('fault.id', 'desc'), page).execute()

/** The newest first, after the one of the cursor. */
export const listCasesAfter = (sql: Sql, filter: CaseFilter, { cursor, limit }: FromCursor) => {
  const found = cases(sql, filter).orderBy('fault.id', 'desc').limit(limit)
  return (cursor ? found.where('fault.id', '<', cursor) : found).execute()
}

export const countCases = (sql: Sql, filter: CaseFilter, max: number) => countUpTo(sql, filtered(sql, filter), max)

export const findUntreated = (sql: Sql, schoolId: string) => waitingRows(filtered(sql, { schoolId, state: 'untreated' }), 'fault.found_at')

export const findCase = (sql: Sql, schoolId: string, id: string) => cases(sql, { schoolId }).where('fault.id', '=', id).executeTakeFirst()
