import type { DeliveryState } from '@campus/contract/certificates/application-states.ts'
import type { PrintTaskState } from '@campus/contract/cloudprint/print-orders.ts'
import { say } from '@campus/contract/language.ts'
import { type RefusalCode, refusals } from '@campus/contract/refusals.ts'
import type { Ctx } from '../../../context/context.ts'
import type { LineDescription, Product } from '../../orders/product.ts'
import { listOfLines } from './print-task.repository.ts'

type Row = Awaited<ReturnType<typeof listOfLines>>[number]

const deliveries: Record<PrintTaskState, DeliveryState> = {
  unpaid: 'none',
  to_print: 'not_picked_up',
  printed: 'picked_up',
  refunded: 'invalid',
  closed: 'invalid',
}

const describeLine = (ctx: Ctx, row: Row): LineDescription => {
  const hasFailed = row.line_state === 'failed'
  return {
    applicationId: null,
    printTaskId: row.id,
    templateId: null,
    documentId: null,
    delivery: hasFailed ? 'failed' : deliveries[row.state],
    reason: hasFailed ? say(refusals[row.line_reason as RefusalCode], ctx.language) : '',
    validUntil: row.state === 'to_print' ? row.expires_at : null,
    email: '',
  }
}

export const describe: Product['describe'] = async (ctx, lineIds) => {
  const rows = lineIds.length > 0 ? await listOfLines(ctx.sql, lineIds) : []
  return new Map(rows.map((row) => [row.line_id, describeLine(ctx, row)]))
}
