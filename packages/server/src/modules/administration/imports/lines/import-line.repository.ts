import { sql as fragment } from 'kysely'
import { countRows } from '../../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../../platform/db/sql.ts'
import type { Problem } from './line.rules.ts'

export interface NewLine {
  readonly line: number
  readonly action: string
  readonly number: string
  readonly name: string
  /** In base64. */
  readonly given: string
  readonly changes: readonly string[]
  readonly problems: readonly Problem[]
}

/** All lines in one statement, which is the same however many they are. */
export const insertLines = (sql: Sql, row: { importId: string; schoolId: string; now: Date }, lines: readonly NewLine[]) =>
  fragment`
    insert into person_import_line (import_id, school_id, created_at, line, action, number, name, given_encrypted, changes, problems)
    select ${row.importId}::uuid, ${row.schoolId}::uuid, ${row.now}::timestamptz, line, action, number, name, decode(given, 'base64'),
           array(select jsonb_array_elements_text(changes)), problems
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as given_row(line int, action text, number text, name text, given text, changes jsonb, problems jsonb)`.execute(sql)

export const deleteLines = (sql: Sql, importId: string) => sql.deleteFrom('person_import_line').where('import_id', '=', importId).execute()

const among = (sql: Sql, importId: string, action: Column<'person_import_line', 'action'> | undefined) => {
  const lines = sql.selectFrom('person_import_line').where('import_id', '=', importId)
  return action ? lines.where('action', '=', action) : lines
}

export const listLines = (
  sql: Sql,
  importId: string,
  action: Column<'person_import_line', 'action'> | undefined,
  page: { size: number; skip: number },
) =>
  among(sql, importId, action)
    .select(['line', 'action', 'number', 'name', 'changes', 'problems'])
    .orderBy('line')
    .limit(page.size)
    .offset(page.skip)
    .execute()

export const countLines = (sql: Sql, importId: string, action: Column<'person_import_line', 'action'> | undefined) =>
  countRows(among(sql, importId, action))

export const listLinesAfter = (sql: Sql, importId: string, line: number, limit: number) =>
  sql
    .selectFrom('person_import_line')
    .where('import_id', '=', importId)
    .where('line', '>', line)
    .select(['line', 'action', 'changes', 'given_encrypted'])
    .orderBy('line')
    .limit(limit)
    .execute()

/** What the lines gave is not kept longer than it is needed. */
export const forgetGiven = (sql: Sql, importId: string) =>
  sql.updateTable('person_import_line').set({ given_encrypted: null }).where('import_id', '=', importId).execute()
