import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { LessonRow } from '../lessons/lesson.repository.ts'
import { notifyCorrected } from '../notices/attendance-messages.ts'
import { listRoll } from '../rolls/roll-call.repository.ts'
import { pushRoll } from '../rolls/roll-view.ts'
import { addEvents } from '../states/add-events.service.ts'
import type { State } from '../states/fold.rules.ts'
import { judgeLesson } from '../warnings/judge.service.ts'

interface Correction {
  readonly personId: string
  readonly sectionId: string
  readonly state: State
  readonly reason: string
}

/** Until the term is closed. The student is told, and may object to it again. */
export const correct = async (ctx: Ctx, lesson: LessonRow, { personId, sectionId, state, reason }: Correction) => {
  if (lesson.term_closed_at !== null) throw refuse('attendance_fixed')
  const event = { lesson_id: lesson.id, person_id: personId, section_id: sectionId, by_id: ctx.caller?.personId ?? null, at: ctx.now() }
  await addEvents(ctx, lesson.school_id, [{ ...event, kind: 'correct', state, reason }])
  await notifyCorrected(ctx, lesson, { personId, state, reason })
  await pushRoll(ctx, lesson, await listRoll(ctx.sql, lesson.id, [personId]))
  await judgeLesson(ctx, lesson)
}
