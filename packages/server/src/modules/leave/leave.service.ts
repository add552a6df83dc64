import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import {
  type askLeave,
  type decideLeave,
  type LeaveRequest,
  leaveKindNames,
  type leaveRequest,
  type leaveToDecide,
  type ownLeave,
  type withdrawLeave,
} from '@campus/contract/leave/leave-requests.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../context/context.ts'
import { breaks } from '../../platform/db/sql.ts'
import { refuse } from '../../platform/refuse.ts'
import { record } from '../audit/audit.service.ts'
import { endWaiting } from '../end-waiting.ts'
import { fileAddress, requireOwnPictures } from '../files/file.service.ts'
import { askEvaluation } from '../help/evaluations/evaluation.service.ts'
import { resolveMessages } from '../messages/sending/resolve.service.ts'
import { isInScope, managersOf, scopeOf } from '../school/organisation/scope.service.ts'
import { readSettings } from '../school/school/school-settings.ts'
import * as repository from './leave.repository.ts'
import { notifyAsker, notifyDeciders } from './leave-messages.ts'

const day = 86_400_000
const maxDaysBack = 30

/** Leave is asked for ahead, or soon after an illness; what lies further back is a matter for the college. */
const beginsTooLongAgo = (startsAt: Date, now: Date) => now.getTime() - startsAt.getTime() > maxDaysBack * day

const present = (ctx: CallerCtx, row: repository.LeaveRow): LeaveRequest => ({
  id: row.id,
  kind: row.kind,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  reason: row.reason,
  contact: row.contact,
  images: row.image_ids.map((id) => fileAddress(ctx, id, ctx.caller.personId)),
  state: row.state,
  notes: row.notes,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decider_name ?? '',
  person: {
    id: row.person_id,
    name: row.person_name,
    number: row.person_number,
    unitName: row.unit_name === null ? '' : say([row.unit_name, row.unit_name_en ?? '', row.unit_name_tw ?? ''], ctx.language),
  },
})

/** A request that the caller has nothing to do with is treated as missing. */
const requireRequest = async (ctx: CallerCtx, id: string) => {
  const row = await repository.findRequest(ctx.sql, id, ctx.caller.schoolId)
  const isMine = row?.person_id === ctx.caller.personId
  const isToDecide = row !== undefined && !isMine && isInScope(await scopeOf(ctx), row.unit_id)
  if (!row || !(isMine || isToDecide)) throw refuse('not_found')
  return { row, isMine, isToDecide }
}

const timeZoneOf = async (ctx: CallerCtx) => (await readSettings(ctx.sql, ctx.caller.schoolId)).timeZone

const insertOnce = async (...[sql, row]: Parameters<typeof repository.insertRequest>) => {
  try {
    return await repository.insertRequest(sql, row)
  } catch (error) {
    throw breaks(error, 'leave_request__no_overlap') ? refuse('leave_overlaps') : error
  }
}

export const ask = (ctx: CallerCtx, { images, ...given }: InputOf<typeof askLeave>): Promise<LeaveRequest> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const [startsAt, endsAt, now] = [new Date(given.startsAt), new Date(given.endsAt), ctx.now()]
    if (beginsTooLongAgo(startsAt, now)) throw refuse('leave_long_past')
    await requireOwnPictures(ctx, images)
    const deciders = await managersOf(ctx, { schoolId, personId })
    if (deciders.length === 0) throw refuse('nobody_decides')
    const { id } = await insertOnce(ctx.sql, { schoolId, personId, ...given, startsAt, endsAt, now })
    if (images.length > 0) await repository.insertImages(ctx.sql, id, schoolId, images)
    const { row } = await requireRequest(ctx, id)
    await notifyDeciders(ctx, row, deciders, await timeZoneOf(ctx))
    return present(ctx, row)
  })

export const listOwn = async (ctx: CallerCtx, page: InputOf<typeof ownLeave>): Promise<OutputOf<typeof ownLeave>> => {
  const { personId } = ctx.caller
  const rows = await repository.listOwn(ctx.sql, personId, page)
  return { rows: rows.map((row) => present(ctx, row)), total: await repository.countOwn(ctx.sql, personId) }
}

export const read = async (ctx: CallerCtx, { id }: InputOf<typeof leaveRequest>): Promise<OutputOf<typeof leaveRequest>> => {
  const { row, isMine, isToDecide } = await requireRequest(ctx, id)
  const isPending = row.state === 'pending'
  return { ...present(ctx, row), mayDecide: isToDecide && isPending, mayWithdraw: isMine && isPending }
}

export const withdraw = (ctx: CallerCtx, { id }: InputOf<typeof withdrawLeave>) =>
  inTransaction(ctx, async (ctx) => {
    const { isMine } = await requireRequest(ctx, id)
    if (!isMine) throw refuse('not_found')
    if (!(await endWaiting(ctx.sql, 'leave_request', id, { state: 'withdrawn' }))) throw refuse('already_decided')
    await resolveMessages(ctx, 'leave_decision', id)
    return null
  })

const states = { pending: ['pending'], decided: ['approved', 'refused'] } as const

const amongMine = async (ctx: CallerCtx, state: keyof typeof states) => ({
  schoolId: ctx.caller.schoolId,
  deciderId: ctx.caller.personId,
  scope: await scopeOf(ctx),
  states: states[state],
})

export const listToDecide = async (
  ctx: CallerCtx,
  { state, ...page }: InputOf<typeof leaveToDecide>,
): Promise<OutputOf<typeof leaveToDecide>> => {
  const among = await amongMine(ctx, state)
  const rows = await repository.listToDecide(ctx.sql, among, page)
  return { rows: rows.map((row) => present(ctx, row)), total: await repository.countToDecide(ctx.sql, among) }
}

/** How many requests wait for the caller's word. */
export const countWaitingLeave = async (ctx: CallerCtx) => repository.countToDecide(ctx.sql, await amongMine(ctx, 'pending'))

export const decide = (ctx: CallerCtx, { id, verdict, notes }: InputOf<typeof decideLeave>) =>
  inTransaction(ctx, async (ctx) => {
    const { row, isMine } = await requireRequest(ctx, id)
    if (isMine) throw refuse('own_request')
    const end = { state: verdict, by: ctx.caller.personId, notes, now: ctx.now() }
    if (!(await endWaiting(ctx.sql, 'leave_request', id, end))) throw refuse('already_decided')
    await resolveMessages(ctx, 'leave_decision', id)
    await record(ctx, { action: `leave.${verdict}`, subjectKind: 'leave_request', subjectId: id })
    await notifyAsker(ctx, row, verdict, notes, await timeZoneOf(ctx))
    const about = leaveKindNames[row.kind]
    await askEvaluation(ctx, {
      schoolId: row.school_id,
      personId: row.person_id,
      type: 'leave',
      subjectKind: 'leave_request',
      subjectId: id,
      about,
    })
    return null
  })

/** What the school holds about a person's absences, for their own copy. */
export const exportLeave = (ctx: Ctx, personId: string) => repository.listAllOf(ctx.sql, personId)
