import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { PrintApply } from '@campus/contract/cloudprint/print-choices.ts'
import type { applyForPrint as applyCall, applyForFreePrint } from '@campus/contract/cloudprint/print-orders.ts'
import { type CallerCtx, inTransaction } from '../../../platform/context.ts'
import { settle } from '../../orders/settle.service.ts'
import { wishFor } from './ordering.service.ts'

type Settled = OutputOf<typeof applyCall>

const settleOne = (ctx: CallerCtx, given: PrintApply, options: Parameters<typeof settle>[2]): Promise<Settled> =>
  inTransaction(ctx, async (ctx) => {
    const { orderId, number, total, next, lines } = await settle(ctx, [wishFor(given)], options)
    const [line] = lines
    if (!line) throw new Error('a print without a line')
    return { taskId: line.entryId, orderId, number, total, next }
  })

/** Orders a print at the price that was seen. */
export const applyForPrint = (ctx: CallerCtx, { expectedTotal, ...given }: InputOf<typeof applyCall>): Promise<Settled> =>
  settleOne(ctx, given, { expectedTotal })

export const applyForFree = (ctx: CallerCtx, given: InputOf<typeof applyForFreePrint>): Promise<Settled> =>
  settleOne(ctx, given, { mustBeFree: true })
