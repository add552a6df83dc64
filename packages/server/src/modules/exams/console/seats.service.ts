import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { planExamSeats } from '@campus/contract/exams/console.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { notifyArrangement, notifyCandidates } from '../exam-messages.ts'
import { listCandidates } from '../exams/candidates.repository.ts'
import { type ExamRow, lockExams } from '../exams/exam.repository.ts'
import { needPlace } from '../exams/exam-view.ts'
import * as writing from '../exams/exam-writing.repository.ts'
import { todayOf } from '../exams/own-exam.service.ts'
import { isBarredFrom } from '../seats/barred.repository.ts'
import * as repository from '../seats/seat.repository.ts'
import { seatCandidates } from '../seats/seating.service.ts'
import { requireExam } from './exam-admin.service.ts'
import { isOver, lateSeatsOf, roomsOf } from './late-seat.service.ts'
import { refuseTaken } from './taken.ts'

type Given = InputOf<typeof planExamSeats>

const planAll = async (ctx: CallerCtx, exam: ExamRow) => {
  if (exam.state !== 'draft') throw refuse('exam_fixed')
  const candidates = await listCandidates(ctx.sql, [exam.id], await todayOf(ctx))
  const places = seatCandidates(
    roomsOf(exam.sittings),
    candidates.map(({ person_id, class_id }) => ({ personId: person_id, classId: class_id })),
    exam.papers,
  )
  if (!places) throw refuse('exam_full')
  await repository.deleteSeats(ctx.sql, exam.id)
  await repository.insertSeats(ctx.sql, { schoolId: exam.school_id, examId: exam.id, now: ctx.now() }, places)
}

const requireStudent = async (ctx: CallerCtx, number: string) => {
  const student = await repository.findStudent(ctx.sql, ctx.caller.schoolId, number)
  if (!student) throw refuse('exam_person_unknown')
  return { personId: student.id, classId: student.org_unit_id ?? '' }
}

const isOnRoster = async (ctx: CallerCtx, exam: ExamRow, personId: string) =>
  (await listCandidates(ctx.sql, [exam.id], await todayOf(ctx))).some(({ person_id }) => person_id === personId)

/** A late candidate gets a free seat and moves nobody. */
const addLate = async (ctx: CallerCtx, exam: ExamRow, { number }: Given) => {
  if (isOver(exam, ctx.now())) throw refuse('exam_ended')
  const student = await requireStudent(ctx, number)
  const seats = await repository.listSeats(ctx.sql, exam.id)
  if (seats.some(({ person_id }) => person_id === student.personId)) return
  if (await isBarredFrom(ctx.sql, exam.id, student.personId)) throw refuse('exam_person_barred')
  const place = lateSeatsOf(exam, seats)(student)
  if (place === 'full') throw refuse('exam_full')
  if (place === 'no_invigilators') throw refuse('exam_invigilators_missing')
  const isAdded = !(await isOnRoster(ctx, exam, student.personId))
  await repository.insertSeats(ctx.sql, { schoolId: exam.school_id, examId: exam.id, now: ctx.now(), isAdded }, [place])
  if (exam.state === 'published') await notifyCandidates(ctx, exam, [student.personId])
}

const noteNeed = async (ctx: CallerCtx, exam: ExamRow, { number, extraMinutes, needs }: Given) => {
  const { personId } = await requireStudent(ctx, number)
  if (!(await isOnRoster(ctx, exam, personId))) throw refuse('exam_person_unknown')
  await repository.saveNeed(ctx.sql, {
    school_id: exam.school_id,
    exam_id: exam.id,
    person_id: personId,
    extra_minutes: extraMinutes,
    text_encrypted: ctx.services.secretBox.encrypt(needs, needPlace),
    created_at: ctx.now(),
  })
  await repository.retimeSeat(ctx.sql, exam.id, personId)
  if (exam.state !== 'published') return
  await writing.updateExam(ctx.sql, exam.id, { changed_at: ctx.now() })
  const seat = (await repository.listSeats(ctx.sql, exam.id)).find(({ person_id }) => person_id === personId)
  const duties = exam.sittings.find(({ id }) => id === seat?.sitting_id)?.duties ?? []
  await notifyArrangement(ctx, exam, { candidateId: personId, invigilatorIds: duties.map(({ id }) => id) })
}

export const planSeatsOf = (ctx: CallerCtx, given: Given): Promise<OutputOf<typeof planExamSeats>> =>
  inTransaction(ctx, async (ctx) => {
    await requireExam(ctx, given.examId)
    await lockExams(ctx.sql, [given.examId])
    const exam = await requireExam(ctx, given.examId)
    if (exam.state === 'cancelled') throw refuse('exam_fixed')
    if (given.action !== 'need' && (!exam.starts_at || exam.sittings.length === 0)) throw refuse('exam_time_missing')
    try {
      if (given.action === 'plan') await planAll(ctx, exam)
      else if (given.action === 'add') await addLate(ctx, exam, given)
      else await noteNeed(ctx, exam, given)
    } catch (error) {
      refuseTaken(error)
    }
    await record(ctx, { action: `exams.seats_${given.action}`, subjectKind: 'exam', subjectId: exam.id })
    return { seated: (await requireExam(ctx, given.examId)).seated }
  })
