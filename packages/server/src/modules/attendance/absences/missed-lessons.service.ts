import type { missedLessons } from '@campus/contract/attendance/missed-lessons.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { longestLeaveDays } from '@campus/contract/leave/leave-requests.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { presentAtSchool } from '../lessons/lesson-view.ts'
import { readerOf } from '../lessons/reader.service.ts'
import { listLessonsIn, listTaughtIn } from './absence.repository.ts'

const day = 86_400_000

/** A student misses what they take, a teacher what they teach. */
export const listMissed = async (ctx: CallerCtx, asked: InputOf<typeof missedLessons>): Promise<OutputOf<typeof missedLessons>> => {
  const { personId, roles } = ctx.caller
  const [from, until] = [new Date(asked.from), new Date(asked.until)]
  if (until <= from || until.getTime() - from.getTime() > longestLeaveDays * day) throw refuse('attendance_span_long')
  const span = { personId, from, until }
  const rows = await (roles.includes('student') ? listLessonsIn(ctx.sql, span) : listTaughtIn(ctx.sql, span))
  const reader = await readerOf(ctx)
  return rows.map((row) => presentAtSchool(row, reader))
}
