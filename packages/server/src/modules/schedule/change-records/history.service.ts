import type { OutputOf } from '@campus/contract/call.ts'
import type { lessonDetail } from '@campus/contract/schedule/timetable.ts'
import type { Ctx } from '../../../context/context.ts'
import { listHistory } from './change.repository.ts'
import { presentPart } from './change-view.ts'

/** What was changed by hand about a lesson, before and after. */
export const readHistory = async (ctx: Ctx, lessonId: string): Promise<OutputOf<typeof lessonDetail>['history']> =>
  (await listHistory(ctx.sql, lessonId)).flatMap(({ kind, decided_at, parts }) => {
    const part = parts.find(({ lesson_id }) => lesson_id === lessonId)
    return part && decided_at ? [{ ...presentPart(part, ctx.language), kind, decidedAt: decided_at.toISOString() }] : []
  })
