import { type consoleDeliveries, type DeliveryFilter, deliveryFaults } from '@campus/contract/approval/console/deliveries.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { z } from 'zod'
import type { CallerCtx } from '../../../context/context.ts'
import { type FromCursor, readFromCursor } from '../../../platform/db/cursor.ts'
import { noteListRead } from '../../logs/lists/list-filter.service.ts'
import { nodeIn, readProcessOf } from '../engine/pinned-process.ts'
import { countDeliveries, listDeliveriesOf } from './delivery.repository.ts'

type Row = Awaited<ReturnType<typeof listDeliveriesOf>>[number]

/** Processes of the release before write a sentence. */
const faultOf = ({ error }: Row) => (error === '' ? null : (deliveryFaults.find((fault) => fault === error) ?? 'no_answer'))

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
  fault: faultOf(row),
  time: row.created_at.toISOString(),
  isWaiting: row.is_waiting,
})

type Filter = z.output<typeof DeliveryFilter>

const atSchool = (ctx: CallerCtx, { processId, outcome }: Filter) => ({ schoolId: ctx.caller.schoolId, processId, outcome })

const presentAll = async (ctx: CallerCtx, rows: readonly Row[]) => {
  const presented: Awaited<ReturnType<typeof present>>[] = []
  for (const row of rows) presented.push(await present(ctx, row))
  return presented
}

export const countShown = (ctx: CallerCtx, filter: Filter) => countDeliveries(ctx.sql, atSchool(ctx, filter))

export const listShown = async (ctx: CallerCtx, filter: Filter, from: FromCursor) =>
  presentAll(ctx, await listDeliveriesOf(ctx.sql, atSchool(ctx, filter), from))

export const listDeliveries = async (
  ctx: CallerCtx,
  { processId, outcome, ...page }: InputOf<typeof consoleDeliveries>,
): Promise<OutputOf<typeof consoleDeliveries>> => {
  const filter = atSchool(ctx, { processId, outcome })
  const { rows, nextCursor } = await readFromCursor(
    page,
    (from) => listDeliveriesOf(ctx.sql, filter, from),
    (row) => row,
  )
  await noteListRead(ctx, { name: 'deliveries', isFirstPage: page.cursor === undefined, filter: { processId, outcome } }, rows)
  return { rows: await presentAll(ctx, rows), total: await countDeliveries(ctx.sql, filter), nextCursor }
}
