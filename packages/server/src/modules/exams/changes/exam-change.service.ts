import type { InputOf } from '@campus/contract/call.ts'
import type { cancelExam, moveExam } from '@campus/contract/exams/console.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { requireExam, requireRooms } from '../console/exam-admin.service.ts'
import { requireStaffed } from '../console/publication.service.ts'
import { refuseTaken } from '../console/taken.ts'
import { lockExams } from '../exams/exam.repository.ts'
import * as writing from '../exams/exam-writing.repository.ts'
import { requireClashReason } from '../exams/lesson-clashes.service.ts'
import { insertSeats, listSeats } from '../seats/seat.repository.ts'
import { reseat } from '../seats/seat-plan.rules.ts'
import { announceCancellation, announceMove, type Planned } from './announce.service.ts'
import * as repository from './exam-change.repository.ts'

type Move = InputOf<typeof moveExam>

const readPlanned = async (ctx: CallerCtx, id: string): Promise<Planned> => ({
  exam: await requireExam(ctx, id),
  seats: await listSeats(ctx.sql, id),
})

/** Published and not begun, held until the end of the transaction. */
const lockComing = async (ctx: CallerCtx, id: string) => {
  await requireExam(ctx, id)
  await lockExams(ctx.sql, [id])
  const planned = await readPlanned(ctx, id)
  const { state, starts_at: startsAt } = planned.exam
  if (state !== 'published' || !startsAt) throw refuse('exam_not_published')
  if (startsAt <= ctx.now()) throw refuse('exam_over')
  return { before: planned, startsAt }
}

/** Who leaves goes first, so that somebody may change from one room to another. */
const writeRooms = async (ctx: CallerCtx, { exam }: Planned, { startsAt, sittings }: Move) => {
  const schoolId = exam.school_id
  const now = ctx.now()
  const wanted = new Map(sittings.map(({ roomId, invigilatorIds }) => [roomId, [...new Set(invigilatorIds)]]))
  const kept = exam.sittings.filter(({ roomId }) => wanted.has(roomId))
  for (const { id } of exam.sittings.filter(({ roomId }) => !wanted.has(roomId))) await repository.deleteSitting(ctx.sql, id)
  for (const { id, roomId } of kept) await repository.deleteDuties(ctx.sql, id, wanted.get(roomId) ?? [])
  if (exam.starts_at?.getTime() !== Date.parse(startsAt)) {
    await writing.updateExam(ctx.sql, exam.id, { starts_at: new Date(startsAt), is_fixed: true, changed_at: now })
    await repository.retimeExam(ctx.sql, exam.id)
  }
  for (const { id, roomId, duties } of kept) {
    const added = (wanted.get(roomId) ?? []).filter((personId) => !duties.some((duty) => duty.id === personId))
    await repository.addDuties(ctx.sql, { schoolId, sittingId: id, now }, added)
  }
  for (const [roomId, invigilatorIds] of wanted)
    if (!kept.some((sitting) => sitting.roomId === roomId))
      await writing.insertSitting(ctx.sql, {
        schoolId,
        examId: exam.id,
        roomId,
        startsAt: new Date(startsAt),
        minutes: exam.minutes,
        invigilatorIds,
        now,
      })
}

/** New seats for those whose room is gone. */
const writeSeats = async (ctx: CallerCtx, before: Planned) => {
  const { exam, seats: kept } = await readPlanned(ctx, before.exam.id)
  const all = exam.sittings.map(({ id, rows, columns }) => ({ sittingId: id, rows, columns }))
  const seatOf = (seat: Planned['seats'][number]) => ({
    sittingId: seat.sitting_id,
    row: seat.seat_row,
    column: seat.seat_column,
    classId: seat.class_id ?? '',
  })
  const moving = before.seats.filter(({ person_id }) => !kept.some((seat) => seat.person_id === person_id))
  const places = reseat(
    { added: all.filter(({ sittingId }) => !before.exam.sittings.some(({ id }) => id === sittingId)), all },
    kept.map(seatOf),
    moving.map(({ person_id, class_id }) => ({ personId: person_id, classId: class_id ?? '' })),
    exam.papers,
  )
  if (!places) throw refuse('exam_full')
  const isAdded = new Set(moving.filter((seat) => seat.is_added).map(({ person_id }) => person_id))
  const to = { schoolId: exam.school_id, examId: exam.id, now: ctx.now() }
  await insertSeats(
    ctx.sql,
    to,
    places.filter(({ personId }) => !isAdded.has(personId)),
  )
  await insertSeats(
    ctx.sql,
    { ...to, isAdded: true },
    places.filter(({ personId }) => isAdded.has(personId)),
  )
}

const roomIdsOf = ({ exam }: Planned) => exam.sittings.map(({ roomId }) => roomId)

export const move = (ctx: CallerCtx, given: Move): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { before, startsAt } = await lockComing(ctx, given.id)
    await requireRooms(ctx, given)
    if (new Date(given.startsAt) <= ctx.now()) throw refuse('exam_time_past')
    try {
      await writeRooms(ctx, before, given)
      await writeSeats(ctx, before)
    } catch (error) {
      refuseTaken(error)
    }
    const after = await readPlanned(ctx, given.id)
    requireStaffed(after.exam)
    const isRetimed = startsAt.getTime() !== Date.parse(given.startsAt)
    if (isRetimed) await requireClashReason(ctx, after.exam, given.clashReason)
    if (isRetimed || roomIdsOf(before).join() !== roomIdsOf(after).join()) {
      await writing.updateExam(ctx.sql, given.id, { changed_at: ctx.now() })
      await repository.insertChange(ctx.sql, {
        school_id: before.exam.school_id,
        exam_id: given.id,
        kind: 'move',
        reason: given.reason,
        before_starts_at: startsAt,
        before_room_ids: roomIdsOf(before),
        starts_at: new Date(given.startsAt),
        room_ids: roomIdsOf(after),
        by_id: ctx.caller.personId,
        changed_at: ctx.now(),
      })
    }
    const { reason, clashReason } = given
    await record(ctx, { action: 'exams.move', subjectKind: 'exam', subjectId: given.id, details: { reason, clashReason } })
    await announceMove(ctx, before, after, given.reason)
    return null
  })

export const cancel = (ctx: CallerCtx, { id, reason }: InputOf<typeof cancelExam>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { before, startsAt } = await lockComing(ctx, id)
    await writing.updateExam(ctx.sql, id, { state: 'cancelled', changed_at: ctx.now() })
    await repository.freeExam(ctx.sql, id)
    await repository.insertChange(ctx.sql, {
      school_id: before.exam.school_id,
      exam_id: id,
      kind: 'cancel',
      reason,
      before_starts_at: startsAt,
      before_room_ids: roomIdsOf(before),
      room_ids: [],
      by_id: ctx.caller.personId,
      changed_at: ctx.now(),
    })
    await record(ctx, { action: 'exams.cancel', subjectKind: 'exam', subjectId: id, details: { reason } })
    await announceCancellation(ctx, before, reason)
    return null
  })
