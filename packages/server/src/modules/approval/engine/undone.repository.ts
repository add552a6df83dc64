import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

export const listPrints = (sql: Sql, instanceId: string) =>
  sql.selectFrom('approval_print').where('instance_id', '=', instanceId).select('document_id').orderBy('document_id').execute()

/** Frees what an instance and the sub-processes below it have booked. */
export const deleteClaimsOf = (sql: Sql, instanceId: string) =>
  fragment`
    delete from approval_claim where instance_id in (
      with recursive part as (
        select id, top_id from approval_instance where id = ${instanceId}
        union all
        select inner_part.id, inner_part.top_id from part
          join approval_instance as inner_part on inner_part.top_id = part.top_id and inner_part.parent_id = part.id)
      select id from part)`.execute(sql)
