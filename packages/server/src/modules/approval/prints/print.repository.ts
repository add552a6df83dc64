import type { Sql } from '../../../platform/db/sql.ts'

interface Print {
  readonly instanceId: string
  readonly rights: Buffer
}

export const findPrint = (sql: Sql, { instanceId, rights }: Print) =>
  sql
    .selectFrom('approval_print')
    .where('instance_id', '=', instanceId)
    .where('rights_hash', '=', rights)
    .select('document_id')
    .executeTakeFirst()

export const insertPrint = (sql: Sql, row: Print & { readonly schoolId: string; readonly documentId: string; readonly now: Date }) =>
  sql
    .insertInto('approval_print')
    .values({
      instance_id: row.instanceId,
      rights_hash: row.rights,
      school_id: row.schoolId,
      document_id: row.documentId,
      created_at: row.now,
    })
    .execute()

export const listNumbers = (sql: Sql, ids: readonly string[]) =>
  sql.selectFrom('approval_instance').where('id', 'in', ids).select(['id', 'number']).execute()

export const findUndone = (sql: Sql, id: string) =>
  sql.selectFrom('approval_instance').where('undoes_id', '=', id).where('state', '=', 'passed').select('number').executeTakeFirst()
