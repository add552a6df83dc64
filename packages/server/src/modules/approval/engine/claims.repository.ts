import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

interface ClaimRow {
  readonly schoolId: string
  readonly instanceId: string
  readonly kind: string
  readonly key: string
  readonly from: Date | null
  readonly until: Date | null
}

export const insertClaim = (sql: Sql, { schoolId, instanceId, kind, key, from, until }: ClaimRow) =>
  sql
    .insertInto('approval_claim')
    .values({ school_id: schoolId, instance_id: instanceId, kind, key, span: fragment<string>`tstzrange(${from}, ${until})` })
    .execute()

export const deleteClaims = (sql: Sql, instanceId: string) =>
  sql.deleteFrom('approval_claim').where('instance_id', '=', instanceId).execute()

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
