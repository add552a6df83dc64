import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { forgetPrintTask, payPrint, printOrder, printTasks, refundPrint } from '@campus/contract/cloudprint/print-orders.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { closeOrder } from '../../orders/lines/order-lines.service.ts'
import { pay as payOrder } from '../../orders/payment/pay.service.ts'
import { placesOf } from '../../printing/place.service.ts'
import { giveBackUnprinted } from './give-back.service.ts'
import { changeTask, countTasks, findOwnTask, findWaitingPaid, type ListedTask, listAllTasks, listTasks } from './print-task.repository.ts'
import { presentTask } from './print-task-view.ts'

const present = async (ctx: Ctx, rows: readonly ListedTask[]) => {
  const terminalIds = rows.map((row) => row.terminal_id)
  const placeOf = await placesOf(ctx, terminalIds)
  return rows.map((row) => presentTask(row, placeOf(row.terminal_id)))
}

export const list = async (ctx: CallerCtx, { state, ...page }: InputOf<typeof printTasks>): Promise<OutputOf<typeof printTasks>> => {
  const filter = { personId: ctx.caller.personId, state }
  const rows = await listTasks(ctx.sql, filter, page)
  return { rows: await present(ctx, rows), total: await countTasks(ctx.sql, filter) }
}

/** Somebody else's print is treated as missing. */
const requireOwn = async (ctx: CallerCtx, id: string) => {
  const task = await findOwnTask(ctx.sql, ctx.caller.personId, id)
  if (!task) throw refuse('not_found')
  return task
}

export const read = async (ctx: CallerCtx, { taskId }: InputOf<typeof printOrder>): Promise<OutputOf<typeof printOrder>> => {
  const row = await requireOwn(ctx, taskId)
  return presentTask(row, (await placesOf(ctx, [row.terminal_id]))(row.terminal_id))
}

export const pay = async (ctx: CallerCtx, { taskId, way, usesBeans }: InputOf<typeof payPrint>): Promise<OutputOf<typeof payPrint>> => {
  const { order_id } = await requireOwn(ctx, taskId)
  return payOrder(ctx, { orderId: order_id, way, usesBeans })
}

export const refund = async (ctx: CallerCtx, { taskId }: InputOf<typeof refundPrint>): Promise<OutputOf<typeof refundPrint>> => {
  await requireOwn(ctx, taskId)
  return { amount: await giveBackUnprinted(ctx, taskId, 'given_up') }
}

export const forget = (ctx: CallerCtx, { id }: InputOf<typeof forgetPrintTask>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { state, order_id } = await requireOwn(ctx, id)
    if (state === 'unpaid' && (await closeOrder(ctx, order_id, 'cancelled'))) return null
    // What is unpaid to our eyes and cannot be closed was paid a moment ago.
    if (state === 'unpaid' || state === 'to_print') throw refuse('print_not_over')
    await changeTask(ctx.sql, id, { hidden_at: ctx.now() })
    return null
  })

/** The prints that somebody ordered, for their own copy. */
export const exportPrints = (ctx: Ctx, personId: string) => listAllTasks(ctx.sql, personId)

/** Whether a print waits that somebody paid for, with money or with beans. */
export const hasPrintToFetch = async (ctx: Ctx, personId: string): Promise<boolean> =>
  (await findWaitingPaid(ctx.sql, personId)) !== undefined
