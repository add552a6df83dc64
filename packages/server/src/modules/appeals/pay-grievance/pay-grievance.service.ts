import type { addPayGrievance, payGrievance, payGrievances, withdrawPayGrievance } from '@campus/contract/appeals/pay-grievance.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { lastPublished } from '../../documents/versions/version.service.ts'
import { requireOwnPictures } from '../../files/file.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { stateForAuthor } from '../appeal-filters.ts'
import { gatherEvidenceJob } from '../appeals.jobs.ts'
import { listOrdersAbout } from './evidence.repository.ts'
import * as repository from './pay-grievance.repository.ts'
import { presentGrievance, presentRow } from './pay-grievance-view.ts'

/** A phone whose clock is a little fast is not from the future. */
const clockTolerance = 300
const maxPerDay = 10

const requireOwn = async (ctx: CallerCtx, id: string) => {
  const row = await repository.findGrievance(ctx.sql, id, ctx.caller.schoolId)
  if (row?.person_id !== ctx.caller.personId) throw refuse('not_found')
  return row
}

/** An order of mine that was not appealed about with an answer before. */
const requireOwnOrder = async (ctx: CallerCtx, orderId: string, templateId: string) => {
  const [order] = await listOrdersAbout(ctx.sql, { personId: ctx.caller.personId, orderId, templateId, paidAt: ctx.now() })
  if (!order) throw refuse('not_found')
  if (await repository.findReviewed(ctx.sql, orderId)) throw refuse('already_reviewed')
}

const insertOnce = async (...[sql, row]: Parameters<typeof repository.insertGrievance>) => {
  try {
    return await repository.insertGrievance(sql, row)
  } catch (error) {
    const isOpen = breaks(error, 'pay_grievance__one_pending') || breaks(error, 'pay_grievance__one_pending_template')
    throw isOpen ? refuse('appeal_open') : error
  }
}

export const file = (ctx: CallerCtx, given: InputOf<typeof addPayGrievance>): Promise<OutputOf<typeof addPayGrievance>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const { templateId, orderId, screenshot } = given
    const paidAt = new Date(given.paidAt)
    if (paidAt > later(ctx.now(), clockTolerance)) throw refuse('time_ahead')
    // What is not offered any more may have been paid for while it was.
    await lastPublished(ctx, templateId, schoolId)
    if (orderId !== undefined) await requireOwnOrder(ctx, orderId, templateId)
    await requireOwnPictures(ctx, [screenshot])
    if ((await repository.countSince(ctx.sql, personId, later(ctx.now(), -86_400))) >= maxPerDay) throw refuse('enough_today')
    const { id } = await insertOnce(ctx.sql, {
      schoolId,
      personId,
      templateId,
      orderId: orderId ?? null,
      entrance: given.entrance,
      payWay: given.payWay,
      paidAt,
      copies: given.copies,
      amount: given.amount,
      screenshotId: screenshot,
      reason: given.reason,
      now: ctx.now(),
    })
    await ctx.services.jobs.add(ctx.sql, gatherEvidenceJob, { id })
    return presentGrievance(ctx, await requireOwn(ctx, id))
  })

export const listOwn = async (
  ctx: CallerCtx,
  { state, ...page }: InputOf<typeof payGrievances>,
): Promise<OutputOf<typeof payGrievances>> => {
  const { personId } = ctx.caller
  const rows = await repository.listOwn(ctx.sql, personId, state, page)
  return { rows: rows.map(presentRow), total: await repository.countOwn(ctx.sql, personId, state) }
}

export const read = async (ctx: CallerCtx, { id }: InputOf<typeof payGrievance>): Promise<OutputOf<typeof payGrievance>> =>
  presentGrievance(ctx, await requireOwn(ctx, id))

export const withdraw = (ctx: CallerCtx, { id }: InputOf<typeof withdrawPayGrievance>) =>
  inTransaction(ctx, async (ctx) => {
    await requireOwn(ctx, id)
    if (!(await repository.move(ctx.sql, id, ['pending', 'seconding'], { state: 'withdrawn', now: ctx.now() })))
      throw refuse('already_reviewed')
    await resolveMessages(ctx, 'pay_grievance_review', id)
    return null
  })

export const exportPayGrievances = async (ctx: Ctx, personId: string) =>
  (await repository.listAllOf(ctx.sql, personId)).map((row) => {
    const state = stateForAuthor(row.state)
    return { ...row, state, notes: state === 'pending' ? '' : row.notes }
  })
