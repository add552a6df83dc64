import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { documentById, openPages } from '../../documents/issued/issued.service.ts'
import { cancelAllOf } from '../../entrust/entrustments/entrustment.service.ts'
import { itemOf } from '../../printing/items/item.service.ts'
import type { Action, CameOut, CameOutAt, Printable } from '../../printing/printable.ts'
import { type ApplicationRow, findApplication } from '../application/application.repository.ts'
import { notifyPrinted } from '../application/application-messages.ts'
import { deliveryOf } from '../application/application-status.rules.ts'
import { statusOf } from '../application/application-view.ts'
import { touchEvent } from '../application/event.repository.ts'
import { noteEvent } from '../application/event.service.ts'
import { momentAt } from '../applications/application.service.ts'
import { addPrinted } from './paper.repository.ts'

/** Copies printed soon after each other are one print in the timeline of an application. */
const printSeconds = 600

const requirePrintable = async (ctx: Ctx, applicationId: string): Promise<ApplicationRow> => {
  const row = await findApplication(ctx.sql, applicationId)
  if (row?.way !== 'paper') throw refuse('document_over')
  const delivery = deliveryOf(statusOf(row, await momentAt(ctx, row.school_id)))
  if (delivery !== 'not_picked_up') throw refuse('document_over')
  return row
}

const notePrint = async (
  ctx: Ctx,
  { id: applicationId, school_id: schoolId }: ApplicationRow,
  { personId: actorId, place: { terminalId }, isAll }: CameOut,
) => {
  const now = ctx.now()
  const noted = { applicationId, actorId, terminalId }
  if (!(await touchEvent(ctx.sql, { ...noted, kind: 'printed', at: now, notBefore: later(now, -printSeconds) })))
    await noteEvent(ctx, { ...noted, schoolId, kind: 'printed' })
  if (isAll) await noteEvent(ctx, { ...noted, schoolId, kind: 'picked_up' })
}

/** The owner printed it all: nobody else need fetch it. */
const endErrands = async (ctx: Ctx, row: ApplicationRow, place: CameOutAt) => {
  const item = await itemOf(ctx, 'certificate', row.id)
  if (item) await cancelAllOf(ctx, item.id)
  await notifyPrinted(ctx, row, place)
}

const actions = {
  code_given: 'code_given',
  entrusted: 'delegated',
  accepted: 'delegate_accepted',
  declined: 'delegate_declined',
  withdrawn: 'delegate_removed',
  expired: 'delegate_expired',
} as const satisfies Record<Action['kind'], string>

/** What terminals need to know of certificates on paper. */
export const certificatePrintable: Printable = {
  async mayPrint(ctx, applicationId) {
    await requirePrintable(ctx, applicationId)
  },
  async open(ctx, applicationId) {
    const { document_id } = await requirePrintable(ctx, applicationId)
    const document = document_id === null ? undefined : await documentById(ctx, document_id)
    if (!document) throw refuse('document_over')
    const content = await openPages(ctx, document)
    return { content, ...(document.size === null ? {} : { size: document.size }) }
  },
  async noteOut(ctx, applicationId, out) {
    const row = out.newCopies > 0 ? await findApplication(ctx.sql, applicationId) : undefined
    if (!row) return
    await addPrinted(ctx.sql, applicationId, out.newCopies, ctx.now())
    await notePrint(ctx, row, out)
    if (out.isAll && out.personId === row.person_id) await endErrands(ctx, row, out.place)
  },
  noteAction: (ctx, applicationId, { schoolId, kind, actorId, delegate }) =>
    noteEvent(ctx, { applicationId, schoolId, kind: actions[kind], actorId, note: delegate }),
}
