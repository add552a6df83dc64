import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { entrustedApplications, setApplyEntrust } from '@campus/contract/certificates/pick-up.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireDelegate } from '../../entrust/delegates/delegate.service.ts'
import { delegatesOf, entrustTo, withdrawAllOf } from '../../entrust/entrustments/entrustment.service.ts'
import { listOfKind } from '../../entrust/entrustments/own-entrustment.service.ts'
import { holdOrder } from '../../orders/order/order-lock.service.ts'
import { endCodesOf } from '../../printing/codes/code.service.ts'
import { itemOf } from '../../printing/items/item.service.ts'
import type { ApplicationRow } from '../application/application.repository.ts'
import { changeApplication } from '../application/application-change.repository.ts'
import { stateOf } from '../application/application-status.rules.ts'
import { statusOf } from '../application/application-view.ts'
import { noteEvent } from '../application/event.service.ts'
import { momentAt, requireOwn } from '../applications/application.service.ts'
import { certificatePrintable } from './certificate-printable.service.ts'

const states = { in_progress: 'waiting', finished: 'done', cancelled: 'over' } as const

export const listOf = async (
  ctx: CallerCtx,
  page: InputOf<typeof entrustedApplications>,
): Promise<OutputOf<typeof entrustedApplications>> => {
  const { rows, total } = await listOfKind(ctx, 'certificate', page)
  return {
    rows: rows.map(({ subjectId, entrustment: { name, nameEn, nameTw, part, person, copies, printed, state, since, itemId } }) => ({
      // A delegate gets a code by the waiting item, and sees nothing of the application.
      applicationId: part === 'owner' ? subjectId : itemId,
      name,
      nameEn,
      nameTw,
      part,
      person,
      copies,
      printed,
      state: states[state],
      since,
    })),
    total,
  }
}

const open = new Set<string>(['pending_approval', 'pending_payment', 'normal'])

/** The order is locked, as when the paper is made or ended: an application has paper or it has none. */
const holdFetchable = async (ctx: CallerCtx, id: string): Promise<ApplicationRow> => {
  await holdOrder(ctx, (await requireOwn(ctx, id)).order_id)
  const row = await requireOwn(ctx, id)
  if (row.way !== 'paper') throw refuse('way_not_offered')
  const status = statusOf(row, await momentAt(ctx, row.school_id))
  if (status.isPickedUp) throw refuse('picked_up_already')
  if (!open.has(stateOf(status))) throw refuse('document_over')
  return row
}

type Delegate = Awaited<ReturnType<typeof requireDelegate>>

/** A delegate named before the paper is ready is asked when it is. */
const nameDelegate = async (ctx: CallerCtx, { id, school_id, delegate_id }: ApplicationRow, delegate: Delegate | undefined) => {
  if (delegate_id === (delegate?.id ?? null)) return
  await changeApplication(ctx.sql, id, { delegate_id: delegate?.id ?? null, delegated_at: delegate ? ctx.now() : null })
  const noted = { applicationId: id, schoolId: school_id, actorId: ctx.caller.personId }
  await noteEvent(ctx, delegate ? { ...noted, kind: 'delegated', note: delegate.maskedName } : { ...noted, kind: 'delegate_removed' })
}

/** One person fetches all that is left, or nobody does. */
const entrustAll = async (ctx: CallerCtx, itemId: string, delegate: Delegate | undefined) => {
  const before = await delegatesOf(ctx, itemId)
  const isSame = delegate ? before.length === 1 && before[0]?.id === delegate.id : before.length === 0
  if (isSame) return
  await withdrawAllOf(ctx, certificatePrintable, itemId)
  await endCodesOf(ctx, { itemId })
  if (delegate) await entrustTo(ctx, certificatePrintable, { itemId, ownerId: ctx.caller.personId, delegateId: delegate.id })
}

export const entrust = (ctx: CallerCtx, { applicationId, delegateNumber }: InputOf<typeof setApplyEntrust>) =>
  inTransaction(ctx, async (ctx) => {
    const row = await holdFetchable(ctx, applicationId)
    const delegate = delegateNumber === '' ? undefined : await requireDelegate(ctx, delegateNumber)
    const item = await itemOf(ctx, 'certificate', applicationId)
    await (item ? entrustAll(ctx, item.id, delegate) : nameDelegate(ctx, row, delegate))
    return null
  })
