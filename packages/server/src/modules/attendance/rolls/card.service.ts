import type { markByCard, RollPerson } from '@campus/contract/attendance/roll-calls.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { ownerOfCard } from '../../scan/scan.service.ts'
import { requireTaughtLesson } from '../lessons/lesson.service.ts'
import { mark } from './marking.service.ts'
import { listRoll, lockRollCall } from './roll-call.repository.ts'
import { presentPerson } from './roll-view.ts'

/** A card lives for minutes and is shown by its owner: the teacher saw the person. Who signed in late stays late. */
export const markCard = (ctx: CallerCtx, { lessonId, text }: InputOf<typeof markByCard>): Promise<RollPerson> =>
  inTransaction(ctx, async (ctx) => {
    await requireTaughtLesson(ctx, lessonId)
    const personId = ownerOfCard(ctx, text)
    if (personId === undefined) throw refuse('card_unknown')
    const roll = await lockRollCall(ctx.sql, lessonId)
    if (roll?.closed_at !== null) throw refuse('roll_call_not_open')
    const [row] = await listRoll(ctx.sql, lessonId, [personId])
    if (!row) throw refuse('not_in_lesson')
    const hasCome = row.state === 'present' || row.state === 'late' || row.state === 'early'
    if (hasCome && !row.is_doubtful) return presentPerson(ctx, row)
    const at = ctx.now().toISOString()
    const [person] = await mark(ctx, { lessonId, marks: [{ personId, state: hasCome ? 'confirm' : 'present', at }], reason: '' })
    return person ?? presentPerson(ctx, row)
  })
