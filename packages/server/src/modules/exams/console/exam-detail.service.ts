import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { consoleExam } from '@campus/contract/exams/console.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { listChanges } from '../exams/exam-history.repository.ts'
import { presentChange, presentPlanned, presentSittings } from '../exams/exam-view.ts'
import { readLessonClashes } from '../exams/lesson-clashes.service.ts'
import { listSeats } from '../seats/seat.repository.ts'
import { requireExam } from './exam-admin.service.ts'
import { readUnseated } from './unseated.service.ts'

export const readExam = async (ctx: CallerCtx, { id }: InputOf<typeof consoleExam>): Promise<OutputOf<typeof consoleExam>> => {
  const row = await requireExam(ctx, id)
  const seats = await listSeats(ctx.sql, id)
  return {
    exam: presentPlanned(ctx, row),
    lessonClashes: await readLessonClashes(ctx, row),
    plan: presentSittings(ctx, row.sittings, seats, { withNames: true, withNeeds: () => true }),
    unseated: await readUnseated(ctx, row, seats),
    changes: (await listChanges(ctx.sql, [id])).map((change) => ({
      ...presentChange(change),
      by: personNameIn({ name: change.by_name, namePinyin: change.by_pinyin }, ctx.language),
    })),
  }
}
