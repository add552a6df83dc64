import type { applicationEvents } from '@campus/contract/certificates/application-states.ts'
import type { Ctx } from '../../../context/context.ts'
import { cancelMatter } from '../../approval/matters/matter.service.ts'
import { makeDocumentJob } from '../../documents/documents.jobs.ts'
import { completeFacts } from '../../documents/facts/facts.service.ts'
import { endDocument } from '../../documents/issued/end.service.ts'
import { retry as makeAgain } from '../../documents/issuing/retry.service.ts'
import { takeUseAgain, undoUse } from '../../documents/uses/use.service.ts'
import { moveLine } from '../../orders/lines/order-lines.service.ts'
import type { Product } from '../../orders/product.ts'
import { type ApplicationRow, lockOfLines } from '../application/application.repository.ts'
import { changeApplication, releaseApplications } from '../application/application-change.repository.ts'
import { noteEvent } from '../application/event.service.ts'
import { makingOf } from '../application/making.ts'
import { issueCertificateJob } from '../certificates.jobs.ts'
import { endPaper } from '../handover/paper-item.service.ts'
import { sendByMail } from '../handover/sending.service.ts'
import { versionOf } from './issuing.service.ts'
import { causeOf } from './ordering.service.ts'

export const payable: Product['payable'] = async (ctx, lineIds) => {
  for (const { id } of await lockOfLines(ctx.sql, lineIds)) await changeApplication(ctx.sql, id, { state: 'pending_payment' })
}

const queueIssuing = (ctx: Ctx, lineIds: readonly string[]) =>
  ctx.services.jobs.addAll(
    ctx.sql,
    issueCertificateJob,
    lineIds.map((lineId) => ({ data: { lineId } })),
  )

export const release: Product['release'] = async (ctx, lineIds) => {
  const released = await releaseApplications(ctx.sql, lineIds, ctx.now())
  if (released.length === 0) return 'making'
  await queueIssuing(
    ctx,
    released.map(({ line_id }) => line_id),
  )
  return 'making'
}

const isAlive = ({ state }: ApplicationRow) => state === 'pending_approval' || state === 'pending_payment' || state === 'normal'

const end = async (
  ctx: Ctx,
  row: ApplicationRow,
  why: Extract<(typeof applicationEvents)[number], Parameters<Product['giveUp']>[2]>,
  reason: string,
) => {
  const by = ctx.caller?.personId
  await undoUse(ctx, causeOf(row.line_id))
  await changeApplication(ctx.sql, row.id, { state: why })
  if (row.state === 'pending_approval' && row.decided_at === null)
    await cancelMatter(ctx, 'certificate', row.id, { by: by ?? null, notes: reason })
  if (row.way === 'paper') await endPaper(ctx, row.id)
  if (row.document_id) await endDocument(ctx, row.document_id, { by: by ?? row.person_id, reason })
  await noteEvent(ctx, { applicationId: row.id, schoolId: row.school_id, kind: why, actorId: by, note: reason })
}

/** What ended once stays as it ended. */
export const giveUp: Product['giveUp'] = async (ctx, lineIds, why, reason) => {
  for (const row of await lockOfLines(ctx.sql, lineIds)) if (isAlive(row)) await end(ctx, row, why, reason)
}

/** Remaining problems are reported at once. */
const issueAgain = async (ctx: Ctx, row: ApplicationRow) => {
  const version = await versionOf(ctx, row)
  await completeFacts(ctx, { version, ...makingOf(row) })
  const { person_id: personId, copies } = row
  if (row.amount === 0) await takeUseAgain(ctx, { version, personId, copies, cause: causeOf(row.line_id) })
  await queueIssuing(ctx, [row.line_id])
}

const makeFile = async (ctx: Ctx, row: ApplicationRow) => {
  if (row.document_id === null) return issueAgain(ctx, row)
  if (row.document_state === 'failed') return makeAgain(ctx, row.document_id)
  // It is being made or was, and only what comes after it was lost.
  await ctx.services.jobs.add(ctx.sql, makeDocumentJob, { id: row.document_id })
}

/** Begins again where it stopped: with the file, or with the mail that brings it. */
const goOn = async (ctx: Ctx, row: ApplicationRow): Promise<boolean> => {
  if (row.line_state === 'send_failed') {
    await sendByMail(ctx, row)
    await moveLine(ctx, row.line_id, 'to_send')
    return true
  }
  if (row.line_state !== 'failed' && row.line_state !== 'making') return false
  await makeFile(ctx, row)
  await moveLine(ctx, row.line_id, 'making')
  return true
}

export const retry: Product['retry'] = async (ctx, lineIds) => {
  let tried = 0
  for (const row of await lockOfLines(ctx.sql, lineIds)) if (await goOn(ctx, row)) tried += 1
  return tried
}
