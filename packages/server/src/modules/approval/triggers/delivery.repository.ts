import type { DeliveryFault } from '@campus/contract/approval/console/deliveries.ts'
import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { countRows } from '../../../platform/db/paging.ts'
import type { Sql } from '../../../platform/db/sql.ts'

interface Delivery {
  readonly schoolId: string
  readonly instanceId: string
  readonly runId: string
  readonly url: string
  readonly attempt: number
  readonly status: number | null
  readonly fault: DeliveryFault | null
  readonly now: Date
}

export const insertDelivery = (sql: Sql, delivery: Delivery) =>
  sql
    .insertInto('approval_delivery')
    .values({
      // Listed by id: what is written later about an earlier call stands at its time.
      id: fragment<string>`uuidv7(${delivery.now}::timestamptz - clock_timestamp())`,
      school_id: delivery.schoolId,
      instance_id: delivery.instanceId,
      run_id: delivery.runId,
      // What stands behind the path may be a secret.
      url: delivery.url.split('?')[0] ?? '',
      attempt: delivery.attempt,
      status: delivery.status,
      error: delivery.fault ?? '',
      created_at: delivery.now,
    })
    .execute()

export interface DeliveryFilter {
  readonly schoolId: string
  readonly processId: string | undefined
  readonly outcome: 'delivered' | 'failed' | undefined
}

const deliveries = (sql: Sql, { schoolId, processId, outcome }: DeliveryFilter) => {
  let query = sql
    .selectFrom('approval_delivery as delivery')
    .innerJoin('approval_instance as instance', 'instance.id', 'delivery.instance_id')
    .where('delivery.school_id', '=', schoolId)
  if (processId) query = query.where('instance.process_id', '=', processId)
  if (outcome) query = query.where('delivery.error', outcome === 'delivered' ? '=' : '<>', '')
  return query
}

export const countDeliveries = (sql: Sql, filter: DeliveryFilter) => countRows(deliveries(sql, filter))

export const listDeliveriesOf = (sql: Sql, filter: DeliveryFilter, { cursor, limit }: FromCursor) => {
  const among = deliveries(sql, filter)
  return (cursor === undefined ? among : among.where('delivery.id', '<', cursor))
    .innerJoin('approval_run as run', 'run.id', 'delivery.run_id')
    .innerJoin('approval_process as process', 'process.id', 'instance.process_id')
    .select([
      'delivery.id',
      'delivery.instance_id',
      'delivery.url',
      'delivery.attempt',
      'delivery.status',
      'delivery.error',
      'delivery.created_at',
      'instance.number',
      'instance.version_id',
      'instance.earlier_version_ids',
      'run.node_id',
      'process.name',
      'process.name_en',
      'process.name_tw',
      fragment<boolean>`exists (select from approval_task
        where approval_task.run_id = run.id and approval_task.kind = 'failure' and approval_task.state = 'open')`.as('is_waiting'),
    ])
    .orderBy('delivery.id', 'desc')
    .limit(limit)
    .execute()
}
