import type { Sql } from '../../../platform/db/sql.ts'

export const listPrints = (sql: Sql, instanceId: string) =>
  sql.selectFrom('approval_print').where('instance_id', '=', instanceId).select('document_id').orderBy('document_id').execute()
