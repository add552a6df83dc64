import type { Sql } from '../../../platform/db/sql.ts'

export const isRecalled = async (sql: Sql, textId: string): Promise<boolean> =>
  (await sql.selectFrom('message_text').where('id', '=', textId).where('recalled_at', 'is not', null).select('id').executeTakeFirst()) !==
  undefined
