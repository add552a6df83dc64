import type { InputOf } from '@campus/contract/call.ts'
import type { publishExams } from '@campus/contract/exams/console.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { holdInboxes } from '../../messages/sending/send.service.ts'
import { notifyCandidates, notifyInvigilators } from '../exam-messages.ts'
import { type ExamRow, lockExams } from '../exams/exam.repository.ts'
import { setPublished } from '../exams/exam-writing.repository.ts'
import { todayOf } from '../exams/own-exam.service.ts'
import { listSeats } from '../seats/seat.repository.ts'
import { requireExam } from './exam-admin.service.ts'
import { deleteOutdatedSeats } from './outdated-seats.repository.ts'

/** Two invigilators, one of them not of the course. */
export const isStaffed = ({ duties }: ExamRow['sittings'][number], { teacher_ids }: ExamRow) =>
  duties.length >= 2 && duties.some(({ id }) => !teacher_ids.includes(id))

/** Refuses exams with a used room that lacks invigilators. */
export const requireStaffed = ({ sittings, teacher_ids }: ExamRow) => {
  const used = sittings.filter((sitting) => sitting.seated > 0)
  if (used.some(({ duties }) => duties.length < 2)) throw refuse('exam_invigilators_missing')
  if (used.some(({ duties }) => duties.every(({ id }) => teacher_ids.includes(id)))) throw refuse('exam_course_teachers')
}

const requireReady = (exam: ExamRow) => {
  const { state, starts_at, sittings, people, seated } = exam
  if (state !== 'draft') throw refuse('exam_fixed')
  if (!starts_at || sittings.length === 0) throw refuse('exam_time_missing')
  if (seated < people || seated === 0) throw refuse('exam_seats_missing')
  requireStaffed(exam)
}

/** All or none. */
export const publish = (ctx: CallerCtx, { ids: given }: InputOf<typeof publishExams>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const ids = [...new Set(given)].toSorted()
    for (const id of ids) await requireExam(ctx, id)
    await lockExams(ctx.sql, ids)
    await deleteOutdatedSeats(ctx.sql, ids, await todayOf(ctx))
    const concerned: { exam: ExamRow; candidates: string[]; invigilators: string[] }[] = []
    for (const id of ids) {
      const exam = await requireExam(ctx, id)
      requireReady(exam)
      const candidates = (await listSeats(ctx.sql, id)).map(({ person_id }) => person_id)
      concerned.push({ exam, candidates, invigilators: exam.sittings.flatMap(({ duties }) => duties.map((duty) => duty.id)) })
    }
    await setPublished(ctx.sql, ids, ctx.now())
    for (const id of ids) await record(ctx, { action: 'exams.publish', subjectKind: 'exam', subjectId: id })
    await holdInboxes(
      ctx,
      concerned.flatMap(({ candidates, invigilators }) => [...candidates, ...invigilators]),
    )
    for (const { exam, candidates, invigilators } of concerned) {
      await notifyCandidates(ctx, exam, candidates)
      await notifyInvigilators(ctx, exam, invigilators)
    }
    return null
  })
