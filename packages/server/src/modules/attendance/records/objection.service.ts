import type { decideObjection, object, openObjections } from '@campus/contract/attendance/records.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { isLessonInScope } from '../../schedule/lessons/lesson.service.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { findLesson, type LessonRow } from '../lessons/lesson.repository.ts'
import { teaches } from '../lessons/lesson.service.ts'
import { readerOf } from '../lessons/reader.service.ts'
import { notifyObjected, notifyRejected } from '../notices/attendance-messages.ts'
import { correct } from './correct.service.ts'
import * as repository from './objection.repository.ts'
import { findRecord, type RecordRow } from './record.repository.ts'
import { presentRecord } from './record-view.ts'

const day = 86_400_000
const objectDays = 7

/** Counted from when the state last changed. What is right for the person, and what they objected to already, leaves nothing to say. */
export const objectUntil = (row: RecordRow, objection: { readonly state: string; readonly created_at: Date } | undefined, now: Date) => {
  const until = new Date(row.attended_changed_at.getTime() + objectDays * day)
  const isSaid = objection !== undefined && (objection.state === 'open' || objection.created_at > row.attended_changed_at)
  return row.attended === null || row.attended === 'present' || isSaid || now > until ? undefined : until
}

/** The teachers of the lesson, and who looks after the section or the student. */
export const mayDecideAbout = async (ctx: CallerCtx, lesson: LessonRow, studentUnitId: string | null) => {
  if (teaches(ctx, lesson)) return true
  const scope = await scopeOf(ctx)
  return isLessonInScope(scope, lesson) || isInScope(scope, studentUnitId)
}

export const raise = (ctx: CallerCtx, { lessonId, text }: InputOf<typeof object>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { personId, schoolId } = ctx.caller
    const row = await findRecord(ctx.sql, lessonId, personId)
    const lesson = row && (await findLesson(ctx.sql, lessonId))
    if (!row || !lesson) throw refuse('not_found')
    // One that came in the meantime is open as well.
    const last = await repository.findObjection(ctx.sql, lessonId, personId)
    if (row.objection === 'open' || last?.state === 'open') throw refuse('objection_open')
    if (row.attended === null || row.attended === 'present') throw refuse('nothing_to_object')
    if (lesson.term_closed_at !== null || objectUntil(row, last, ctx.now()) === undefined) throw refuse('objection_late')
    try {
      const { id } = await repository.insertObjection(ctx.sql, {
        school_id: schoolId,
        lesson_id: lessonId,
        person_id: personId,
        text,
        created_at: ctx.now(),
      })
      await notifyObjected(ctx, lesson, { id, text, personName: row.person_name })
    } catch (error) {
      throw breaks(error, 'objection__one_open') ? refuse('objection_open') : error
    }
    return null
  })

export const decide = (ctx: CallerCtx, { id, verdict, state, notes }: InputOf<typeof decideObjection>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const found = await repository.lockObjection(ctx.sql, id, schoolId)
    const row = found && (await findRecord(ctx.sql, found.lesson_id, found.person_id))
    const lesson = found && (await findLesson(ctx.sql, found.lesson_id))
    if (!row || !lesson || !(await mayDecideAbout(ctx, lesson, row.person_unit_id))) throw refuse('not_found')
    if (found.person_id === personId) throw refuse('own_request')
    if (found.state !== 'open') throw refuse('already_decided')
    await repository.endObjection(ctx.sql, id, { state: verdict, notes, decided_by: personId, decided_at: ctx.now() })
    if (verdict === 'accepted')
      await correct(ctx, lesson, { personId: found.person_id, sectionId: row.section_id, state: state ?? 'present', reason: notes })
    else await notifyRejected(ctx, lesson, { personId: found.person_id, notes })
    await resolveMessages(ctx, 'attendance_objection', id)
    await record(ctx, { action: `attendance.objection_${verdict}`, subjectKind: 'objection', subjectId: id })
    return null
  })

export const listObjections = async (ctx: CallerCtx, page: InputOf<typeof openObjections>): Promise<OutputOf<typeof openObjections>> => {
  const among = { schoolId: ctx.caller.schoolId, deciderId: ctx.caller.personId, scope: await scopeOf(ctx) }
  const [waiting, reader] = await Promise.all([repository.listWaiting(ctx.sql, among, page), readerOf(ctx)])
  const rows = await Promise.all(
    waiting.map(async (one) => {
      const row = await findRecord(ctx.sql, one.lesson_id, one.person_id)
      return row?.attended
        ? [{ ...presentRecord(row, reader), state: row.attended, id: one.id, text: one.text, createdAt: one.created_at.toISOString() }]
        : []
    }),
  )
  return { rows: rows.flat(), total: await repository.countWaiting(ctx.sql, among) }
}

/** Those that wait for the caller. */
export const objectionsWaiting = async (ctx: CallerCtx) =>
  repository.findWaiting(ctx.sql, { schoolId: ctx.caller.schoolId, deciderId: ctx.caller.personId, scope: await scopeOf(ctx) })
