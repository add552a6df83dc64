import { randomBytes } from 'node:crypto'
import type { openRollCall, RollCall, rollCall, rollCalls } from '@campus/contract/attendance/roll-calls.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { dayAfter, dayIn } from '../../../platform/time/zoned-day.ts'
import { record } from '../../audit/audit.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { listLessons, maxLessons } from '../lessons/lesson.repository.ts'
import { requireReadableLesson, requireTaughtLesson } from '../lessons/lesson.service.ts'
import { timesOf } from '../lessons/lesson-times.rules.ts'
import { presentAtSchool } from '../lessons/lesson-view.ts'
import { readerOf } from '../lessons/reader.service.ts'
import { listRoll, upsertRollCall } from './roll-call.repository.ts'
import { openKey, sealKey } from './roll-key.ts'
import { presentPerson } from './roll-view.ts'

const stateOf = ({ opened_at, closed_at }: { opened_at: Date | null; closed_at: Date | null }) =>
  opened_at === null ? 'none' : closed_at === null ? 'open' : 'closed'

const maxDays = 31

/** The roll may be called until the lesson is over: by name, if it is too late to sign. */
const mayOpen = (now: Date, { opensAt, outUntil }: ReturnType<typeof timesOf>) => now >= opensAt && now <= outUntil

export const listRollCalls = async (ctx: CallerCtx, asked: InputOf<typeof rollCalls>): Promise<OutputOf<typeof rollCalls>> => {
  const { schoolId, personId } = ctx.caller
  const { attendance, timeZone } = await readSettings(ctx.sql, schoolId)
  const today = dayIn(timeZone, ctx.now())
  const from = asked.from ?? today
  const until = asked.until ?? from
  if (until < from || until > dayAfter(from, maxDays)) throw refuse('attendance_span_long')
  const whose = asked.whose === 'mine' ? { teacherId: personId } : { scope: await readingScopeOf(ctx) }
  const rows = await listLessons(ctx.sql, { schoolId, from, until, ...whose })
  return {
    today,
    isCut: rows.length > maxLessons,
    rows: rows.slice(0, maxLessons).map((row) => {
      const times = timesOf(row, attendance)
      return {
        lesson: presentAtSchool(row, { language: ctx.language, timeZone }),
        state: stateOf(row),
        opensAt: times.opensAt.toISOString(),
        mayOpen: asked.whose === 'mine' && mayOpen(ctx.now(), times),
        counts: { all: row.all, came: row.came, toConfirm: row.to_confirm, absent: row.absent },
      }
    }),
  }
}

export const readRollCall = async (ctx: CallerCtx, { lessonId }: InputOf<typeof rollCall>): Promise<RollCall> => {
  const { lesson, times, isTaught } = await requireReadableLesson(ctx, lessonId)
  const now = ctx.now()
  const people = await listRoll(ctx.sql, lessonId)
  const { tag, key_encrypted } = lesson
  return {
    lesson: presentAtSchool(lesson, await readerOf(ctx)),
    state: stateOf(lesson),
    opensAt: times.opensAt.toISOString(),
    closesAt: times.closesAt.toISOString(),
    withSignOut: lesson.with_sign_out ?? false,
    outFrom: times.outFrom.toISOString(),
    outUntil: times.outUntil.toISOString(),
    mayOpen: isTaught && lesson.state === 'planned' && mayOpen(now, times),
    mayMark: isTaught && lesson.opened_at !== null && lesson.term_closed_at === null && now <= times.changeableUntil,
    changeableUntil: times.changeableUntil.toISOString(),
    code:
      isTaught && tag !== null && key_encrypted !== null && now <= times.outUntil
        ? { tag, key: openKey(ctx, lessonId, key_encrypted), address: `${ctx.services.publicUrl}/#` }
        : null,
    now: now.toISOString(),
    people: people.map((row) => presentPerson(ctx, row)),
  }
}

const newTag = () => randomBytes(12).toString('hex').slice(0, 16)

export const openRoll = (ctx: CallerCtx, { lessonId, withSignOut }: InputOf<typeof openRollCall>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { lesson, times } = await requireTaughtLesson(ctx, lessonId)
    const now = ctx.now()
    if (lesson.state === 'cancelled') throw refuse('roll_call_cancelled')
    if (now < times.opensAt) throw refuse('roll_call_too_early')
    if (now > times.outUntil) throw refuse('roll_call_over')
    await upsertRollCall(ctx.sql, {
      lesson_id: lessonId,
      school_id: lesson.school_id,
      opened_by: ctx.caller.personId,
      opened_at: now,
      tag: newTag(),
      key_since: now,
      key_encrypted: sealKey(ctx, lessonId, randomBytes(32).toString('base64url')),
      ...(withSignOut === undefined ? {} : { with_sign_out: withSignOut }),
    })
    await record(ctx, { action: 'attendance.roll_opened', subjectKind: 'lesson', subjectId: lessonId })
    return null
  })
