import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import {
  type askLeave,
  type decideLeave,
  type LeaveRequest,
  type leaveDeciders,
  type leaveRequest,
  type leaveRules,
  type leaveToDecide,
  type ownLeave,
  type withdrawLeave,
} from '@campus/contract/leave/leave-requests.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../context/context.ts'
import { breaks } from '../../platform/db/sql.ts'
import { refuse } from '../../platform/refuse.ts'
import { forecastMatter } from '../approval/forecast/forecast.service.ts'
import { cancelMatter, decideMatter, mayDecideMatter, startMatter } from '../approval/matters/matter.service.ts'
import { fileAddress, requireOwnPictures } from '../files/file.service.ts'
import { requireVisible } from '../people/directory/directory.service.ts'
import { isInScope, scopeOf } from '../school/organisation/scope.service.ts'
import { unitOf } from '../school/organisation/unit-trail.service.ts'
import { readSettings } from '../school/school/school-settings.ts'
import * as repository from './leave.repository.ts'
import { leaveValues } from './leave-matter.ts'
import { mayReturn } from './leave-return.service.ts'

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
  decidedBy: personNameIn({ name: row.decider_name ?? '', namePinyin: row.decider_pinyin }, ctx.language),
  returnedAt: row.returned_at?.toISOString() ?? null,
  person: {
    id: row.person_id,
    name: personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, ctx.language),
    number: row.person_number,
    unitName: row.unit_name === null ? '' : say([row.unit_name, row.unit_name_en ?? '', row.unit_name_tw ?? ''], ctx.language),
  },
})

export const readRules = async (ctx: CallerCtx): Promise<OutputOf<typeof leaveRules>> => ({
  picturesFor: (await readSettings(ctx.sql, ctx.caller.schoolId)).leavePictures,
})

/** The first steps are decided by people; what only tells others is not named. */
export const listDeciders = async (
  ctx: CallerCtx,
  { kind, startsAt, endsAt }: InputOf<typeof leaveDeciders>,
): Promise<OutputOf<typeof leaveDeciders>> => {
  const { schoolId, personId } = ctx.caller
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const asked = { kind, starts_at: new Date(startsAt), ends_at: new Date(endsAt), reason: '', contact: '', image_ids: [] }
  const ahead = await forecastMatter(ctx, 'leave', { unit: await unitOf(ctx, personId), values: leaveValues(asked, timeZone) })
  return ahead
    .filter(({ nodeType }) => nodeType === 'APPROVAL')
    .map(({ people, nobody }) => ({ people: people.map(({ name }) => name), nobody }))
}

/** A request that the caller has nothing to do with is treated as missing. */
const requireRequest = async (ctx: CallerCtx, id: string) => {
  const row = await repository.findRequest(ctx.sql, id, ctx.caller.schoolId)
  const isMine = row?.person_id === ctx.caller.personId
  const isToDecide =
    row !== undefined && !isMine && (isInScope(await scopeOf(ctx), row.unit_id) || (await mayDecideMatter(ctx, 'leave', id)))
  if (!row || !(isMine || isToDecide)) throw refuse('not_found')
  return { row, isMine, isToDecide }
}

const insertOnce = async (...[sql, row]: Parameters<typeof repository.insertRequest>) => {
  try {
    return await repository.insertRequest(sql, row)
  } catch (error) {
    throw breaks(error, 'leave_request__no_overlap') ? refuse('leave_overlaps') : error
  }
}

/** Somebody whom the asker can see, who still has an account, stands in for them. */
const requireDeputy = async (ctx: CallerCtx, deputyId: string) => {
  if (deputyId === ctx.caller.personId) throw refuse('deputy_self')
  await requireVisible(ctx, deputyId)
}

export const ask = (ctx: CallerCtx, { images, deputyId, ...given }: InputOf<typeof askLeave>): Promise<LeaveRequest> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const [startsAt, endsAt, now] = [new Date(given.startsAt), new Date(given.endsAt), ctx.now()]
    if (beginsTooLongAgo(startsAt, now)) throw refuse('leave_long_past')
    const { picturesFor } = await readRules(ctx)
    if (images.length === 0 && picturesFor.includes(given.kind)) throw refuse('leave_needs_picture')
    await requireOwnPictures(ctx, images)
    if (deputyId !== undefined) await requireDeputy(ctx, deputyId)
    const { id } = await insertOnce(ctx.sql, { schoolId, personId, ...given, deputyId: deputyId ?? null, startsAt, endsAt, now })
    if (images.length > 0) await repository.insertImages(ctx.sql, id, schoolId, images)
    await startMatter(ctx, 'leave', id, { schoolId, starterId: personId, unitId: await unitOf(ctx, personId) })
    return present(ctx, (await requireRequest(ctx, id)).row)
  })

export const listOwn = async (ctx: CallerCtx, page: InputOf<typeof ownLeave>): Promise<OutputOf<typeof ownLeave>> => {
  const { personId } = ctx.caller
  const rows = await repository.listOwn(ctx.sql, personId, page)
  return { rows: rows.map((row) => present(ctx, row)), total: await repository.countOwn(ctx.sql, personId) }
}

export const read = async (ctx: CallerCtx, { id }: InputOf<typeof leaveRequest>): Promise<OutputOf<typeof leaveRequest>> => {
  const { row, isMine, isToDecide } = await requireRequest(ctx, id)
  const isPending = row.state === 'pending'
  const mayDecide = isToDecide && isPending && (await mayDecideMatter(ctx, 'leave', id))
  return { ...present(ctx, row), mayDecide, mayWithdraw: isMine && isPending, mayReturn: isMine && mayReturn(row, ctx.now()) }
}

export const withdraw = (ctx: CallerCtx, { id }: InputOf<typeof withdrawLeave>) =>
  inTransaction(ctx, async (ctx) => {
    const { isMine } = await requireRequest(ctx, id)
    if (!isMine) throw refuse('not_found')
    if (!(await cancelMatter(ctx, 'leave', id, { by: ctx.caller.personId }))) throw refuse('already_decided')
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
export const leaveWaiting = async (ctx: CallerCtx) => repository.findWaiting(ctx.sql, await amongMine(ctx, 'pending'))

const actions = { approved: 'agree', refused: 'refuse' } as const

export const decide = async (ctx: CallerCtx, { id, verdict, notes }: InputOf<typeof decideLeave>): Promise<null> => {
  const { row, isMine } = await requireRequest(ctx, id)
  if (isMine) throw refuse('own_request')
  if (row.state !== 'pending') throw refuse('already_decided')
  return decideMatter(ctx, 'leave', id, { verdict: actions[verdict], notes })
}

/** What the school holds about a person's absences, for their own copy. */
export const exportLeave = (ctx: Ctx, personId: string) => repository.listAllOf(ctx.sql, personId)
