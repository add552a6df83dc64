import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page } from '../../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../../platform/db/sql.ts'
import type { ImportOutcome } from './task.ts'

type Action = Column<'schedule_import_line', 'action'>

/** All lines in one statement, which is the same however many they are. */
export const insertLines = (sql: Sql, row: { importId: string; schoolId: string; now: Date }, outcomes: readonly ImportOutcome[]) =>
  fragment`
    insert into schedule_import_line (import_id, school_id, created_at, position, part, line, action, name, changes, problems)
    select ${row.importId}::uuid, ${row.schoolId}::uuid, ${row.now}::timestamptz, position, part, line, action, name,
      array(select jsonb_array_elements_text(changes)), problems
    from jsonb_to_recordset(${JSON.stringify(outcomes.map((outcome, position) => ({ ...outcome, position })))}::jsonb)
      as given(position int, part text, line int, action text, name text, changes jsonb, problems jsonb)`.execute(sql)

export const deleteLines = (sql: Sql, importId: string) =>
  sql.deleteFrom('schedule_import_line').where('import_id', '=', importId).execute()

const among = (sql: Sql, importId: string, action: Action | undefined) => {
  const lines = sql.selectFrom('schedule_import_line').where('import_id', '=', importId)
  return action ? lines.where('action', '=', action) : lines
}

const shown = ['position', 'part', 'line', 'action', 'name', 'changes', 'problems'] as const

export const pageLines = (sql: Sql, importId: string, action: Action | undefined, page: Page) =>
  onPage(among(sql, importId, action).select(shown).orderBy('position'), page).execute()

export const countLines = (sql: Sql, importId: string, action: Action | undefined) => countRows(among(sql, importId, action))

/** What was shown of all lines, in their order. */
export const listShown = (sql: Sql, importId: string) =>
  among(sql, importId, undefined).select(['part', 'line', 'action', 'name', 'changes']).orderBy('position').execute()

/** Lines of imports that are over: they name students. */
export const deleteOldLines = (sql: Sql, before: Date) =>
  fragment`delete from schedule_import_line using schedule_import
    where schedule_import.id = import_id and finished_at < ${before}`.execute(sql)
