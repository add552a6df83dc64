import type { Sql } from '../../../platform/db/sql.ts'

interface Delivery {
  readonly schoolId: string
  readonly instanceId: string
  readonly runId: string
  readonly url: string
  readonly attempt: number
  readonly status: number | null
  readonly error: string
  readonly now: Date
}

export const insertDelivery = (sql: Sql, delivery: Delivery) =>
  sql
    .insertInto('approval_delivery')
    .values({
      school_id: delivery.schoolId,
      instance_id: delivery.instanceId,
      run_id: delivery.runId,
      // What stands behind the path may be a secret.
      url: delivery.url.split('?')[0] ?? '',
      attempt: delivery.attempt,
      status: delivery.status,
      error: delivery.error,
      created_at: delivery.now,
    })
    .execute()
