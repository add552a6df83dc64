import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { PrintApply } from '@campus/contract/cloudprint/print-choices.ts'
import type { applyForPrint as applyCall, applyForFreePrint } from '@campus/contract/cloudprint/print-orders.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { checkout } from '../../orders/checkout/checkout.service.ts'
import { lineRequestFor } from './ordering.service.ts'

type CheckoutResult = OutputOf<typeof applyCall>

const checkoutOne = (ctx: CallerCtx, given: PrintApply, options: Parameters<typeof checkout>[2]): Promise<CheckoutResult> =>
  inTransaction(ctx, async (ctx) => {
    const { orderId, number, total, next, lines } = await checkout(ctx, [lineRequestFor(given)], options)
    const [line] = lines
    if (!line) throw new Error('a print without a line')
    return { taskId: line.entryId, orderId, number, total, next }
  })

/** Orders a print at the price that was seen. */
export const applyForPrint = (ctx: CallerCtx, { expectedTotal, ...given }: InputOf<typeof applyCall>): Promise<CheckoutResult> =>
  checkoutOne(ctx, given, { expectedTotal })

export const applyForFree = (ctx: CallerCtx, given: InputOf<typeof applyForFreePrint>): Promise<CheckoutResult> =>
  checkoutOne(ctx, given, { mustBeFree: true })
