import type { Ctx } from '../../../context/context.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { holdInboxes } from '../../messages/sending/send.service.ts'
import type { LeftPlace } from '../../schedule/roster-uses.extension.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { notifyReleased } from '../exam-messages.ts'
import { findExam, lockExams } from '../exams/exam.repository.ts'
import { stretchSittings } from '../seats/seat.repository.ts'
import { deleteSeatsOfLeft, listExamsOfLeft } from './left-seat.repository.ts'

/** People who leave a roster lose their seats in its coming exams, and are told where they had been told of a seat. */
export const freeSeats = async (ctx: Ctx, schoolId: string, left: readonly LeftPlace[]): Promise<void> => {
  if (left.length === 0) return
  const now = ctx.now()
  const examIds = await listExamsOfLeft(ctx.sql, left, now)
  if (examIds.length === 0) return
  // An exam that is published meanwhile has told its candidates by then.
  await lockExams(ctx.sql, examIds)
  const today = dayIn((await readSettings(ctx.sql, schoolId)).timeZone, now)
  const freed = Map.groupBy(await deleteSeatsOfLeft(ctx.sql, left, now, today), ({ exam_id }) => exam_id)
  const told = [...freed.values()].flat().filter(({ state }) => state === 'published')
  await holdInboxes(
    ctx,
    told.map(({ person_id }) => person_id),
  )
  for (const [examId, seats] of freed) {
    await stretchSittings(ctx.sql, examId)
    const exam = seats[0]?.state === 'published' ? await findExam(ctx.sql, schoolId, examId, today) : undefined
    if (exam)
      await notifyReleased(
        ctx,
        exam,
        seats.map(({ person_id }) => person_id),
      )
  }
}
