import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const insertTemplate = (sql: Sql, row: NewRow<'document_template'>) =>
  sql.insertInto('document_template').values(row).returning('id').executeTakeFirstOrThrow()

export const insertDraft = (sql: Sql, row: NewRow<'document_template_version'>) =>
  sql.insertInto('document_template_version').values(row).execute()
