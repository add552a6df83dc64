import type { consoleDeliveries } from '@campus/contract/approval/console/deliveries.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { readFromCursor } from '../../../platform/db/cursor.ts'
import { nodeIn, readProcessOf } from '../engine/pinned-process.ts'
import { countDeliveries, listDeliveriesOf } from './delivery.repository.ts'

type Row = Awaited<ReturnType<typeof listDeliveriesOf>>[number]

const present = async (ctx: CallerCtx, row: Row) => ({
  id: row.id,
  instanceId: row.instance_id,
  number: row.number,
  processName: say([row.name, row.name_en, row.name_tw], ctx.language),
  stepName: nodeIn(await readProcessOf(ctx.sql, row), row.node_id)?.name ?? '',
  url: row.url,
  attempt: row.attempt,
  outcome: row.error === '' ? ('delivered' as const) : ('failed' as const),
  status: row.status,
  error: row.error,
  time: row.created_at.toISOString(),
  isWaiting: row.is_waiting,
})

export const listDeliveries = async (
  ctx: CallerCtx,
  { processId, outcome, ...page }: InputOf<typeof consoleDeliveries>,
): Promise<OutputOf<typeof consoleDeliveries>> => {
  const filter = { schoolId: ctx.caller.schoolId, processId, outcome }
  const { rows, nextCursor } = await readFromCursor(
    page,
    (from) => listDeliveriesOf(ctx.sql, filter, from),
    (row) => row,
  )
  const presented = []
  for (const row of rows) presented.push(await present(ctx, row))
  return { rows: presented, total: await countDeliveries(ctx.sql, filter), nextCursor }
}
