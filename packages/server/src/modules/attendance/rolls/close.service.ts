import type { closeRollCall } from '@campus/contract/attendance/roll-calls.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { eachForItself } from '../../../context/each-for-itself.ts'
import { defineJob } from '../../../platform/jobs.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { endOutdatedLeave, excuseAbsent } from '../absences/absence.service.ts'
import { findLesson, type LessonRow } from '../lessons/lesson.repository.ts'
import { requireTaughtLesson } from '../lessons/lesson.service.ts'
import { timesOf } from '../lessons/lesson-times.rules.ts'
import { unprovenSeconds } from '../offline-proof.ts'
import { addEvents } from '../states/add-events.service.ts'
import { judgeLesson } from '../warnings/judge.service.ts'
import {
  closeRoll,
  closeSigningOut,
  listOfflineAlone,
  listOpenRolls,
  listOpenSigningOut,
  listRoll,
  lockRollCall,
} from './roll-call.repository.ts'
import { pushRoll } from './roll-view.ts'

const closeLesson = async (ctx: Ctx, lesson: LessonRow, by: string | null) => {
  await endOutdatedLeave(ctx, lesson)
  const absent = await closeRoll(ctx.sql, lesson.id, by, ctx.now())
  const ids = absent.map(({ person_id }) => person_id)
  await excuseAbsent(
    ctx,
    lesson,
    absent.filter(({ state }) => state === 'absent').map(({ person_id }) => person_id),
  )
  await pushRoll(ctx, lesson, ids.length === 0 ? [] : await listRoll(ctx.sql, lesson.id, ids))
  await judgeLesson(ctx, lesson)
}

export const close = (ctx: CallerCtx, { lessonId }: InputOf<typeof closeRollCall>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { lesson } = await requireTaughtLesson(ctx, lessonId)
    const roll = await lockRollCall(ctx.sql, lessonId)
    if (roll?.closed_at !== null) throw refuse('roll_call_not_open')
    await closeLesson(ctx, lesson, ctx.caller.personId)
    await record(ctx, { action: 'attendance.roll_closed', subjectKind: 'lesson', subjectId: lessonId })
    return null
  })

export const closeDueJob = defineJob('attendance.close-due')

type Due = Awaited<ReturnType<typeof listOpenRolls>>[number]

/** One lesson after the other, each whole: a lesson that was closed meanwhile is left alone. */
const closeOne = (ctx: Ctx, due: Due) =>
  inTransaction(ctx, async (ctx) => {
    const { attendance } = await readSettings(ctx.sql, due.school_id)
    if (timesOf(due, attendance).closesAt > ctx.now()) return
    const roll = await lockRollCall(ctx.sql, due.id)
    const lesson = roll?.closed_at === null ? await findLesson(ctx.sql, due.id) : undefined
    // What was opened, or opened again, after the time for signing is called by name until the lesson is over.
    const isLate = roll && roll.key_since > timesOf(due, attendance).closesAt && ctx.now() < timesOf(due, attendance).outUntil
    if (lesson && !isLate) await closeLesson(ctx, lesson, null)
  })

const closeOut = (ctx: Ctx, due: Due) =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const { attendance } = await readSettings(ctx.sql, due.school_id)
    if (timesOf(due, attendance).outUntil > now) return
    await lockRollCall(ctx.sql, due.id)
    const left = await closeSigningOut(ctx.sql, due.id, now)
    await addEvents(
      ctx,
      due.school_id,
      left.map((row) => ({ ...row, lesson_id: due.id, kind: 'no_sign_out' as const, state: 'early' as const, at: now })),
    )
  })

const minute = 60_000

/** Offline signs whose only doubt is that they came late count by themselves soon after the lesson. */
const confirmOffline = (ctx: Ctx) =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const rows = await listOfflineAlone(
      ctx.sql,
      new Date(now.getTime() - 10 * minute),
      new Date(now.getTime() - 24 * 60 * minute),
      unprovenSeconds,
    )
    for (const [schoolId, own] of Map.groupBy(rows, ({ school_id }) => school_id))
      await addEvents(
        ctx,
        schoolId,
        own.map(({ lesson_id, person_id, section_id }) => ({ lesson_id, person_id, section_id, kind: 'confirm' as const, at: now })),
      )
  })

export const closeDue = async (ctx: Ctx): Promise<void> => {
  await eachForItself(ctx, await listOpenRolls(ctx.sql, ctx.now()), (due) => closeOne(ctx, due), 'A roll could not be closed.')
  const signingOut = await listOpenSigningOut(ctx.sql, ctx.now())
  await eachForItself(ctx, signingOut, (due) => closeOut(ctx, due), 'The signing out of a lesson could not be closed.')
  await confirmOffline(ctx)
}
