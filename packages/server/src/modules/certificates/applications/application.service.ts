import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { application, applications, ownHeadings } from '@campus/contract/certificates/applications.ts'
import { maskedNameIn, personNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import { delegatesOf } from '../../entrust/entrustments/entrustment.service.ts'
import { itemOf } from '../../printing/items/item.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import {
  type ApplicationRow,
  countOwn,
  findApplication,
  findNamed,
  listAllOf,
  listHeadings,
  listOwn,
} from '../application/application.repository.ts'
import { isUndecided, stepsOf } from '../application/application-status.rules.ts'
import { presentRow, reasonOf, statusOf } from '../application/application-view.ts'
import { makingOf } from '../application/making.ts'
import { courseOf } from './timeline.service.ts'

/** Who collects the paper of an application: the person named in it, and once it is printed the person asked last. */
const delegateOf = async (ctx: Ctx, { id, delegate_id }: ApplicationRow, named: Awaited<ReturnType<typeof findNamed>>) => {
  const item = await itemOf(ctx, 'certificate', id)
  if (item) return (await delegatesOf(ctx, item.id))[0] ?? null
  if (delegate_id === null) return null
  const name = maskedNameIn({ name: named?.delegate_name ?? '', namePinyin: named?.delegate_pinyin }, ctx.language)
  return { id: delegate_id, name, number: named?.delegate_number ?? '' }
}

/** Now, and when the day began at the school. */
export const momentAt = async (ctx: Ctx, schoolId: string) => {
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const now = ctx.now()
  return { now, today: startOfDay(timeZone, dayIn(timeZone, now)) }
}

/** Somebody else's application is treated as missing. */
export const requireOwn = async (ctx: CallerCtx, id: string): Promise<ApplicationRow> => {
  const row = await findApplication(ctx.sql, id)
  if (row?.person_id !== ctx.caller.personId) throw refuse('not_found')
  return row
}

export const list = async (
  ctx: CallerCtx,
  { pageNum, pageSize, ...wanted }: InputOf<typeof applications>,
): Promise<OutputOf<typeof applications>> => {
  const moment = await momentAt(ctx, ctx.caller.schoolId)
  const filter = { ...wanted, personId: ctx.caller.personId, now: moment.now }
  const rows = await listOwn(ctx.sql, filter, { pageNum, pageSize })
  return { rows: rows.map((row) => presentRow(row, statusOf(row, moment))), total: await countOwn(ctx.sql, filter) }
}

export const read = async (ctx: CallerCtx, { id }: InputOf<typeof application>): Promise<OutputOf<typeof application>> => {
  const row = await requireOwn(ctx, id)
  const status = statusOf(row, await momentAt(ctx, row.school_id))
  const named = await findNamed(ctx.sql, id)
  const { academicYears, scoreIds } = makingOf(row).choices
  const time = (at: Date | null) => at?.toISOString() ?? null
  return {
    ...presentRow(row, status),
    orderNumber: row.order_number,
    version: row.version,
    heading: row.heading,
    isHeadingShown: row.is_heading_shown,
    titleZh: row.title_zh,
    titleEn: row.title_en,
    email: row.email,
    ccEmails: row.cc_emails,
    delegate: await delegateOf(ctx, row, named),
    academicYears: [...academicYears],
    courses: scoreIds.length,
    reason: reasonOf(ctx, row, status),
    decidedBy: personNameIn({ name: named?.decider_name ?? '', namePinyin: named?.decider_pinyin }, ctx.language),
    decidedAt: time(row.decided_at),
    decideBy: isUndecided(status) ? time(row.decide_by) : null,
    payBy: status.orderState === 'unpaid' ? time(row.pay_by) : null,
    validUntil: time(row.valid_until),
    printed: row.printed,
    steps: stepsOf(status),
    ...(await courseOf(ctx, row)),
  }
}

const headingsShown = 20

export const readHeadings = async (ctx: CallerCtx): Promise<OutputOf<typeof ownHeadings>> =>
  (await listHeadings(ctx.sql, ctx.caller.personId, headingsShown)).map(({ heading, used_at, times }) => ({
    heading,
    usedAt: used_at.toISOString(),
    times,
  }))

/** What a person applied for and what happened to it, for their own copy. */
export const exportApplications = (ctx: Ctx, personId: string) => listAllOf(ctx.sql, personId)
