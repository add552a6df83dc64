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
