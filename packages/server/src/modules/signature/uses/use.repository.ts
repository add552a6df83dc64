import { countRows } from '../../../platform/db/paging.ts'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

const usesOf = (sql: Sql, personId: string) => sql.selectFrom('signature_use').where('person_id', '=', personId)

const columns = ['id', 'application_id', 'signature_id', 'method', 'name', 'name_en', 'name_tw', 'used_at'] as const

export const listUses = (sql: Sql, personId: string, page: { pageNum: number; pageSize: number }) =>
  usesOf(sql, personId)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset((page.pageNum - 1) * page.pageSize)
    .execute()

export const countUses = (sql: Sql, personId: string) => countRows(usesOf(sql, personId))

export const listAllUses = (sql: Sql, personId: string) =>
  usesOf(sql, personId).select(['name', 'method', 'used_at']).orderBy('id').execute()

export const deleteUsesOf = (sql: Sql, personId: string) => sql.deleteFrom('signature_use').where('person_id', '=', personId).execute()

export const findOwnByFile = (sql: Sql, fileId: string, personId: string) =>
  sql.selectFrom('signature').where('file_id', '=', fileId).where('person_id', '=', personId).select(['id', 'method']).executeTakeFirst()

export const insertUse = (sql: Sql, row: NewRow<'signature_use'>) => sql.insertInto('signature_use').values(row).execute()

/** Held until the transaction ends, so that it is not deleted while an application takes it. */
export const holdByFile = (sql: Sql, fileId: string) =>
  sql.selectFrom('signature').where('file_id', '=', fileId).select(['state', 'person_id']).forShare().executeTakeFirst()
