import type { InputOf } from '@campus/contract/call.ts'
import type { withdrawApplication } from '@campus/contract/certificates/applications.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { withdrawLine } from '../../orders/lines/withdraw-line.service.ts'
import { holdOrder } from '../../orders/order/order-lock.service.ts'
import { products } from '../../orders/products.extension.ts'
import { mayWithdraw } from '../application/application-status.rules.ts'
import { statusOf } from '../application/application-view.ts'
import { momentAt, requireOwn } from './application.service.ts'
import { goOnWhenDecided } from './decided.service.ts'

export const withdraw = (ctx: CallerCtx, { id }: InputOf<typeof withdrawApplication>) =>
  inTransaction(ctx, async (ctx) => {
    await holdOrder(ctx, (await requireOwn(ctx, id)).order_id)
    const row = await requireOwn(ctx, id)
    if (!mayWithdraw(statusOf(row, await momentAt(ctx, row.school_id)))) throw refuse('already_decided')
    if (row.state === 'pending_approval') {
      await products.of(ctx).certificate.giveUp(ctx, [row.line_id], 'withdrawn', '')
      await goOnWhenDecided(ctx, row.order_id)
    } else if (!(await withdrawLine(ctx, row.order_id, row.line_id))) throw refuse('already_decided')
    return null
  })
