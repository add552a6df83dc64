import type { addPayGrievance, payGrievance, payGrievances, withdrawPayGrievance } from '@campus/contract/appeals/pay-grievance.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { dayAfter, dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import { lastPublished } from '../../documents/versions/version.service.ts'
import { requireOwnPictures } from '../../files/file.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
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

const requireOwnOrder = async (ctx: CallerCtx, orderId: string, templateId: string | null) => {
  const [order] = await listOrdersAbout(ctx.sql, { personId: ctx.caller.personId, orderId, templateId, paidAt: ctx.now() })
  if (!order) throw refuse('not_found')
}

interface NewPayment extends Pick<Parameters<typeof repository.findSame>[1], 'orderId' | 'payWay' | 'amount'> {
  readonly paidAt: Date
}

/** What was appealed about waits for its answer, or has it and is not submitted again, however it is worded. Returns the key of that. */
const requireNew = async (ctx: CallerCtx, { paidAt, ...payment }: NewPayment): Promise<string> => {
  const { personId, schoolId } = ctx.caller
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const day = dayIn(timeZone, paidAt)
  const within = { from: startOfDay(timeZone, day), until: startOfDay(timeZone, dayAfter(day)) }
  await repository.lockAppellant(ctx.sql, personId)
  const same = await repository.findSame(ctx.sql, { personId, ...payment, ...within })
  if (same) throw refuse(stateForAuthor(same.state) === 'pending' ? 'appeal_open' : 'already_reviewed')
  const { orderId, payWay, amount } = payment
  return orderId === null ? `paid:${payWay}:${amount}:${day}` : `order:${orderId}`
}

/** A certificate is named; a print needs none. */
const subjectOf = async (ctx: CallerCtx, { kind, templateId }: Pick<InputOf<typeof addPayGrievance>, 'kind' | 'templateId'>) => {
  if (kind === 'print') return null
  if (templateId === undefined) throw refuse('bad_input', { fields: { templateId: say(fieldTexts.required, ctx.language) } })
  // What is not offered any more may have been paid for while it was.
  await lastPublished(ctx, templateId, ctx.caller.schoolId)
  return templateId
}

const insertOnce = async (...[sql, row]: Parameters<typeof repository.insertGrievance>) => {
  try {
    return await repository.insertGrievance(sql, row)
  } catch (error) {
    if (breaks(error, 'pay_grievance__once')) throw refuse('already_reviewed')
    const isOpen = ['pay_grievance__one_pending', 'pay_grievance__one_pending_template', 'pay_grievance__one_pending_print'].some((index) =>
      breaks(error, index),
    )
    throw isOpen ? refuse('appeal_open') : error
  }
}

export const file = (ctx: CallerCtx, given: InputOf<typeof addPayGrievance>): Promise<OutputOf<typeof addPayGrievance>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const { kind, orderId, screenshot, amount } = given
    const paidAt = new Date(given.paidAt)
    if (paidAt > later(ctx.now(), clockTolerance)) throw refuse('time_ahead')
    const templateId = await subjectOf(ctx, given)
    if (orderId !== undefined) await requireOwnOrder(ctx, orderId, templateId)
    await requireOwnPictures(ctx, [screenshot])
    const subjectKey = await requireNew(ctx, { orderId: orderId ?? null, payWay: given.payWay, paidAt, amount })
    if ((await repository.countSince(ctx.sql, personId, later(ctx.now(), -86_400))) >= maxPerDay) throw refuse('enough_today')
    const { id } = await insertOnce(ctx.sql, {
      schoolId,
      personId,
      kind,
      templateId,
      orderId: orderId ?? null,
      entrance: given.entrance,
      payWay: given.payWay,
      paidAt,
      copies: given.copies,
      amount,
      screenshotId: screenshot,
      reason: given.reason,
      subjectKey,
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
  return { rows: rows.map((row) => presentRow(ctx, row)), total: await repository.countOwn(ctx.sql, personId, state) }
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
