import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

/** Every terminal of a school with its open faults and the pages of today. */
export const listCounts = (sql: Sql, schoolId: string, today: Date) =>
  sql
    .selectFrom('terminal')
    .where('terminal.school_id', '=', schoolId)
    .select([
      'terminal.id',
      fragment<number>`(select count(*)::int from terminal_fault where terminal_fault.terminal_id = terminal.id
        and terminal_fault.state = 'untreated')`.as('open_faults'),
      fragment<number>`(select coalesce(sum(print_job.pages_out), 0)::int from print_job where print_job.terminal_id = terminal.id
        and print_job.created_at >= ${today})`.as('printed_today'),
    ])
    .execute()

export const listFaultsSince = (sql: Sql, schoolId: string, since: Date, terminalId?: string) => {
  const faults = sql
    .selectFrom('terminal_fault')
    .where('school_id', '=', schoolId)
    .where('found_at', '>=', since)
    .select(['kind', 'found_at', 'handled_at'])
  return (terminalId ? faults.where('terminal_id', '=', terminalId) : faults).execute()
}

export const countPagesByDay = (sql: Sql, schoolId: string, since: Date, timeZone: string) =>
  sql
    .selectFrom('print_job')
    .where('school_id', '=', schoolId)
    .where('created_at', '>=', since)
    .where('pages_out', '>', 0)
    .select([
      fragment<string>`to_char(created_at at time zone ${timeZone}, 'YYYY-MM-DD')`.as('day'),
      fragment<number>`sum(pages_out)::int`.as('pages'),
      fragment<number>`count(*)::int`.as('jobs'),
    ])
    .groupBy(fragment`1`)
    .execute()

type Given = Omit<NewRow<'terminal'>, 'id' | 'school_id' | 'created_at'>

export const insertTerminal = (sql: Sql, schoolId: string, row: Given, now: Date) =>
  sql
    .insertInto('terminal')
    .values({ ...row, school_id: schoolId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateTerminal = (sql: Sql, schoolId: string, id: string, row: Given) =>
  sql.updateTable('terminal').set(row).where('school_id', '=', schoolId).where('id', '=', id).execute()

/** Locked while it is changed, so that opening and closing are reported in order. */
export const lockTerminalOf = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('terminal')
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .select(['id', 'is_in_use'])
    .forNoKeyUpdate()
    .executeTakeFirst()
