import { refuse } from '../../../platform/refuse.ts'
import { holdUses, notePaidUses, repriceUses } from '../../documents/uses/use.service.ts'
import type { Product } from '../../orders/product.ts'
import { notePaidByAgent } from '../agents/agent-paid.service.ts'
import { causeOf } from './ordering.service.ts'
import { isFeeNeeded, listCharging } from './price.repository.ts'

export const reprice: Product['reprice'] = async (ctx, personId, lineIds) => {
  const charged = await repriceUses(ctx, personId, async () =>
    (await listCharging(ctx.sql, lineIds)).map(({ lineId, schoolId, templateId, copies, ...rules }) => ({
      lineId,
      schoolId,
      templateId,
      rules,
      copies,
      cause: causeOf(lineId),
    })),
  )
  return new Map(charged.map(({ lineId, charge }) => [lineId, { freeCopies: charge.freeCopies, amount: charge.price }]))
}

export const notePaid: Product['notePaid'] = async (ctx, lines, paymentId) => {
  await notePaidUses(
    ctx,
    lines.map(({ id, amount }) => ({ cause: causeOf(id), paid: amount })),
  )
  if (paymentId) await notePaidByAgent(ctx, paymentId)
}

/** What is charged once stays paid while something else rests on it; nobody has another for nothing meanwhile. */
export const requireRefundable: Product['requireRefundable'] = async (ctx, personId, lineIds) => {
  await holdUses(ctx, personId)
  if (await isFeeNeeded(ctx.sql, personId, lineIds)) throw refuse('fee_covers_other_copies')
}
