import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import type { Column, NewRow, Sql } from '../../../platform/db/sql.ts'
import { terminalColumns } from '../terminal/terminal-columns.ts'

/** One report a person and fault; a second gets nothing. */
export const insertReport = (sql: Sql, row: NewRow<'terminal_fault_report'>) =>
  sql
    .insertInto('terminal_fault_report')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const listReporters = (sql: Sql, faultId: string) =>
  sql.selectFrom('terminal_fault_report').where('fault_id', '=', faultId).select(['id as report_id', 'person_id']).orderBy('id').execute()

const reports = (sql: Sql) =>
  sql
    .selectFrom('terminal_fault_report as report')
    .innerJoin('terminal_fault as fault', 'fault.id', 'report.fault_id')
    .innerJoin('terminal', 'terminal.id', 'fault.terminal_id')
    .leftJoin('person as handler', 'handler.id', 'fault.handler_id')

const columns = [
  'report.id',
  'report.description',
  'report.phone_encrypted',
  'report.image_ids',
  'report.created_at',
  'fault.kind',
  'fault.state',
  'fault.is_recovered',
  'fault.notes',
  'fault.handled_at',
  'handler.name as handler_name',
  'handler.name_pinyin as handler_pinyin',
  ...terminalColumns,
] as const

export type ReportRow = NonNullable<Awaited<ReturnType<typeof findOwnReport>>>

const ofPerson = (sql: Sql, personId: string, state?: Column<'terminal_fault', 'state'>) => {
  const own = reports(sql).where('report.person_id', '=', personId)
  return state ? own.where('fault.state', '=', state) : own
}

export const findOwnReport = (sql: Sql, personId: string, id: string) =>
  ofPerson(sql, personId).where('report.id', '=', id).select(columns).executeTakeFirst()

export const listOwnReports = (sql: Sql, personId: string, state: Column<'terminal_fault', 'state'> | undefined, page: Page) =>
  onPage(ofPerson(sql, personId, state).select(columns).orderBy('report.id', 'desc'), page).execute()

export const countOwnReports = (sql: Sql, personId: string, state: Column<'terminal_fault', 'state'> | undefined) =>
  countRows(ofPerson(sql, personId, state))

export const listAllOf = (sql: Sql, personId: string) => ofPerson(sql, personId).select(columns).orderBy('report.id').execute()

export const dropPhonesOf = (sql: Sql, personId: string) =>
  sql.updateTable('terminal_fault_report').set({ phone_encrypted: null }).where('person_id', '=', personId).execute()

/** What people wrote about a fault, with the unit that decides who may see them. */
export const listReportsOf = (sql: Sql, faultId: string) =>
  sql
    .selectFrom('terminal_fault_report as report')
    .innerJoin('person', 'person.id', 'report.person_id')
    .where('report.fault_id', '=', faultId)
    .select([
      'report.id',
      'report.description',
      'report.phone_encrypted',
      'report.image_ids',
      'report.created_at',
      'person.name as person_name',
      'person.name_pinyin as person_pinyin',
      'person.org_unit_id as unit_id',
    ])
    .orderBy('report.id')
    .execute()
