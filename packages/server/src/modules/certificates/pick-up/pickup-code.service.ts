import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { pickupCode } from '@campus/contract/certificates/pick-up.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { giveCode } from '../../printing/codes/own-code.service.ts'
import { itemOf } from '../../printing/items/item.service.ts'
import { lockRight } from '../../printing/items/right.service.ts'
import { type ApplicationRow, findApplication } from '../application/application.repository.ts'
import { deliveryOf } from '../application/application-status.rules.ts'
import { statusOf } from '../application/application-view.ts'
import { momentAt } from '../applications/application.service.ts'
import { certificatePrintable } from './certificate-printable.service.ts'

const ownItem = async (ctx: CallerCtx, row: ApplicationRow): Promise<string> => {
  if (row.way !== 'paper') throw refuse('not_found')
  const delivery = deliveryOf(statusOf(row, await momentAt(ctx, row.school_id)))
  if (delivery === 'picked_up') throw refuse('picked_up_already')
  if (delivery === 'invalid') throw refuse('document_over')
  const item = delivery === 'not_picked_up' ? await itemOf(ctx, 'certificate', row.id) : undefined
  if (!item) throw refuse('document_not_ready')
  return item.id
}

/** Owners name their application; delegates do not know it, and name the waiting item. */
export const giveApplicationCode = (
  ctx: CallerCtx,
  { applicationId: id, insteadOf }: InputOf<typeof pickupCode>,
): Promise<OutputOf<typeof pickupCode>> =>
  inTransaction(ctx, async (ctx) => {
    const { personId } = ctx.caller
    const row = await findApplication(ctx.sql, id)
    const itemId = row?.person_id === personId ? await ownItem(ctx, row) : id
    const { item } = await lockRight(ctx, itemId, personId)
    if (item.kind !== 'certificate') throw refuse('not_found')
    return giveCode(ctx, certificatePrintable, { itemId, insteadOf })
  })
