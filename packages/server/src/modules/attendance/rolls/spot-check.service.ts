import type { spotCheck } from '@campus/contract/attendance/roll-calls.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireTaughtLesson } from '../lessons/lesson.service.ts'
import { listRoll } from './roll-call.repository.ts'
import { draw } from './spot-check.rules.ts'

/** A name that is drawn is asked for aloud; the answer is an ordinary mark. */
export const drawForCheck = async (ctx: CallerCtx, { lessonId, count }: InputOf<typeof spotCheck>): Promise<OutputOf<typeof spotCheck>> => {
  const { lesson } = await requireTaughtLesson(ctx, lessonId)
  if (lesson.opened_at === null) throw refuse('roll_call_not_open')
  const signed = (await listRoll(ctx.sql, lessonId)).filter((row) => row.signed_at !== null && !row.is_marked)
  return { personIds: draw(signed, count, Math.random).map(({ person_id }) => person_id) }
}
