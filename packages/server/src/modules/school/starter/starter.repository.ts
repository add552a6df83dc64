import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const insertDocuments = (sql: Sql, rows: readonly NewRow<'legal_document'>[]) =>
  sql.insertInto('legal_document').values(rows).execute()

export const insertEntries = (sql: Sql, rows: readonly NewRow<'dictionary_entry'>[]) =>
  sql.insertInto('dictionary_entry').values(rows).execute()
