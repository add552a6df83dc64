import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import { terminalColumns } from '../terminal/terminal-columns.ts'

interface CaseFilter {
  readonly schoolId: string
  readonly state?: Column<'terminal_fault', 'state'> | undefined
  readonly terminalId?: string | undefined
}

const filtered = (sql: Sql, { schoolId, state, terminalId }: CaseFilter) => {
  let faults = sql
    .selectFrom('terminal_fault as fault')
    .innerJoin('terminal', 'terminal.id', 'fault.terminal_id')
    .leftJoin('person as handler', 'handler.id', 'fault.handler_id')
    .where('fault.school_id', '=', schoolId)
  if (state) faults = faults.where('fault.state', '=', state)
  if (terminalId) faults = faults.where('fault.terminal_id', '=', terminalId)
  return faults
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
    ...terminalColumns,
    fragment<number>`(select count(*)::int from terminal_fault_report where fault_id = fault.id)`.as('reports'),
    fragment<string>`coalesce((select description from terminal_fault_report where fault_id = fault.id order by id limit 1), '')`.as(
      'description',
    ),
  ])

export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>

export const listCases = (sql: Sql, filter: CaseFilter, page: Page) =>
  onPage(cases(sql, filter).orderBy(fragment`fault.state = 'untreated'`, 'desc').orderBy('fault.id', 'desc'), page).execute()

export const countCases = (sql: Sql, filter: CaseFilter) => countRows(filtered(sql, filter))

export const findUntreated = (sql: Sql, schoolId: string) => waitingRows(filtered(sql, { schoolId, state: 'untreated' }), 'fault.found_at')

export const findCase = (sql: Sql, schoolId: string, id: string) => cases(sql, { schoolId }).where('fault.id', '=', id).executeTakeFirst()
